import type { Product } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatArea } from '#measuring/area.ts';
import { areaFromBoxes } from '#measuring/boxes.ts';
import { type Room, roomShapes } from '#measuring/rooms.ts';
import { wasteOf } from '#measuring/wastage.ts';
import { roomWorking } from '#measuring/working.ts';
import { formatPounds } from '#money/pence.ts';
import { vatIncluded } from '#money/vat.ts';
import type { Calculation } from '../../assistant.ts';
import type { AnswerContext } from '../../context.ts';
import type { MeasuredRoom } from '../../reading/measures.ts';
import type { Reading } from '../../reading/read-question.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, reachUs, sayStock, sayThereIs, upperFirst } from '../say.ts';

export const asksEnough =
  /\b(?:enough|enuf|suffic\w*)\b|\b(?:will|would|does|do|is|are|can|could) (?:\w+ ){0,2}\{count\}|\{count\} (?:\S+ ){0,6}(?:do|cover|work|stretch|suffice|go round)\b|\b(?:will|would|is|does|can) (?:it|that|they|this|those)(?: lot| many)?(?: be)? (?:do|cover|stretch|suffice|enough|go round)\b/;
export const asksLeftOver =
  /\b(?:left ?overs?|(?:be|have|get) (?:\w+ )?(?:left|over|spare)|any (?:left|over|spare)|how much (?:is|will be) (?:left|spare|over)|spares?|to spare)\b/;
const asksStock = /\b(?:enough|in stock|have (?:you|yous|ye)|available|do you have|left(?! ?over)|got)\b/;
const asksPieces = /\bhow many (?:\w+ )?(?:tiles|planks|boards|slabs|pieces)\b/;

/** 'Will six boxes do?' Yes or no, before the sum. */
export function verdict({ boxes, said }: Pick<Reading, 'boxes' | 'said'>, { unit }: Product, { boxes: needed }: Calculation): string {
  if (boxes === null || !asksEnough.test(said)) return '';
  if (boxes < needed)
    return `No, ${countUnits(boxes, unit)} ${boxes === 1 ? 'is' : 'are'} not enough: you are ${countUnits(needed - boxes, unit)} short. `;
  return `Yes, ${countUnits(boxes, unit)} ${boxes === 1 ? 'is' : 'are'} enough${boxes > needed ? `, with ${boxes - needed} to spare` : ''}. `;
}

/** What was asked besides boxes and cost: the pieces, the price without VAT, what is left over. */
export function alsoAsked({ said, intent }: Pick<Reading, 'said' | 'intent'>, product: Product, sum: Calculation): string[] {
  const { piecesPerBox, unit } = product;
  const pieces =
    piecesPerBox && asksPieces.test(said)
      ? `With ${piecesPerBox} pieces in a ${unitWords(unit).one}, that is ${piecesPerBox * sum.boxes} pieces.`
      : '';
  const net =
    intent === 'vat' || /\bvat\b/.test(said)
      ? `Our prices include VAT; without VAT at 20% that is ${formatPounds(sum.totalPence - vatIncluded(sum.totalPence))}.`
      : '';
  const waste = asksWaste.test(said) ? `Yes, the waste is included: that is the ${sum.wastePercent}% for cuts.` : '';
  return [pieces, net, waste, asksLeftOver.test(said) ? leftOver(product, sum) : ''];
}

const asksWaste =
  /\b(?:is|are|does|do|has|have|with)\b.*\b(?:waste|wastage|cuts|offcuts|extra)\b.*\b(?:includ\w*|in|allow\w*|counted|added|on top)\b|\bincludes? (?:the |any |that )?(?:waste|wastage|cuts|extra)\b/;

/** What so many boxes hold beyond the floor itself; empty for goods without coverage. */
export function leftOver({ coverageMilliM2, unit }: Product, sum: Calculation | null): string {
  if (!sum || coverageMilliM2 === null) return '';
  const bought = (sum.boxes * coverageMilliM2) / 1000;
  const afterCuts = bought - sum.areaM2 * (1 + sum.wastePercent / 100);
  const m2 = (area: number) => `${Math.max(0, area).toFixed(2)} m²`;
  return `${upperFirst(countUnits(sum.boxes, unit))} ${sum.boxes === 1 ? 'covers' : 'cover'} ${m2(bought)}: that is ${m2(bought - sum.areaM2)} more than the floor. If the cuts take all of the ${sum.wastePercent}%, ${m2(afterCuts)} is left over.`;
}

/** How goods off a roll come: the coverage of a metre is the roll's width. Empty for what comes in boxes. */
export function sayRoll({ unit, coverageMilliM2 }: Pick<Product, 'unit' | 'coverageMilliM2'>): string {
  return unit === 'metre' && coverageMilliM2 !== null ? `It comes off a roll ${coverageMilliM2 / 1000} m wide and is sold by the metre.` : '';
}

