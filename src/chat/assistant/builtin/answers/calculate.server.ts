import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { checkArea, formatArea } from '#measuring/area.ts';
import { areaFromBoxes, boxesNeeded } from '#measuring/boxes.ts';
import { mostBoxes } from '#measuring/buying.ts';
import type { Room } from '#measuring/rooms.ts';
import { formatWaste, layingPatterns, wasteOf } from '#measuring/wastage.ts';
import { showWorking } from '#measuring/working.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import type { Calculation } from '../../assistant.ts';
import { type AnswerContext, emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource, reachUs, sayPrice, sayStock, upperFirst } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { isWish, queryOf } from '../wish.ts';

type Measured = AnswerContext['measured'];

/** Boxes and cost for the rooms described. */
export async function answerCalculation(asked: Asked, findFor: (asked: Asked) => Promise<Part>): Promise<Part> {
  const { reading, context } = asked;
  if (reading.needsUnit) {
    return {
      text: 'Are those sizes in metres or in feet? Please say it once more with the unit, such as 12 ft by 14 ft.',
      context: { ...context, topic: 'calculate', awaits: 'unit' },
    };
  }
  const measured = reading.measured.length ? reading.measured : context.measured;
  const pattern = patternOf(reading.style) ?? context.pattern;
  const kept = { topic: 'calculate', measured, pattern, wastePercent: reading.wastePercent ?? context.wastePercent };
  const meant = await whichProducts(asked);
  if (meant.kind === 'several' && meant.products.length > 1) return whichOne(asked, meant.products, kept);
  if (meant.kind === 'unknown') return unknownProduct(asked, meant.said, kept);
  const product = meant.kind === 'one' ? meant.product : null;
  if (product && reading.boxes !== null && !reading.measured.length) return coverOf(product, reading.boxes, kept);
  if (areaOf(measured) <= 0) {
    const of = product ? ` of ${linkTo(product)}` : '';
    return {
      text: `How big is the room? Tell me its sides, such as 4.2 m by 3.6 m, or its area, and I will work out how much${of} you need, with the cuts.`,
      products: product ? [product.id] : [],
      sources: product ? [productSource(product)] : [],
      suggestions: ['4 m by 3 m', '20 m²'],
      context: { ...kept, focus: product?.id ?? context.focus, awaits: 'area' },
    };
  }
  if (!product)
    return isWish(reading) && (reading.floor.length || reading.colour.length || reading.species.length)
      ? findFor(asked)
      : areaAlone(asked, measured, pattern, kept);
  const part = await calculated(asked, product, measured, pattern, kept);
  return reading.floor.includes('underlay') && product.category !== 'Underlay' ? withUnderlay(asked, product, measured, part) : part;
}

/** 'with underlay': the underlay for the same rooms besides. */
async function withUnderlay(asked: Asked, product: Product, measured: Measured, part: Part): Promise<Part> {
  const kind = adviceKindOf(product);
  const wish = { ...emptyWish, floor: ['underlay', ...(kind ? [kind] : [])], condition: asked.reading.condition };
  const { products } = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(wish), limit: 2 }));
  const ids = products.map(({ id }) => id);
  const sums = await sumsFor({ ...asked, reading: { ...asked.reading, style: [] } }, ids, measured);
  return sums
    ? { ...part, text: `${part.text}\n\nUnderlay: ${sums.charAt(0).toLowerCase()}${sums.slice(1)}`, products: [...(part.products ?? []), ...ids] }
    : part;
}

/** The calculation of one product for a list, by its id; null where it has no coverage. */
async function calculateFor(asked: Asked, productId: string, measured: Measured): Promise<{ calculation: Calculation | null } | null> {
  const product = await readProduct(asked.shop, productId);
  return product && { calculation: calculationOf(product, measured, patternOf(asked.reading.style), asked.reading.wastePercent) };
}

/** What a few products would come to for the rooms described, in one sentence. */
export async function sumsFor(asked: Asked, ids: readonly string[], measured: Measured): Promise<string> {
  const sums = await Promise.all(ids.map((id) => calculateFor(asked, id, measured)));
  const lines = sums.flatMap((sum) =>
    sum?.calculation ? [`${sum.calculation.productName}: ${sum.calculation.amount}, ${formatPounds(sum.calculation.totalPence)}`] : [],
  );
  const m2 = Math.round(areaOf(measured) / 10_000) / 100;
  return lines.length ? `For ${m2} m² with cuts that is: ${lines.join('; ')}.` : '';
}

/** Boxes of a product for an area; null without coverage, or for more than a shop's floor. */
export function calculationOf(product: Product, measured: Measured, pattern: string | null, wastePercent: number | null): Calculation | null {
  const { area } = checkArea(BigInt(Math.round(areaOf(measured))) * 1_000_000n);
  if (area === undefined || product.coverageMilliM2 === null) return null;
  const laid = pattern ?? patternOf([product.plankStyle ?? '', product.format ?? ''].map((word) => word.toLowerCase())) ?? 'straight';
  const wasteBasisPoints = wastePercent === null ? wasteOf(laid) : Math.round(wastePercent * 100);
  const boxes = boxesNeeded(area, wasteBasisPoints, product.coverageMilliM2);
  if (boxes > mostBoxes) return null;
  const working = showWorking({
    area,
    rooms: roomsOf(measured),
    wasteBasisPoints,
    coverageMilliM2: product.coverageMilliM2,
    pricePence: product.pricePence,
    soldIn: unitWords(product.unit),
  });
  return {
    productId: product.id,
    productName: nameInText(product.name),
    areaM2: Math.round(areaOf(measured) / 1000) / 1000,
    pattern: laid,
    wastePercent: wasteBasisPoints / 100,
    boxes,
    amount: countUnits(boxes, product.unit),
    totalPence: boxes * product.pricePence,
    working,
  };
}

