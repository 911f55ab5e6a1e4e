import type { Product } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { vatIncluded } from '#money/vat.ts';
import type { Calculation } from '../../assistant.ts';
import { areaOf, type MeasuredRoom } from '../../reading/measures.ts';
import type { Reading } from '../../reading/read-question.ts';
import { asksLeftOver, leftOver } from './amounts.ts';

const asksPieces = /\bhow many (?:[\w{}]+ )?(?:tiles|planks|boards|slabs|pieces|sheets)\b/;
const mmPerM = 1000;

/** What was asked besides boxes and cost: the pieces, the price without VAT, what is left over, how many more than those at home, a spare one. */
export function alsoAsked({ said, intent, told, text }: Reading, product: Product, sum: Calculation): string[] {
  const { piecesPerBox, unit } = product;
  const pieces =
    piecesPerBox && piecesPerBox > 1 && asksPieces.test(said)
      ? `With ${piecesPerBox} pieces in a ${unitWords(unit).one}, that is ${piecesPerBox * sum.boxes} pieces.`
      : '';
  const net =
    intent === 'vat' || /\bvat\b/.test(said)
      ? `Our prices include VAT; without VAT at 20% that is ${formatPounds(sum.totalPence - vatIncluded(sum.totalPence))}.`
      : '';
  const boxes = hasSome.exec(`${told} ${text}`)?.[1];
  const had = boxes ? sayMissing(product, sum, Number(boxes)) : '';
  const over = asksSpare.test(said)
    ? `One ${unitWords(unit).one} more than that is worth keeping for repairs: what is made later may differ a little in shade.`
    : '';
  return [pieces, net, asksLeftOver.test(said) && !over ? leftOver(product, sum) : '', had, over];
}

const hasSome =
  /\b(?:have|got|ive|i've|weve|we've|had)\b(?: \w+){0,4}? (\d{1,3}) (?:boxes|box|packs?|rolls?|metres)\b(?=.*\b(?:left|already|over|spare|more|at home|in the (?:garage|shed|attic|loft))\b)/;
const asksSpare = /\b(?:should|would|do|worth|need|get|buy|order|keep|add)\b.*\b(?:spare|extra) (?:box|pack|one|boxes|couple|few)\b/;

/** 'I've 3 boxes left from last time': how many more it takes, and what those come to. */
function sayMissing({ unit, pricePence }: Product, { boxes }: Calculation, had: number): string {
  const more = boxes - had;
  return more > 0
    ? `You have ${countUnits(had, unit)}, so it takes ${countUnits(more, unit)} more: ${formatPounds(more * pricePence)}.`
    : `The ${countUnits(had, unit)} that you have are enough.`;
}

/** 'how many 600x600 tiles for 9 m²': the pieces of that size, without and with 10% for cuts; empty where they are not asked. */
export function sayPieces({ said, size }: Pick<Reading, 'said' | 'size'>, measured: readonly MeasuredRoom[]): string {
  const [widthMm = 0, lengthMm = 0] = (size ?? '').split('x').map(Number);
  const pieceM2 = (widthMm * lengthMm) / mmPerM ** 2;
  const areaM2 = areaOf(measured) / mmPerM ** 2;
  if (!(pieceM2 > 0) || areaM2 <= 0 || !asksPieces.test(said)) return '';
  const count = (share: number) => Math.ceil((areaM2 * share) / pieceM2 - 1e-9);
  return `A tile of ${widthMm} × ${lengthMm} mm covers ${Math.round(pieceM2 * 10_000) / 10_000} m², so that is ${count(1)} tiles, or ${count(1.1)} with the cuts.`;
}
