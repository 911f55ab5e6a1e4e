import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { Asked, Part } from '../part.ts';
import { answerCompare } from './compare.server.ts';

const two =
  /\b(\d+(?:\.\d+)?) ?mm(?: [a-z]+){0,6}? (?:or|and|vs|versus|against|to|than|over|from) (?:the |a |just the )?(\d+(?:\.\d+)?)(?: ?mm)?\b(?! ?(?:m2|m²|m\b|x|by|cm|metres?|meters?|steps?|stairs?|boxes|rolls|%|-))/;
const asksApart = /\b(?:differ\w*|better|best|worth|extra|compar\w*|or|which|thicker|dearer|warmer|softer|last)\b/;

/** 'is the 11 mm worth the extra over the 9', 'the 3 mm or the 5 mm' of what was shown: the two set against each other. Null for anything else. */
export async function answerThicknessesShown(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const isBare = reading.names.length + reading.floor.length + reading.measured.length + reading.ordinals.length === 0;
  const [, first, second] = (isBare && context.shown.length > 1 && asksApart.test(reading.said) && two.exec(reading.text.toLowerCase())) || [];
  if (!first || !second || first === second) return null;
  const shown = await listSummaries(shop, context.shown);
  const nthOf = (figure: string) => {
    const product = shown.find(({ thickness, name }) => thickness === `${figure}mm` || new RegExp(`\\b${figure}mm\\b`).test(name));
    return product ? context.shown.indexOf(product.id) + 1 : 0;
  };
  const ordinals = [nthOf(first), nthOf(second)];
  if (ordinals.includes(0) || ordinals[0] === ordinals[1]) return null;
  return answerCompare({ ...asked, reading: { ...reading, thickness: null, ordinals } });
}
