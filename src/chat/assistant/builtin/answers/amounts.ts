import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatArea } from '#measuring/area.ts';
import { areaFromBoxes } from '#measuring/boxes.ts';
import { type Room, roomShapes } from '#measuring/rooms.ts';
import { formatWaste, layingPatterns, wasteOf } from '#measuring/wastage.ts';
import { roomWorking } from '#measuring/working.ts';
import { formatPounds } from '#money/pence.ts';
import type { Calculation } from '../../assistant.ts';
import type { AnswerContext } from '../../context.ts';
import type { MeasuredRoom } from '../../reading/measures.ts';
import type { Reading } from '../../reading/read-question.ts';
import { ofMoneyNamed } from '../money-told.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, lowerFirst, productSource, reachUs, sayStock, sayThereIs, upperFirst } from '../say.ts';

export const asksEnough =
  /\b(?:enough|enuf|suffic\w*)\b|\b(?:will|would|does|do|is|are|can|could) (?:\w+ ){0,2}\{count\}|\{count\} (?:\S+ ){0,6}(?:do|cover|work|stretch|suffice|go round)\b|\{count\} (?:\S+ ){0,3}(?:sounds?|look|looks|be|is|about|seem|seems) (?:about |all |too )?(?:right|ok|okay|alright|much|many|few|reasonable)\b|\{count\}.*\b(?:can|could|will|would|should) (?:i|we|it|that|they) (?:\w+ )?(?:floor|do|tile|lay|cover|manage|get away|carpet|finish|stretch|board)\b|\b(?:will|would|is|does|can) (?:it|that|they|this|those)(?: lot| many)?(?: be)? (?:do|cover|stretch|suffice|enough|go round)\b/;
export const asksLeftOver =
  /\b(?:left ?overs?|(?:be|have|get) (?:\w+ )?(?:left|over|spare)|any (?:left|over|spare)|how much (?:is|will be) (?:left|spare|over)|spares?|to spare)\b/;
const asksStock = /\b(?:enough|in stock|have (?:you|yous|ye)|available|do you have|left(?! ?over)|got)\b/;

const asksRight =
  /\b(?:is|does|are|sounds?|look|seem)s? (?:that|it|this|they) ?(?:sounds? |look |seem |about |be |too )*(?:right|ok|okay|correct|much|many|a lot)\b|\btoo (?:many|much)\b|\b(?:sounds?|looks?|seems?) (?:about )?right\b/;

/** 'have you enough for 40 m²' */
const isThereEnough = /\b(?:have|got|is there|are there|do you|stock)\b.*\benough\b|\benough\b.*\b(?:left|in stock|there)\b/;

/** 'Will six boxes do?' Yes or no, before the sum. */
export function verdict(
  { boxes: counted, said, told, text }: Pick<Reading, 'boxes' | 'said' | 'told' | 'text'>,
  { unit, stock, coverageCm2 }: Product,
  { boxes: needed, areaM2, wastePercent }: Calculation,
): string {
  // 'is 4 metres enough for 3.8 x 3.6'
  const boxes = counted ?? (unit === 'metre' ? metresOf([], `${told} ${text}`) : null);
  if (boxes === null && isThereEnough.test(said))
    return needed > stock
      ? `No: ${countUnits(needed, unit)} ${needed === 1 ? 'is' : 'are'} needed and ${stock > 0 ? `only ${stock} ${stock === 1 ? 'is' : 'are'} free` : 'none is there at the moment'}. `
      : 'Yes, there is enough. ';
  // 'I was quoted 18 boxes for 30 m², is that right'
  if (boxes !== null && boxes > needed && asksRight.test(`${told} ${text}`))
    return `${upperFirst(countUnits(boxes, unit))} is ${boxes - needed} more than it takes by our sum${boxes - needed < 3 ? ', which leaves a spare' : ''}. `;
  if (boxes === null || !(asksEnough.test(said) || asksRight.test(`${told} ${text}`))) return '';
  if (boxes < needed) {
    const covered = (boxes * (coverageCm2 ?? 0)) / 10_000;
    // The cuts may come out of little more than the room: whoever lays a roll in whole strips may do with it.
    if (unit !== 'metre' && covered >= areaM2 && wastePercent > 0)
      return `Only just: ${countUnits(boxes, unit)} ${boxes === 1 ? 'covers' : 'cover'} ${covered.toFixed(2)} m² and the room has ${areaM2.toFixed(2)} m², so it does if next to nothing is wasted; with ${wastePercent}% for cuts you are ${countUnits(needed - boxes, unit)} short. `;
    return `No, ${countUnits(boxes, unit)} ${boxes === 1 ? 'is' : 'are'} not enough: you are ${countUnits(needed - boxes, unit)} short. `;
  }
  return `Yes, ${countUnits(boxes, unit)} ${boxes === 1 ? 'is' : 'are'} enough${boxes > needed ? `, with ${boxes - needed} to spare` : ''}. `;
}

