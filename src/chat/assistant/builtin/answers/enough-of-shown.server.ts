import { listSummaries } from '#catalogue/catalogue.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf } from '../../reading/measures.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { sayM2, sumsOf } from './sums.server.ts';

const mostTold = 4;
const asksEnough = /\b(?:enough|in stock|available|there|left|have (?:you|yous)|(?:do|can) (?:you|yous|i|we) (?:have|get|do)|got)\b/;
const ofThose = /\b(?:them|those|these|any|either|each|both|all|it|that)\b/;
/** 'whats that cost for 42 m²', after floors were advised. */
const asksCost = /\b(?:costs?|come to|comes to|prices?|how much|total|set me back)\b/;
const ofAdvice: ReadonlySet<string> = new Set(['recommend', 'advice', 'suitability']);
const asksTheLot =
  /^(?:and |so |ok |right |then )*(?:whats? |what is |how much (?:is|for) |what would )?(?:the |be the )?(?:price|cost|total|sum|damage)?(?: (?:for|of|on))? ?(?:the lot|all of (?:it|that)|all that|everything|the whole (?:lot|thing|job))(?: (?:come to|cost|be|then|please))*$/;

/** 'any of those in stock for 45 m²', and then 'price for the lot?', of several that were shown: how much of each that is, what it comes to and whether so much is there. */
export async function answerEnoughOfShown(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const { names, sku, ordinals, floor, colour, said } = reading;
  const isUnnamed = names.length + ordinals.length + floor.length + colour.length === 0 && sku === null;
  const isCostAsked = ofAdvice.has(context.topic ?? '') && asksCost.test(said);
  const isEnoughAsked = areaOf(reading.measured) > 0 && (isCostAsked || (asksEnough.test(said) && ofThose.test(said)));
  const isLotAsked = areaOf(context.measured) > 0 && asksTheLot.test(said);
  if (!isUnnamed || context.focus || context.shown.length < 2 || !(isEnoughAsked || isLotAsked)) return null;
  const measured = isEnoughAsked ? reading.measured : context.measured;
  const sums = await sumsOf(asked, (await listSummaries(shop, context.shown)).slice(0, mostTold), measured);
  if (sums.length < 2) return null;
  const ids = sums.map(({ product }) => product.id);
  return {
    text: [
      `For ${sayM2(measured)} and the cuts:`,
      ...sums.map(
        ({ product, calculation: { amount, boxes, totalPence } }) =>
          `${linkTo(product)}: ${amount}, ${formatPounds(totalPence)}; ${product.stock >= boxes ? 'we have that many' : product.stock > 0 ? `only ${countUnits(product.stock, product.unit)} left` : 'out of stock'}.`,
      ),
    ].join('\n\n'),
    products: ids,
    sources: sums.map(({ product }) => productSource(product)),
    suggestions: ['Do you deliver?'],
    context: { topic: 'calculate', shown: ids, focus: null, measured },
  };
}
