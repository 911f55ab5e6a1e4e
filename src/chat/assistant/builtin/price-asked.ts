import type { Asked } from './part.ts';

const ofPrice =
  /^(?:and |so )*(?:is|are|was) (?:it |that |they |the (?:\w+ ){1,5}|your (?:\w+ ){1,5})?(?:really |only |just )?\{price\}(?: for (?:the|an?|one)\b| (?:an?|per|each)\b)/;

/** 'each or per metre', 'really £94 for one' */
const asksWhich = /\bor (?:an?|per|each|the|is)\b|\breally\b/;

/** 'is £29.95 for the stair nosing each or per metre': a price that is asked about limits nothing that is looked for. */
export function withPriceAsked(asked: Asked): Asked {
  const { reading } = asked;
  return reading.price && reading.measured.length === 0 && ofPrice.test(reading.said) && asksWhich.test(reading.said)
    ? { ...asked, reading: { ...reading, price: null } }
    : asked;
}
