import { isForIt, laidWith } from './goes-on-with.ts';
import type { Asked } from './part.ts';

const sumWith = /\b(?:come to|comes to|cost|costs|price|total|set me back|work out at)\b.*\b(?:with|plus|and|including|incl)\b/;

/** 'what would the first come to with adhesive and grout', 'and underlay for it?': the sum of the floor that was measured, with what it is laid with. */
export function isSumWithGoods(asked: Asked): boolean {
  const { reading, context } = asked;
  const isOfOne = reading.ordinals.length === 1 || reading.names.length > 0 || (context.focus !== null && (reading.refersBack || isForIt(asked)));
  return isOfOne && isMeasured(asked) && reading.floor.length > 0 && reading.floor.every((name) => laidWith.has(name)) && asksSum(asked);
}

const isMeasured = ({ reading, context }: Asked) => reading.measured.length + context.measured.length > 0;

function asksSum(asked: Asked): boolean {
  const { said, floor } = asked.reading;
  if (sumWith.test(said)) return true;
  return asked.context.topic !== 'sundries' && isForIt(asked) && !ofGoodsAlone.test(said) && floor.every((name) => counted.has(name));
}

/** 'how much adhesive for that', 'what underlay for it'. */
const ofGoodsAlone =
  /\b(?:what|which|how (?:much|many))\b(?! (?:(?:is|are|does|would) (?:it|that|this)|for (?:it|that|this|them)\b(?: \w+)? (?:with|and|plus|including|incl)))/;
const counted: ReadonlySet<string> = new Set(['underlay', 'adhesive', 'grout']);