/** 'is that with waste', before the sum; empty where it was not asked. */
export function sayWaste({ said }: Pick<Reading, 'said'>, sum: Calculation): string {
  if (!asksWaste.test(said)) return '';
  return sum.wastePercent > 0 ? `Yes, the waste is included: that is the ${sum.wastePercent}% for cuts. ` : 'No, nothing is added for waste here. ';
}

export const asksWaste =
  /\b(?:is|are|does|do|has|have|with)\b.*\b(?:waste|wastage|cuts|offcuts|extra)\b.*\b(?:includ\w*|in|allow\w*|counted|added|on top)\b|\b(?:is|does|has) (?:that|it|this|they|those) (?:with|have|including|inc|includes|got|for) (?:the |any |your )?(?:waste|wastage|cuts|extra)\b|\bincludes? (?:the |any |that )?(?:waste|wastage|cuts|extra)\b/;

/** 'will there be a join', 'would it be one piece': yes or no, before the sum, from how the room is cut off the roll. */
export function sayJoin(said: string, piece: string): string {
  const asksJoin = /\b(?:joins?|joined|seams?)\b/.test(said) && !/\b(?:no|without)\b/.test(said);
  if (piece.startsWith('In one piece')) return `${asksJoin ? 'No, none: in' : 'Yes: in'} one piece, without a join. `;
  return `${asksJoin ? 'Yes' : 'No'}: ${lowerFirst(piece)} `;
}

const asksMoney = /\{price\}.*\b(?:enough|cover|do it|stretch|get|buy)\b|\b(?:enough|afford|within|under|over|more than|less than|for)\b.*\{price\}/;

/** 'is £900 enough for 20 m² of it': yes or no, before the sum. */
export function sayMoneyEnough({ said, price }: Pick<Reading, 'said' | 'price'>, totalPence: number): string {
  const money = price && price.per !== 'm2' && price.per !== 'unit' ? price.maxPence : null;
  if (!money || !(asksMoney.test(said) || ofMoneyNamed.test(said))) return '';
  return money >= totalPence
    ? `Yes, ${formatPounds(money)} is enough. `
    : `No, ${formatPounds(money)} is not enough: it comes to ${formatPounds(totalPence)}. `;
}

/** What so many boxes hold beyond the floor itself; empty for goods without coverage. */
export function leftOver({ coverageCm2, unit }: Product, sum: Calculation | null): string {
  if (!sum || coverageCm2 === null) return '';
  const bought = (sum.boxes * coverageCm2) / 10_000;
  const afterCuts = bought - sum.areaM2 * (1 + sum.wastePercent / 100);
  const m2 = (area: number) => `${Math.max(0, area).toFixed(2)} m²`;
  return `${upperFirst(countUnits(sum.boxes, unit))} ${sum.boxes === 1 ? 'covers' : 'cover'} ${m2(bought)}: that is ${m2(bought - sum.areaM2)} more than the floor. If the cuts take all of the ${sum.wastePercent}%, ${m2(afterCuts)} is left over.`;
}

/** How goods off a roll come: the coverage of a metre is the roll's width. Empty for what comes in boxes. */
export function sayRoll({ unit, coverageCm2 }: Pick<Product, 'unit' | 'coverageCm2'>): string {
  return unit === 'metre' && coverageCm2 !== null ? `It comes off a roll ${coverageCm2 / 10_000} m wide and is sold by the metre.` : '';
}

/** What a piece is cut longer than the room, so that it can be trimmed at both ends. */
const trimMm = 100;

/**
 * The length off a roll that rooms take, each in one piece, and in whole metres with what is trimmed; rooms of one size lie side by side
 * where the roll is wide enough. Null where one is wider than the roll both ways.
 */