/** The length off a roll that one room takes without a join, and in whole metres; null where it is wider than the roll both ways, or there are several rooms. */
export function metresInOnePiece(product: Product, measured: readonly MeasuredRoom[]): { lengthM: number; metres: number } | null {
  const [room] = measured;
  if (sayRoll(product) === '' || measured.length !== 1 || !room || 'areaMm2' in room || room.times !== 1 || room.as) return null;
  const rollMm = product.coverageMilliM2 ?? 0;
  const lengths = [room.lengthMm, room.widthMm].filter((_, at, sides) => (sides[1 - at] ?? 0) <= rollMm);
  const length = Math.min(...lengths);
  return lengths.length ? { lengthM: length / 1000, metres: Math.ceil(length / 1000) } : null;
}

/** The whole metres of a roll that one room takes in one piece; empty where it is no wider than the roll either way, or there are several rooms. */
export function inOnePiece(product: Product, measured: readonly MeasuredRoom[]): string {
  const [room] = measured;
  if (sayRoll(product) === '' || measured.length !== 1 || !room || 'areaMm2' in room || room.times !== 1 || room.as) return '';
  const piece = metresInOnePiece(product, measured);
  if (!piece) return 'The room is wider than the roll both ways, so it takes a join.';
  const { lengthM, metres } = piece;
  return `In one piece the room takes ${lengthM} m of it, so ${countUnits(metres, product.unit)}, ${formatPounds(metres * product.pricePence)}.`;
}

/** Whether so many boxes are there. The number is told where it was asked for. */
export function stockFor({ reading, settings }: Asked, product: Product, boxes: number): string {
  if (product.stock < boxes)
    return `Please note: ${sayTooFew(product)}, so please ${reachUs(settings)} about ${product.stock > 0 ? 'the rest' : 'it'}.`;
  return asksStock.test(reading.said) ? `There are ${countUnits(product.stock, product.unit)} in stock, which is enough.` : sayThereIs(product);
}

function sayTooFew({ stock, unit }: Product): string {
  return stock > 0 ? `only ${countUnits(stock, unit)} ${stock === 1 ? 'is' : 'are'} free at the moment` : 'it is out of stock at the moment';
}

/** 'How much do 5 boxes cover?' */
export function coverOf(product: Product, boxes: number, kept: Partial<AnswerContext>): Part {
  const cost = formatPounds(boxes * product.pricePence);
  const { coverageMilliM2 } = product;
  const stock =
    product.stock >= boxes
      ? product.stock > 10
        ? `There are ${product.stock} of them.`
        : `${upperFirst(sayStock(product))}.`
      : `${product.stock > 0 ? `There are only ${product.stock}` : 'It is out of stock'} at the moment.`;
  const covers =
    coverageMilliM2 === null
      ? ''
      : ` They cover ${(boxes * coverageMilliM2) / 1000} m², which is enough for a floor of ${formatArea(areaFromBoxes(boxes, wasteOf('straight'), coverageMilliM2))} with 10% for cuts.`;
  return {
    text: `${upperFirst(countUnits(boxes, product.unit))} of ${linkTo(product)} ${boxes === 1 ? 'comes' : 'come'} to ${cost}.${covers} ${stock}`,
    products: [product.id],
    sources: [productSource(product)],
    context: { ...kept, focus: product.id },
  };
}

/** 'Twelve metres' of what is sold by the metre. */
export function metresOf(measured: readonly MeasuredRoom[], said: string): number | null {
  const [room] = measured;
  const ofIt = measured.length ? null : /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:m|mtrs?|met(?:re|er)s?) of\b/.exec(said)?.[1];
  if (ofIt) return Math.ceil(Number(ofIt));
  return measured.length === 1 && room?.as === 'metres' && 'areaMm2' in room ? Math.ceil(room.areaMm2 / 1_000_000) : null;
}

/**
 * Rooms for the working in words; what is taken away comes off the largest. None where an area was given as such, which has no
 * sides, or where more than one thing is taken away.
 */
export function roomsOf(measured: readonly MeasuredRoom[]): Room[] {
  const sides = measured.flatMap((room, at) => ('lengthMm' in room ? [{ room, at }] : []));
  if (sides.length !== measured.length) return [];
  const part = ({ lengthMm, widthMm }: { lengthMm: number; widthMm: number }) => ({ length: lengthMm * 1000, width: widthMm * 1000 });
  const size = ({ room }: (typeof sides)[number]) => room.lengthMm * room.widthMm;
  const less = sides.filter(({ room }) => room.times < 0);
  const whole = sides.filter(({ room }) => room.times > 0);
  const largest = whole.toSorted((a, b) => size(b) - size(a))[0];
  if (less.length > 1 || less.some(({ room }) => room.times < -1) || (less.length && largest?.room.times !== 1)) return [];
  return whole.flatMap(({ room, at }) => {
    const off = largest?.at === at ? less : [];
    const shape = off.length ? roomShapes[1].shape : roomShapes[0].shape;
    return Array.from({ length: room.times }, () => ({
      name: upperFirst(room.name) || `Room ${at + 1}`,
      shape,
      parts: [part(room), ...off.map((one) => part(one.room))],
    }));
  });
}

/** ' (5.00 m × 4.00 m − 1.20 m × 0.40 m = 19.52 m²)' where something is taken away, so that it can be checked. */
export function workingOf(measured: readonly MeasuredRoom[]): string {
  const [room] = roomsOf(measured);
  return room?.shape === 'l-shape' ? ` (${roomWorking(room, 'm')})` : '';
}
