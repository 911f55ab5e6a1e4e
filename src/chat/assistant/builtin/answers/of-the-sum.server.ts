import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf } from '../../reading/measures.ts';
import { isGoodsCategory } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, upperFirst } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { asksWaste, coverOf, leftOver, metresInOnePiece } from './amounts.ts';
import { boxesIn } from './asked-of-sums.ts';
import { calculationOf } from './sums.server.ts';

const asksCover =
  /\bcover(?:s|ed|age)?\b|\bhow (?:much|big|large|many)\b.*\b(?:floor|area|room|ground|patio|m2|metres|sq\w*)\b.*\b(?:do|does|can|could|would|will|get|have|cover|be|is that|is it)\b|\b(?:what|how big|whats) (?:size|area|is the area|a size|a room)\b|\bhow (?:far|much) (?:will|would|does|do|can) (?:that|it|they|\{count\})\b.*\b(?:go|stretch|do|cover)\b|\bhow (?:big|large) (?:a |an |is |would |will )/;
const asksLeft =
  /\b(?:whats|what is|how much|what would|what will|what do|will (?:there|i|we)|would (?:there|i|we)|is there|any(?:thing)?|much|many)\b.*\b(?:left ?overs?|left|spare|over)\b(?! (?:in stock|in the shop|at the moment))|^(?:and |so )?(?:left ?overs?|any spare)\b|\bhow much\b.*\b(?:wast(?:e|ed|age)|scrap|off ?cuts?)\b(?!.*\b(?:allow|add|should)\b)/;
const asksSpares =
  /\b(?:how many|how much|should|do i|do we|would you|need|worth|any)\b.*\b(?:extra|spares?|spare ones?)\b(?!.*\b(?:cost|charge|pay|underlay|deliver\w*)\b)/;
const asksPieces =
  /\bhow many (?:\w+ )?(?:tiles|planks|boards|slabs|pieces|sheets|blocks)\b(?: \w+)? (?:is|are|does|do|would|in) (?:that|it|they|those|this|all)\b|^(?:and |so )?how many (?:tiles|planks|boards|slabs|pieces|sheets|blocks)(?: in (?:total|all)| altogether)?$/;
const ofStock = /\b(?:have (?:you|yous|ye)|do (?:you|yous|ye) have|in stock|got (?:any|many)|(?:you|yous|ye) got)\b/;
const ofThat = /\b(?:does|do|will|would|can) (?:that|they|it|those|these)(?: lot| many)?\b.*\b(?:cover|do|stretch)\b/;
const mostTold = 3;

/** What is asked of a sum, or of boxes instead of a room: whether the waste is in it, what is left over, what so many boxes cover. Null for anything else. */
export async function answerOfTheSum(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  if (reading.measured.length > 0 || reading.price !== null || reading.place !== null) return null;
  return (await coveredBy(asked)) ?? (await ofTheLast(asked));
}

/** 'how much floor do 8 boxes of the solid oak do', 'if I only get 7 boxes what will it cover'. */
async function coveredBy(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  // '30 boxes, what is that', and then 'how much does that cover'.
  const count = reading.boxes ?? (ofThat.test(reading.said) ? boxesIn(asked.before ?? '') : null);
  if (count === null || !asksCover.test(reading.said) || ofStock.test(reading.said)) return null;
  const isNamed = reading.names.length > 0 || reading.sku !== null || reading.ordinals.length > 0;
  const meant = isNamed ? await whichProducts(asked) : null;
  const ids = !meant
    ? [await floorSpokenOf(asked)]
    : meant.kind === 'one'
      ? [meant.product.id]
      : meant.kind === 'several'
        ? meant.products.map(({ id }) => id)
        : [];
  if (ids.length > mostTold) return null;
  const pages = (await Promise.all(ids.map((id) => (id ? readProduct(shop, id) : null)))).flatMap((page) => (page?.coverageCm2 ? [page] : []));
  if (!pages.length) return null;
  const parts = pages.map((page) => coverOf(page, count, { topic: 'calculate', pattern: context.pattern, wastePercent: context.wastePercent }));
  const ids_ = pages.map(({ id }) => id);
  return {
    text: parts.map(({ text }) => text).join('\n\n'),
    products: ids_,
    sources: pages.map(productSource),
    context: { topic: 'calculate', ...(pages.length > 1 ? { shown: ids_ } : { focus: ids_[0] ?? null }) },
  };
}

/** Whether a message asks something of the sum that was told last, and nothing of a product's record. */
export function asksOfTheSum({ reading, context }: Pick<Asked, 'reading' | 'context'>): boolean {
  const asks = [asksWaste, asksLeft, asksSpares, asksPieces].some((one) => one.test(reading.said));
  return asks && context.topic === 'calculate' && context.reckoned.length > 0 && reading.names.length === 0;
}