export function metresInOnePiece(product: Product, measured: readonly MeasuredRoom[]): { lengthM: number; metres: number } | null {
  if (sayRoll(product) === '' || !measured.length) return null;
  const rollMm = (product.coverageCm2 ?? 0) / 10;
  let [lengthMm, cutMm] = [0, 0];
  for (const room of measured) {
    if ('areaMm2' in room || room.times < 1 || room.as) return null;
    const ways = [
      [room.lengthMm, room.widthMm],
      [room.widthMm, room.lengthMm],
    ] as const;
    const rows = ways.flatMap(([along, across]) =>
      across <= rollMm ? [{ along, rows: Math.ceil(room.times / Math.max(1, Math.floor(rollMm / (across + trimMm)))) }] : [],
    );
    const best = rows.toSorted((a, b) => a.along * a.rows - b.along * b.rows)[0];
    if (!best) return null;
    lengthMm += best.along * best.rows;
    cutMm += (best.along + trimMm) * best.rows;
  }
  return { lengthM: lengthMm / 1000, metres: Math.ceil(cutMm / 1000) };
}

/**
 * The whole metres of a roll that give enough strips for steps, side by side across it, none of them ending within a step, and with them
 * the pieces for a landing or hall; null without steps.
 */
export function metresForSteps(product: Product, measured: readonly MeasuredRoom[]): number | null {
  const stairs = measured.flatMap((room) => (room.as === 'steps' && 'lengthMm' in room ? [room] : []));
  const [steps] = stairs;
  const others = measured.filter((room) => room !== steps);
  if (sayRoll(product) === '' || stairs.length !== 1 || !steps) return null;
  const piece = others.length ? metresInOnePiece(product, others) : null;
  const across = Math.floor((product.coverageCm2 ?? 0) / 10 / steps.widthMm);
  if (across <= 0 || (others.length > 0 && !piece)) return null;
  const stripMm = Math.ceil(steps.times / across) * steps.lengthMm;
  return Math.ceil((stripMm + (piece ? piece.lengthM * 1000 + trimMm * others.length : 0)) / 1000);
}

/** How rooms are cut from a roll, in words that leave the metres to order as they were told; empty where nothing is to be said of it. */
export function inOnePiece(product: Product, measured: readonly MeasuredRoom[]): string {
  if (sayRoll(product) === '' || measured.some((room) => 'areaMm2' in room || room.times < 1 || room.as)) return '';
  const piece = metresInOnePiece(product, measured);
  const isOne = measured.length === 1 && measured[0]?.times === 1;
  if (!piece) return `${isOne ? 'The room' : 'One of the rooms'} is wider than the roll both ways, so it takes a join.`;
  return isOne ? `In one piece the room takes ${piece.lengthM} m of it, and about 10 cm more to trim.` : '';
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

/** How a product is laid: as was said, else as its own format says. */
export function laidIn({ plankStyle, format }: Pick<Product, 'plankStyle' | 'format'>, said: string | null): string {
  const own = [said, plankStyle?.toLowerCase(), format?.toLowerCase()];
  return own.find((name) => layingPatterns.some(({ pattern }) => pattern === name)) ?? 'straight';
}

/** 'How much do 5 boxes cover?' */
export function coverOf(product: Product, boxes: number, kept: Partial<AnswerContext>): Part {
  const cost = formatPounds(boxes * product.pricePence);
  const { coverageCm2 } = product;
  const laid = laidIn(product, kept.pattern ?? null);
  const basisPoints = typeof kept.wastePercent === 'number' ? Math.round(kept.wastePercent * 100) : wasteOf(laid);
  const stock =
    product.stock >= boxes
      ? product.stock > 10
        ? `There are ${product.stock} of them.`
        : `${upperFirst(sayStock(product))}.`
      : `${product.stock > 0 ? `There are only ${product.stock}` : 'It is out of stock'} at the moment.`;
  const covers =
    coverageCm2 === null
      ? ''
      : ` ${boxes === 1 ? 'It covers' : 'They cover'} ${(boxes * coverageCm2) / 10_000} m², which is enough for a floor of ${formatArea(areaFromBoxes(boxes, basisPoints, coverageCm2))} with ${formatWaste(basisPoints)} for cuts${laid === 'straight' ? '' : ` (${laid})`}.`;
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
    return Array.from({ length: room.times }, (_, one) => ({
      name: room.times > 1 ? `${upperFirst(room.name) || 'Room'} ${one + 1}` : upperFirst(room.name) || `Room ${at + 1}`,
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
