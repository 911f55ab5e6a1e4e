import { emptyWish, type Wish } from '../../context.ts';
import { noNames, type Reading, readQuestion } from '../../reading/read-question.ts';
import { wishOf } from '../wish.ts';

const between = /\b(?:or|vs|versus|against|and|than)\b/;
const own = ['colour', 'species', 'look', 'style'] as const;

/** 'real slate or the slate look click tile': each side as it was described itself; none where one description holds of both. */
export function sidesDescribed({ text }: Pick<Reading, 'text'>): Wish[] {
  const halves = text.split(between);
  const sides = halves.slice(0, 2).flatMap((half) => readQuestion(half, noNames).slice(0, 1).map(sideOf));
  const [one, other] = sides;
  if (halves.length < 2 || !one || !other || !one.floor.length || !other.floor.length) return [];
  const isApart = own.some((key) => one[key].join() !== other[key].join()) && own.some((key) => one[key].length + other[key].length > 0);
  // 'grey laminate or lvt': the colour is meant of both.
  const isOfFirst = own.some((key) => one[key].length > 0) && own.every((key) => other[key].length === 0);
  return isApart && !isOfFirst ? sides : [];
}

/** 'bamboo or oak', 'wool carpet or the saxony': two sides of which one alone need be called by its kind; none where either says nothing of a floor. */
export function twoSides(text: string): Wish[] {
  const halves = text.toLowerCase().split(between).slice(0, 2);
  const [one, other] = halves.flatMap((half) => readQuestion(half, noNames).slice(0, 1).map(sideOf));
  if (halves.length < 2 || !one || !other || !isTold(one) || !isTold(other) || !(one.floor.length || other.floor.length)) return [];
  const both = [kindFrom(one, other), kindFrom(other, one)];
  return JSON.stringify(both[0]) === JSON.stringify(both[1]) ? [] : both;
}

const isTold = (wish: Wish) => wish.floor.length + wish.feature.length > 0 || own.some((key) => wish[key].length > 0);
/** Made of a wood, though the wood is not said to be one: 'bamboo or oak'. */
const notOfWoods: ReadonlySet<string> = new Set(['bamboo', 'carpet', 'tiles', 'porcelain', 'lino', 'vinyl']);

function kindFrom(side: Wish, other: Wish): Wish {
  if (side.floor.length) return side;
  const isWood = side.species.length > 0 && other.floor.some((kind) => notOfWoods.has(kind));
  return { ...side, floor: isWood ? ['wood'] : other.floor };
}

function sideOf(reading: Reading): Wish {
  const { colour, species, look, style, finish, floor, feature } = wishOf(reading);
  // Tiles that click are of vinyl.
  const kinds = feature.includes('click') && floor.join() === 'tiles' ? ['click lvt'] : floor;
  return { ...emptyWish, colour, species, look, style, finish, floor: kinds, feature: feature.filter((name) => name !== 'click') };
}
