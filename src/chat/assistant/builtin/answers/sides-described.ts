import { emptyWish, type Wish } from '../../context.ts';
import { type Reading, readQuestion } from '../../reading/read-question.ts';
import { wishOf } from '../wish.ts';

const between = /\b(?:or|vs|versus|against|and|than)\b/;
const own = ['colour', 'species', 'look', 'style'] as const;

/** 'real slate or the slate look click tile': each side as it was described itself; none where one description holds of both. */
export function sidesDescribed({ text }: Pick<Reading, 'text'>): Wish[] {
  const halves = text.split(between);
  const sides = halves.slice(0, 2).flatMap((half) => readQuestion(half, { words: new Set(), phrases: [] }).slice(0, 1).map(sideOf));
  const [one, other] = sides;
  if (halves.length < 2 || !one || !other || !one.floor.length || !other.floor.length) return [];
  const isApart = own.some((key) => one[key].join() !== other[key].join()) && own.some((key) => one[key].length + other[key].length > 0);
  // 'grey laminate or lvt': the colour is meant of both.
  const isOfFirst = own.some((key) => one[key].length > 0) && own.every((key) => other[key].length === 0);
  return isApart && !isOfFirst ? sides : [];
}

function sideOf(reading: Reading): Wish {
  const { colour, species, look, style, finish, floor, feature } = wishOf(reading);
  // Tiles that click are of vinyl.
  const kinds = feature.includes('click') && floor.join() === 'tiles' ? ['click lvt'] : floor;
  return { ...emptyWish, colour, species, look, style, finish, floor: kinds, feature: feature.filter((name) => name !== 'click') };
}
