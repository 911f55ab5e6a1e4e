import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { checkArea, formatArea } from '#measuring/area.ts';
import { boxesNeeded } from '#measuring/boxes.ts';
import { mostBoxes } from '#measuring/buying.ts';
import { formatWaste, layingPatterns, wasteOf } from '#measuring/wastage.ts';
import { showWorking } from '#measuring/working.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import type { Calculation } from '../../assistant.ts';
import { type AnswerContext, emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { floorMeasured, sayAssumed } from '../floor-measured.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource, sayPrice } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { isWish, queryOf } from '../wish.ts';
import {
  alsoAsked,
  asksEnough,
  asksLeftOver,
  coverOf,
  inOnePiece,
  leftOver,
  metresOf,
  roomsOf,
  sayRoll,
  stockFor,
  verdict,
  workingOf,
} from './amounts.ts';

type Measured = AnswerContext['measured'];

const cutFromRoll = 'The lengths depend on how it is cut: let us check the plan before you order.';
/** 'how many m² of tile do I need', 'how much carpet is that'. */
const asksArea = /\bhow (?:many|much)\b(?! (?:is|are|does|do|would|will|for)\b)|\bwhat area\b/;

/** Boxes and cost for the rooms described. */
export async function answerCalculation(asked: Asked, findFor: (asked: Asked) => Promise<Part>): Promise<Part> {
  const { reading, context } = asked;
  if (reading.needsUnit) {
    return {
      text: 'Are those sizes in metres or in feet? Please say it once more with the unit, such as 12 ft by 14 ft.',
      context: { ...context, topic: 'calculate', awaits: 'unit' },
    };
  }
  const measured = floorMeasured(asked);
  const pattern = patternOf(reading.style) ?? context.pattern;
  const kept = { topic: 'calculate', measured, pattern, wastePercent: reading.wastePercent ?? context.wastePercent };
  const meant = await whichProducts(asked);
  if (meant.kind === 'several') return whichOne(asked, meant.products, kept);
  if (meant.kind === 'unknown') return unknownProduct(asked, meant.said, kept);
  const product = meant.kind === 'one' ? meant.product : null;
  const isVerdict = areaOf(measured) > 0 && asksEnough.test(reading.said);
  const count = reading.boxes ?? (product?.unit === 'metre' ? metresOf(reading.measured) : null);
  if (product && count !== null && (!reading.measured.length || reading.boxes === null) && !isVerdict) return coverOf(product, count, kept);
  if (product && asksLeftOver.test(reading.said) && !reading.measured.length && context.focus === product.id) {
    const over = leftOver(product, calculationOf(product, measured, pattern, kept.wastePercent));
    if (over) return { text: over, products: [product.id], sources: [productSource(product)], context: { ...kept, focus: product.id } };
  }
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
  // 'how many boxes for 20 m²' of the floors just shown.
  const isOfKind = isWish(reading) && reading.floor.length + reading.colour.length + reading.species.length > 0;
  const isOfShown = context.topic === 'compare' ? !isOfKind : context.topic === 'find' && !isWish(reading);
  if (!product && isOfShown && context.shown.length) return whichOne(asked, await listSummaries(asked.shop, context.shown), kept);
  if (!product) {
    if (!isOfKind) return areaAlone(asked, measured, pattern, kept);
    const [found, area] = [await findFor({ ...asked, reading: { ...reading, measured } }), sayArea(measured, pattern, kept)];
    return area && asksArea.test(reading.said) ? { ...found, text: `${area}\n\n${found.text}`, isUnanswered: false } : found;
  }
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

export type SumOf = { product: ProductSummary; calculation: Calculation };

/** What each of some products would come to; those without coverage are left out. */
export async function sumsOf(asked: Asked, products: readonly ProductSummary[], measured: Measured): Promise<SumOf[]> {
  const sums = await Promise.all(products.map(({ id }) => calculateFor(asked, id, measured)));
  return products.flatMap((product, at) => {
    const calculation = sums[at]?.calculation;
    return calculation ? [{ product, calculation }] : [];
  });
}

/** What a few products would come to for the rooms described, in one sentence. */
export async function sumsFor(asked: Asked, ids: readonly string[], measured: Measured): Promise<string> {
  const sums = await Promise.all(ids.map((id) => calculateFor(asked, id, measured)));
  const lines = sums.flatMap((sum) =>
    sum?.calculation ? [`${sum.calculation.productName}: ${sum.calculation.amount}, ${formatPounds(sum.calculation.totalPence)}`] : [],
  );
  return lines.length ? `For ${sayM2(measured)} with cuts that is: ${lines.join('; ')}. ${sayAssumed(measured, saidIn(asked))}`.trim() : '';
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
  const roll = sayRoll(product) && ` ${[sayRoll(product), inOnePiece(product, measured), cutFromRoll].filter(Boolean).join(' ')}`;
  const cuts = `${formatWaste(calculation.wastePercent * 100)} for cuts${calculation.pattern === 'straight' ? '' : ` (${calculation.pattern})`}`;
  const first = `${verdict(asked.reading, product, calculation)}For ${linkTo(product)} you need ${calculation.amount}, ${formatPounds(calculation.totalPence)} in all, with ${cuts}.`;
  const more = [calculation.working.join(' '), ...alsoAsked(asked.reading, product, calculation), sayAssumed(measured, saidIn(asked))];
  return {
    text: `${first}\n\n${more.filter(Boolean).join(' ')} ${stockFor(asked, product, calculation.boxes)}${roll}`,
    products: [product.id],
    calculation,
    sources: [productSource(product), { title: 'Our calculator', href: `/products/${product.id}` }],
    suggestions: ['Can I pay that monthly?', 'Is it in stock?', 'Can I get a sample?'],
    offersPerson: isShort,
    context: base,
  };
}

/** The area alone, where no floor was named. */
function areaAlone(asked: Asked, measured: Measured, pattern: string | null, kept: Partial<AnswerContext>): Part {
  const area = sayArea(measured, pattern, kept);
  const { problem } = checkArea(BigInt(Math.round(areaOf(measured))) * 1_000_000n);
  if (!area) return { text: `${problem} ${offerPerson(asked.settings)}`, offersPerson: true, context: { ...kept, measured: [] } };
  const assumed = sayAssumed(measured, saidIn(asked));
  return {
    text: `${area}${assumed && ` ${assumed}`} How many boxes that is depends on the floor: which one do you have in mind?`,
    sources: [{ title: 'Our calculator', href: '/products' }],
    suggestions: ['Show me oak laminate', 'Show me grey LVT', 'Show me porcelain tiles'],
    context: { ...kept, awaits: 'product' },
  };
}

/** The area of what was measured, how it comes to that, and with the cuts; null where it is none that a floor has. */
function sayArea(measured: Measured, pattern: string | null, kept: Partial<AnswerContext>): string | null {
  const { area } = checkArea(BigInt(Math.round(areaOf(measured))) * 1_000_000n);
  if (area === undefined) return null;
  const basisPoints = kept.wastePercent ? kept.wastePercent * 100 : wasteOf(pattern ?? 'straight');
  const withCuts = (area * BigInt(10_000 + basisPoints)) / 10_000n;
  return `That is ${formatArea(area)}${workingOf(measured)}; with ${formatWaste(basisPoints)} for cuts${pattern && pattern !== 'straight' ? ` (${pattern})` : ''} plan for ${formatArea(withCuts)}.`;
}

/** Which of several; with what each would come to where the floor is known. */
async function whichOne(asked: Asked, products: { id: string; name: string }[], kept: Partial<AnswerContext>): Promise<Part> {
  const first = products.slice(0, 4);
  const measured = kept.measured ?? [];
  const sums = areaOf(measured) > 0 ? await Promise.all(first.map(({ id }) => calculateFor(asked, id, measured))) : [];
  const lines = first.map((product, at) => {
    const sum = sums[at]?.calculation;
    return `${at + 1}. ${linkTo(product)}${sum ? `: ${sum.amount}, ${formatPounds(sum.totalPence)}` : ''}`;
  });
  const area = sums.some((sum) => sum?.calculation) ? ` For ${sayM2(measured)}, with the cuts:` : '';
  const asks = first.length === 1 && asked.reading.ordinals.length ? 'I showed you only this one. Is it the one you mean?' : 'Which one do you mean?';
  return {
    text: `${asks}${area}\n\n${lines.join('\n\n')}${products.length > first.length ? '\n\nThere are more: tell me the colour.' : ''}`,
    products: first.map(({ id }) => id),
    suggestions: first.length === 1 ? ['The first one'] : ['The first one', 'The second one'],
    context: { ...asked.context, ...kept, shown: first.map(({ id }) => id), focus: null, awaits: 'product' },
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

/** The question with the statements that belong to it. */
function saidIn({ reading }: Asked): string {
  return `${reading.told} ${reading.text}`;
}

function sayM2(measured: Measured): string {
  return `${Math.round(areaOf(measured) / 10_000) / 100} m²`;
}
