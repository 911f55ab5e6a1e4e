import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import { sundryCategories } from '#catalogue/category.ts';
import type { Product } from '#catalogue/product.ts';
import { checkArea, formatArea } from '#measuring/area.ts';
import { formatWaste, wasteOf } from '#measuring/wastage.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import type { AnswerContext } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { asksStairs, floorMeasured, sayAssumed } from '../floor-measured.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource, sayPrice } from '../say.ts';
import { measuredGoods } from '../situation.ts';
import { whichProducts } from '../which-products.server.ts';
import { isWish } from '../wish.ts';
import {
  asksEnough,
  asksLeftOver,
  coverOf,
  inOnePiece,
  leftOver,
  metresOf,
  sayJoin,
  sayMoneyEnough,
  sayRoll,
  sayWaste,
  stockFor,
  verdict,
  workingOf,
} from './amounts.ts';
import { boughtFor, offRoll, packsOf } from './as-said.ts';
import { addsBoxes, asksArea, asksAreaAlone, asksFor, asksPiece, seeks } from './asked-of-sums.ts';
import { alsoAsked, sayPieces } from './besides-the-sum.ts';
import { answerBoth } from './both-measured.server.ts';
import { countedGoods } from './counted-goods.server.ts';
import { sayDelivered, withDelivery } from './delivery.ts';
import { withDoorBars, withPacksBesides } from './door-bars.server.ts';
import { goodsNamed } from './edging.server.ts';
import { answerWithGoods, ofSeveralWithGoods, withGoods } from './floor-with-goods.server.ts';
import { withTileGoods } from './goes-with.server.ts';
import { amountOfGoods } from './goods-amount.server.ts';
import { answerRecommendation, placesOf } from './guide.server.ts';
import { onlyOfDescription } from './only-described.server.ts';
import { withPatternDoubted } from './pattern-doubted.server.ts';
import { answerRun } from './run-of-lengths.server.ts';
import { isCarpet, ofUsualStairs, withStairs } from './stairs-first.ts';
import { calculationOf, patternOf, saidIn } from './sums.server.ts';
import { answerSundryQuantity } from './sundries.server.ts';
import { whichOne } from './which-one.server.ts';

type Measured = AnswerContext['measured'];