async function calculated(asked: Asked, product: Product, measured: Measured, pattern: string | null, kept: Partial<AnswerContext>): Promise<Part> {
  const calculation = calculationOf(product, measured, pattern, kept.wastePercent ?? null);
  const base = { ...kept, focus: product.id, awaits: null };
  if (!calculation) {
    const why =
      product.coverageMilliM2 === null
        ? `${linkTo(product)} is sold at ${sayPrice(product)} and has no coverage to calculate with.`
        : 'A floor of that size we quote by hand.';
    return {
      text: `${why} ${offerPerson(asked.settings)}`,
      products: [product.id],
      sources: [productSource(product)],
      offersPerson: true,
      context: base,
    };
  }
  const isShort = product.stock < calculation.boxes;
  const stock = isShort
    ? ` Please note: ${product.stock > 0 ? sayStock(product) : 'it is out of stock'} at the moment, so please ${reachUs(asked.settings)} about the rest.`
    : ` It is ${sayStock(product)}.`;
  const roll =
    product.unit === 'metre' ? ' It comes off a roll, so the lengths depend on how it is cut: let us check the plan before you order.' : '';
  return {
    text: `For ${linkTo(product)} you need ${calculation.amount}, ${formatPounds(calculation.totalPence)} in all, with ${formatWaste(calculation.wastePercent * 100)} for cuts${calculation.pattern === 'straight' ? '' : ` (${calculation.pattern})`}.\n\n${calculation.working.join(' ')}${stock}${roll}`,
    products: [product.id],
    calculation,
    sources: [productSource(product), { title: 'Our calculator', href: `/products/${product.id}` }],
    suggestions: ['Can I pay that monthly?', 'Is it in stock?', 'Can I get a sample?'],
    offersPerson: isShort,
    context: base,
  };
}

function areaAlone(asked: Asked, measured: Measured, pattern: string | null, kept: Partial<AnswerContext>): Part {
  const { area, problem } = checkArea(BigInt(Math.round(areaOf(measured))) * 1_000_000n);
  if (area === undefined) return { text: `${problem} ${offerPerson(asked.settings)}`, offersPerson: true, context: { ...kept, measured: [] } };
  const basisPoints = kept.wastePercent ? kept.wastePercent * 100 : wasteOf(pattern ?? 'straight');
  const withCuts = (area * BigInt(10_000 + basisPoints)) / 10_000n;
  return {
    text: `That floor is ${formatArea(area)}; with ${formatWaste(basisPoints)} for cuts${pattern && pattern !== 'straight' ? ` (${pattern})` : ''} plan for ${formatArea(withCuts)}. How many boxes that is depends on the floor: which one do you have in mind?`,
    sources: [{ title: 'Our calculator', href: '/products' }],
    suggestions: ['Show me oak laminate', 'Show me grey LVT', 'Show me porcelain tiles'],
    context: { ...kept, awaits: 'product' },
  };
}

/** 'How much do 5 boxes cover?' */
function coverOf(product: Product, boxes: number, kept: Partial<AnswerContext>): Part {
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

function whichOne({ context }: Asked, products: { id: string; name: string }[], kept: Partial<AnswerContext>): Part {
  const first = products.slice(0, 4);
  return {
    text: `Which one do you mean?\n\n${first.map((product, at) => `${at + 1}. ${linkTo(product)}`).join('\n\n')}${products.length > first.length ? '\n\nThere are more: tell me the colour.' : ''}`,
    products: first.map(({ id }) => id),
    suggestions: ['The first one', 'The second one'],
    context: { ...context, ...kept, shown: first.map(({ id }) => id), focus: null, awaits: 'product' },
  };
}

export function unknownProduct({ settings }: Asked, said: string, kept: Partial<AnswerContext> = {}): Part {
  return {
    text: `I cannot find a product of ours called “${nameInText(said)}”. Could you check the name or the stock code? ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    context: { ...kept, focus: null },
  };
}

export function patternOf(styles: readonly string[]): string | null {
  return layingPatterns.find(({ pattern }) => styles.includes(pattern))?.pattern ?? null;
}

/** Rooms for the working in words; an area that was given as such has no sides, and a room that is taken away no line of its own. */
function roomsOf(measured: Measured): Room[] {
  const sides = measured.flatMap((room, at) => ('lengthMm' in room ? [{ room, at }] : []));
  if (sides.length !== measured.length || measured.some(({ times }) => times < 0)) return [];
  return sides.flatMap(({ room, at }) =>
    Array.from({ length: room.times }, () => ({
      name: upperFirst(room.name) || `Room ${at + 1}`,
      shape: 'rectangle' as const,
      parts: [{ length: room.lengthMm * 1000, width: room.widthMm * 1000 }],
    })),
  );
}
