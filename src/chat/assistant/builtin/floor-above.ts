import type { Reading } from '../reading/read-question.ts';
import { isGoods } from './is-goods.ts';

/** What lies below a floor and decides what goes between the two. */
export const liesBelow: ReadonlySet<string> = new Set(['underfloor heating', 'concrete', 'over floorboards', 'over tiles', 'noise']);
const between: ReadonlySet<string> = new Set(['underlay', 'adhesive', 'primer']);

/** 'can laminate go over underfloor heating, and does it need a special underlay': which floor that is for, and what lies below it. */
export function withFloorAbove(said: readonly Reading[]): readonly Reading[] {
  return said.map((one, at) => {
    const before = said[at - 1];
    const [goods, ...others] = one.floor;
    if (!before || !goods || others.length || !between.has(goods) || one.condition.length + one.names.length + one.measured.length > 0) return one;
    const condition = before.condition.filter((name) => liesBelow.has(name));
    const [floor, ...more] = before.floor;
    if (!condition.length || !floor || more.length || isGoods(floor) || before.names.length > 0) return one;
    return { ...one, told: `${floor} ${condition.join(', ')}`, floor: [floor, goods], condition, refersBack: false };
  });
}

const wantsIt =
  /^(?:(?:so|and|we|i|im|were|we are|i am|id|wed|just|really) )*(?:want(?:ing)?|thinking (?:of|about)|planning(?: on)?|going (?:for|with)|looking at|hoping (?:for|to)|would like|like|fancy|after|set on)\b/;
const ofLaying =
  /\b(?:straight|directly|over|on top of|onto|under|underneath|underlay|ply\w*|glue[ds]?|level\w*|prime[ds]?|primer|acclimati\w+|lifted|dry|damp|heating|membrane)\b/;

/** 'want glue down LVT in the dining room. Can it go straight on the boards': one thing, asked of the floor that is wanted. */
export function withFloorWanted(said: readonly Reading[]): readonly Reading[] {
  return said.flatMap((one, at) => {
    const [before, next] = [said[at - 1], said[at + 1]];
    if (next && isAskedOf(one, next)) return [];
    if (!before || !isAskedOf(before, one)) return [one];
    return [{ ...one, told: `${before.text}, ${one.told}`, floor: before.floor, room: [...new Set([...before.room, ...one.room])] }];
  });
}

function isAskedOf(wanted: Reading, { floor, names, intent, measured, asks, colour, refersBack, said }: Reading): boolean {
  const isOne =
    wanted.floor.length === 1 && !wanted.floor.some(isGoods) && wanted.names.length + wanted.measured.length === 0 && wanted.price === null;
  const isBare = floor.length + names.length + measured.length + colour.length === 0 && intent === null && !asks.stock && !asks.price;
  return isOne && isBare && refersBack && wantsIt.test(wanted.said) && ofLaying.test(said);
}