const cutFromRoll = 'The lengths depend on how it is cut: let us check the plan before you order.';
const inPiece = 'In one piece';
/** Boxes and cost for the rooms described. */
export async function answerCalculation(asked: Asked, findFor: (asked: Asked) => Promise<Part>): Promise<Part> {
  const { reading, context } = asked;
  if (reading.needsUnit) {
    return {
      text: 'Are those sizes in metres or in feet? Please say it once more with the unit, such as 12 ft by 14 ft.',
      context: { ...context, topic: 'calculate', awaits: 'unit' },
    };
  }
  const counted = (await answerBoth(asked)) ?? (await countedGoods(asked)) ?? (await answerRun(asked)) ?? (await answerRolls(asked));
  if (counted) return counted;
  const measured = floorMeasured(asked);
  const pattern = patternOf(reading.style) ?? context.pattern;
  const kept = { topic: 'calculate', measured, pattern, wastePercent: reading.wastePercent ?? context.wastePercent };
  const meant = await whichProducts(asked);
  if (meant.kind === 'several') return (await ofSeveralWithGoods(asked, meant.products)) ?? whichOne(asked, meant.products, kept);
  if (meant.kind === 'unknown') return unknownProduct(asked, meant.said, kept);
  const product = meant.kind === 'one' ? meant.product : await onlyOfDescription(asked);
  const isVerdict = areaOf(measured) > 0 && asksEnough.test(reading.said);
  const steps = reading.measured.length ? '' : asksStairs([], saidIn(asked));
  const carpeted = steps && !product && isCarpet(reading) ? await withStairs(asked, [], findFor) : null;
  if (carpeted) return carpeted;
  if (steps)
    return {
      text: `${steps}${product ? ofUsualStairs(product, saidIn(asked)) : ''}`,
      suggestions: ['80 cm wide', '90 cm wide'],
      context: { ...kept, focus: product?.id ?? context.focus, awaits: 'area' },
    };
  const count = reading.boxes ?? (product?.unit === 'metre' ? metresOf(reading.measured, reading.text) : null);
  // 'now add 2 boxes spare' to what the room takes.
  const sum =
    product && addsBoxes.test(reading.said) && !reading.measured.length ? calculationOf(product, measured, pattern, kept.wastePercent) : null;
  if (product && sum && count !== null && context.topic === 'calculate') return coverOf(product, sum.boxes + count, kept);
  if (product && count !== null && (!reading.measured.length || reading.boxes === null) && !isVerdict)
    return withDelivery(asked, coverOf(product, count, kept), count * product.pricePence);
  if (product && asksLeftOver.test(reading.said) && !reading.measured.length && context.focus === product.id) {
    const over = leftOver(product, calculationOf(product, measured, pattern, kept.wastePercent));
    if (over) return { text: over, products: [product.id], sources: [productSource(product)], context: { ...kept, focus: product.id } };
  }
  const money = reading.price?.maxPence ?? null;
  if (money !== null && !reading.measured.length && asksFor.test(reading.said)) {
    const own = product ?? (asked.visitor.productId ? await readProduct(asked.shop, asked.visitor.productId) : null);
    if (own && own.coverageCm2 !== null) return boughtFor(own, money, kept);
  }
  if (!product) {
    const stairs = await withStairs(asked, measured, findFor);
    if (stairs) return stairs;
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
  const isOfPatio = reading.room.includes('Patio') && /\b(?:slabs?|paving|flags)\b/.test(saidIn(asked));
  const isOfKind =
    isWish(reading) &&
    ([reading.floor, reading.colour, reading.species, reading.sort ? reading.style : []].some((list) => list.length > 0) || isOfPatio);
  // The area is asked, and no sums of what happens to be shown.
  if (!product && !isOfKind && asksAreaAlone.test(reading.said)) return areaAlone(asked, measured, pattern, kept);
  const isOfRange = context.topic === 'facts' && context.shown.length > 1 && context.focus === null;
  const isOfShown =
    context.topic === 'compare' || context.awaits === 'area' || isOfRange
      ? !isOfKind
      : context.topic === 'find' && !isOfKind && reading.price === null && (!isWish(reading) || reading.measured.length > 0);
  if (!product && isOfShown && context.shown.length)
    return (reading.floor.length ? await answerWithGoods(asked) : null) ?? whichOne(asked, await listSummaries(asked.shop, context.shown), kept);
  if (!product) {
    const both = (await answerWithGoods(asked)) ?? (isOfGoodsAlone(reading.floor) ? await answerSundryQuantity(asked) : null);
    if (both) return both;
    const suited =
      !isOfKind && seeks.test(saidIn(asked)) ? await answerRecommendation({ ...asked, reading: { ...reading, measured } }, placesOf(reading)) : null;
    if (suited) return suited;
    if (!isOfKind || packsOf(saidIn(asked), measured, 0.1)) return areaAlone(asked, measured, pattern, kept);
    const [found, area] = [await findFor({ ...asked, reading: { ...reading, measured } }), sayArea(measured, pattern, kept)];
    const pieces = sayPieces(reading, measured);
    const walls = sayAssumed(measured.filter(({ as }) => as === 'walls'));
    return area && asksArea.test(reading.said)
      ? { ...found, text: `${area}${pieces && ` ${pieces}`}${walls && ` ${walls}`}\n\n${found.text.replace(walls, '').trim()}`, isUnanswered: false }
      : found;
  }
  const laid = await calculated(asked, product, measured, pattern, kept);
  const bars = await withDoorBars(asked, await withPatternDoubted(asked, product, measured, laid));
  const part = sundryCategories.some((sundry) => sundry === product.category) ? bars : await withPacksBesides(asked, bars, measured);
  if (product.category === 'Tiles') return withTileGoods(asked, product, measured, part);
  // The bars in the doorways are in what all of it comes to.
  const besides = (bars.context?.reckoned ?? []).reduce((sum, { pence }) => sum + pence, 0);
  const goods = goodsNamed(reading, ['underlay', 'adhesive', 'skirting', 'scotia']);
  return goods.length && !sundryCategories.some((sundry) => sundry === product.category) && part.calculation
    ? withGoods(asked, product, measured, part, { goods, pence: part.calculation.totalPence + besides })
    : part;
}

const asksRolls =
  /\bhow (?:many|much) (?:rolls? |packs? )?(?:of )?(?:(?:the|your|that) )?(?:(?!floor|laminate|with )\w+ ){0,4}?underlay\b|\bunderlay\b.*\bhow many rolls\b/;
const asksFloorToo = /\b(?:boxes|laid|and (?:the )?underlay|with (?:the |some )?underlay|plus (?:the )?underlay)\b/;

/** 'laying laminate, 22 m²: how many rolls of the silver underlay': those, and no floor that nobody asked for. */
async function answerRolls(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const said = saidIn(asked);
  const isOfRolls = reading.floor.includes('underlay') && reading.names.length === 0 && areaOf(floorMeasured(asked)) > 0;
  return isOfRolls && asksRolls.test(said) && !asksFloorToo.test(said) ? answerSundryQuantity(asked) : null;
}

/** Bags for an area, of whatever it is for: 'tile adhesive for 15 m² of floor tiles'. */
function isOfGoodsAlone(floor: readonly string[]): boolean {
  return floor.some((name) => measuredGoods.has(name)) && !floor.includes('underlay');
}

async function calculated(asked: Asked, product: Product, measured: Measured, pattern: string | null, kept: Partial<AnswerContext>): Promise<Part> {
  const calculation = calculationOf(product, measured, pattern, kept.wastePercent ?? null);
  const base = { ...kept, focus: product.id, awaits: null };
  const goods = calculation ? null : await amountOfGoods(asked, product, measured);
  if (goods) return { ...goods, context: base };
  if (!calculation) {
    const why =
      product.coverageCm2 === null
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
  // What the working tells already is not told again.
  const piece = inOnePiece(product, measured);
  const isToldOfPiece = piece.startsWith(inPiece) && calculation.working.some((line) => line.startsWith(inPiece));
  const roll = sayRoll(product) && ` ${[sayRoll(product), isToldOfPiece ? '' : piece, cutFromRoll].filter(Boolean).join(' ')}`;
  const cuts =
    calculation.wastePercent === 0
      ? 'nothing added for cuts'
      : calculation.working.some((line) => line.startsWith('Plus'))
        ? `${formatWaste(calculation.wastePercent * 100)} for cuts${calculation.pattern === 'straight' ? '' : ` (${calculation.pattern})`}`
        : 'what is cut off';
  const stairs = asksStairs(measured, saidIn(asked));
  const join = piece !== '' && asksPiece.test(asked.reading.said) ? sayJoin(asked.reading.said, piece) : '';
  const delivered = /\bdeliver/.test(asked.reading.said) ? ` ${sayDelivered(asked.settings, calculation.totalPence)}` : '';
  const first = `${join}${sayMoneyEnough(asked.reading, calculation.totalPence)}${sayWaste(asked.reading, calculation)}${verdict(asked.reading, product, calculation)}${stairs ? `${stairs}${ofUsualStairs(product, saidIn(asked))}\n\nWithout the stairs: for` : 'For'} ${linkTo(product)} you need ${calculation.amount}, ${formatPounds(calculation.totalPence)} in all, with ${cuts}.${delivered}`;
  const isWalls = measured.every(({ as }) => as === 'walls');
  const working = calculation.working.join(' ').replace(/^The floor is\b/, isWalls ? 'The walls are' : '$&');
  const more = [working, ...alsoAsked(asked.reading, product, calculation), sayAssumed(measured)];
  return {
    text: `${first}\n\n${more.filter(Boolean).join(' ')} ${stockFor(asked, product, calculation.boxes)}${roll}`,
    products: [product.id],
    calculation,
    sources: [productSource(product), { title: 'Our calculator', href: `/products/${product.id}` }],
    suggestions: ['Can I pay that monthly?', 'Is it in stock?', 'Can I get a sample?'],
    offersPerson: isShort,
    context: stairs ? { ...base, awaits: 'area' } : base,
  };
}

/** The area alone, where no floor was named. */
function areaAlone(asked: Asked, measured: Measured, pattern: string | null, kept: Partial<AnswerContext>): Part {
  const area = sayArea(measured, pattern, kept);
  const { problem } = checkArea(BigInt(Math.round(areaOf(measured))) * 1_000_000n);
  if (!area) return { text: `${problem} ${offerPerson(asked.settings)}`, offersPerson: true, context: { ...kept, measured: [] } };
  const said = saidIn(asked);
  const assumed = sayAssumed(measured, said);
  const [packs, roll] = [packsOf(said, measured, kept.wastePercent ?? wasteOf(pattern ?? 'straight') / 100), offRoll(said, measured)];
  const next = packs || roll ? '' : 'How many boxes that is depends on the floor: which one do you have in mind?';
  return {
    text: [area, assumed, packs, roll, next].filter(Boolean).join(' '),
    sources: [{ title: 'Our calculator', href: '/products' }],
    suggestions: ['Show me oak laminate', 'Show me grey LVT', 'Show me porcelain tiles'],
    context: { ...kept, awaits: 'product' },
  };
}

/** The area of what was measured, how it comes to that, and with the cuts; null where it is none that a floor has. */
function sayArea(measured: Measured, pattern: string | null, kept: Partial<AnswerContext>): string | null {
  const { area } = checkArea(BigInt(Math.round(areaOf(measured))) * 1_000_000n);
  if (area === undefined) return null;
  const basisPoints = typeof kept.wastePercent === 'number' ? kept.wastePercent * 100 : wasteOf(pattern ?? 'straight');
  const withCuts = (area * BigInt(10_000 + basisPoints)) / 10_000n;
  return `That is ${formatArea(area)}${workingOf(measured)}; with ${formatWaste(basisPoints)} for cuts${pattern && pattern !== 'straight' ? ` (${pattern})` : ''} plan for ${formatArea(withCuts)}.`;
}

export function unknownProduct({ settings }: Asked, said: string, kept: Partial<AnswerContext> = {}): Part {
  return {
    text: `I cannot find a product of ours called “${nameInText(said)}”. Could you check the name or the stock code? ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    context: { ...kept, focus: null },
  };
}