/** 'is that with wastage', 'whats left over' of the floor that was worked out last. */
async function ofTheLast(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const [isOfWaste, isOfRest] = [asksWaste.test(reading.said), asksLeft.test(reading.text.toLowerCase()) && !ofStock.test(reading.said)];
  const [isOfSpares, isOfPieces] = [asksSpares.test(reading.said), asksPieces.test(reading.said)];
  const kinds = isOfPieces ? 0 : reading.floor.length;
  const isOfIt = reading.names.length + kinds + reading.ordinals.length === 0 && reading.boxes === null;

  // 'does that include the cuts', of what several floors that were shown come to.
  if (isOfWaste && isOfIt && context.topic === 'find' && context.shown.length > 0 && areaOf(context.measured) > 0 && !context.reckoned.length)
    return { text: 'Yes, the cuts are counted in those boxes and prices: nothing has to be added on top.', context: { topic: 'find' } };
  if (!isOfIt || !(isOfWaste || isOfRest || isOfSpares || isOfPieces) || areaOf(context.measured) <= 0 || !context.reckoned.length) return null;
  const id = await floorSpokenOf(asked);
  const product = id ? await readProduct(shop, id) : null;
  const sum = product && calculationOf(product, context.measured, context.pattern, context.wastePercent);
  if (!product || !sum) return null;
  const pieces = isOfPieces && product.piecesPerBox ? sayPieces(product, sum) : '';
  const text =
    pieces ||
    (isOfWaste ? sayWasteIn(product, context, sum) : isOfRest ? sayRest(product, context.measured, sum) : isOfSpares ? saySpares(product, sum) : '');
  if (!text) return null;
  return { text, products: [product.id], sources: [productSource(product)], context: { topic: 'calculate', focus: product.id } };
}

type Sum = NonNullable<ReturnType<typeof calculationOf>>;

function sayWasteIn(product: Product, { measured, pattern }: Asked['context'], sum: Sum): string {
  const bare = calculationOf(product, measured, pattern, 0);
  const told = `the ${sum.amount} of ${linkTo(product)}, ${formatPounds(sum.totalPence)}`;
  if (sum.wastePercent === 0) return `No: in ${told} nothing is added for waste.`;
  const without =
    bare && bare.boxes < sum.boxes ? ` Without it the ${sum.areaM2} m² alone would be ${bare.amount}, with nothing over for the cuts.` : '';
  const isCut = !sum.working.some((line) => line.startsWith('Plus'));
  const how = isCut ? 'the trimming is in it' : `${sum.wastePercent}% for cuts is in it${sum.pattern === 'straight' ? '' : ` (${sum.pattern})`}`;
  return `Yes, ${told}, are with waste: ${how}.${without}`;
}

function sayPieces(product: Product, sum: Sum): string {
  const each = product.piecesPerBox ?? 0;
  return `${upperFirst(sum.amount)} of ${linkTo(product)} with ${each} in each: ${sum.boxes * each} pieces.`;
}

/** 'how many extra should I get for spares', of a floor that comes in boxes. */
function saySpares(product: Product, sum: Sum): string {
  if (product.unit === 'metre') return '';
  const more = sum.boxes + 1;
  return `${leftOver(product, sum)} Keep a few pieces for later repairs, for a later batch may differ: with one more that is ${countUnits(more, product.unit)} of ${linkTo(product)}, ${formatPounds(more * product.pricePence)}.`;
}

function sayRest(product: Product, measured: Asked['context']['measured'], sum: Sum): string {
  const piece = metresInOnePiece(product, measured);
  const [room] = measured;
  if (!piece || measured.length > 1 || !room || !('lengthMm' in room) || room.times !== 1) return leftOver(product, sum);
  const widthM = (product.coverageCm2 ?? 0) / 10_000;
  const acrossM = Math.round(room.lengthMm + room.widthMm - piece.lengthM * 1000) / 1000;
  const overM = Math.round((sum.boxes - piece.lengthM - 0.1) * 100) / 100;
  const strip = Math.round((widthM - acrossM) * 100) / 100;
  return [
    `You buy ${countUnits(sum.boxes, product.unit)} of ${linkTo(product)}, ${sum.boxes * widthM} m², and the room has ${sum.areaM2} m².`,
    overM > 0 ? `In one piece it takes ${piece.lengthM} m and 10 cm to trim, so about ${overM} m of the roll at its full ${widthM} m is left` : '',
    strip > 0 ? `${overM > 0 ? ', and' : 'What is left is'} a strip about ${strip} m wide beside the piece` : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',')
    .concat('.')
    .replace('..', '.');
}

/** The floor that was spoken of last: not the glue for it. */
export async function floorSpokenOf({ shop, context, visitor }: Pick<Asked, 'shop' | 'context' | 'visitor'>): Promise<string | null> {
  const ids = [context.focus, ...context.reckoned.map(({ id }) => id).toReversed(), context.before, visitor.productId].flatMap((id) => id ?? []);
  const known = await listSummaries(shop, [...new Set(ids)]);
  const isFloor = (id: string) => known.some((one) => one.id === id && !isGoodsCategory(one.category));
  return ids.find(isFloor) ?? null;
}
