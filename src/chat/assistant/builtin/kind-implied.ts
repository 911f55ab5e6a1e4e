import type { Reading } from '../reading/read-question.ts';
import { isGoods } from './is-goods.ts';
import { hasPlace, isLooking } from './situation.ts';

const asksWhether = /^(?:and |so |but )*(?:is|are|can|could|do|does|did|will|would|should)\b/;
const piles: ReadonlySet<string> = new Set(['loop', 'saxony', 'twist', 'flatweave']);
const ofWood = /\b(?:oak|walnut|ash|pine|maple|birch|cherry)(?: wood| parquet| herringbone)? (?:floors?|flooring|boards?|planks?|parquet)\b/;

/** 'something to join the hall laminate to the kitchen tile': a bar, though nobody called it one. */
const joinsThem = /\b(?:something|anything|what|whats|which|need|want|piece|metal)\b.*\b(?:joins?|joining|bridges?|meets?|between)\b/;

/** What a stone is called where a floor only looks of it. */
const lookOf: Readonly<Record<string, string>> = { marble: 'marble effect', slate: 'slate effect', 'natural stone': 'stone effect' };

/** What differs, where people say it. */
const oddsBetween = /\b(?:odds|difference|differ|much|choose|choice) (?:is there |in it )?between\b/;

/** 'a bar where the new floor is higher than the tiles' */
const barOverStep = /\b(?:bar|strip|edging)\b.*\b(?:higher|lower|thicker|step|drops?)\b/;

/** 'is a loop pile alright with cats', 'will my dog scratch an oak floor': the kind of floor that a pile or a wood stands for, where nothing else is named. */
export function withKindImplied(reading: Reading): Reading {
  const { floor, names, style, said } = reading;
  // 'white marble click tile': nothing of stone clicks, so it only looks of it.
  const stone = floor.filter((name) => lookOf[name]);
  if (names.length === 0 && reading.feature.includes('click') && floor.includes('tiles') && floor.length === stone.length + 1)
    return { ...reading, floor: ['click lvt'], look: [...new Set([...reading.look, ...stone.flatMap((name) => lookOf[name] ?? [])])] };
  if (floor.length === 1 && !floor.some(isGoods) && names.length === 0 && barOverStep.test(said))
    return { ...reading, floor: [...floor, 'threshold'] };
  // The difference between two kinds is no gap in the floor.
  const isOfTwo = floor.length === 2 && !floor.some(isGoods) && names.length === 0 && !reading.asks.strongCompare;
  if (isOfTwo && joinsThem.test(said) && !oddsBetween.test(said)) return { ...reading, floor: [...floor, 'threshold'] };
  if (floor.length + names.length > 0 || !hasPlace(reading) || !asksWhether.test(said) || isLooking(reading)) return reading;
  const kind = style.some((name) => piles.has(name)) ? 'carpet' : ofWood.test(said) ? 'wood' : null;
  return kind ? { ...reading, floor: [kind], species: [] } : reading;
}
