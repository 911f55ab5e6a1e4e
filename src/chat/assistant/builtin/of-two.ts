import type { Reading } from '../reading/read-question.ts';

export const ofBoth = /\b(?:which|difference|price|prices|cost|costs|dearer|cheaper|better|best|longer|harder|warmer|quieter)\b/;
const ofPrice = /\b(?:dearer|dearest|cheaper|cheapest|pricier|expensive|price|prices|cost|costs|how much)\b/;
const oneOrOther = / (?:or|vs|versus|against) /;
const longest = 8;

/** 'the Gull Grey or the Dry Oak, which is cheaper'; of what is only described, 'wool carpet or the saxony', nothing but the price. */
export function isOfTwo({ sides, floor, names, describing, text }: Reading, { said }: Reading): boolean {
  if (sides.length > 1) return ofBoth.test(said);
  const isDescribed = floor.length === 1 && names.length === 0 && describing.length > 1 && text.split(' ').length <= longest;
  return isDescribed && oneOrOther.test(text) && ofPrice.test(said);
}
