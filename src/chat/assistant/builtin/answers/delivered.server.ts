import { listSummaries } from '#catalogue/catalogue.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf } from '../../reading/measures.ts';
import { isGoods, isGoodsCategory } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { standing } from '../reckoned.ts';
import { linkTo, reachUs } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { boxesIn } from './asked-of-sums.ts';
import { sayBoxesOfKind } from './boxes-of-kind.server.ts';
import { answerCalculation } from './calculate.server.ts';
import { answerDelivery, asksDelivered, sayDelivered } from './delivery.ts';
import { depositSaid } from './finance.ts';
import { answerFind } from './find.server.ts';
import { asksMaking, madeToMeasure } from './made-to-measure.server.ts';
import { answerUnclear } from './service.ts';
import { calculationOf } from './sums.server.ts';

/** 'what would 18 m² of it come to, delivered to Cork': the sum, and then where it goes and for how much. */
export async function answerDelivered(asked: Asked): Promise<Part> {
  const { reading } = asked;
  const made = asksMaking.test(`${reading.told} ${reading.text}`) && !reading.place ? await madeToMeasure(asked) : null;
  if (made) return { ...made, context: { ...made.context, topic: 'delivery' } };
  const isNamed = reading.names.length > 0 || reading.sku !== null || reading.refersBack;
  const meant = isNamed ? await whichProducts(asked) : null;
  const product = meant?.kind === 'one' ? meant.product : null;
  const sum = reading.measured.length > 0 && product ? await answerCalculation(withoutDelivery(asked), noSearch) : null;
  const bought = await sumAsked(asked);
  const priced =
    bought?.of && !sum && (reading.boxes !== null || (!reading.place && asksDelivered.test(`${reading.told} ${reading.text}`)))
      ? `${sayDelivered(asked.settings, bought.pence, bought.of)} `
      : '';
  const terms = answerDelivery(asked, priced ? null : (bought?.pence ?? null), sum ? '' : await sayBoxesOfKind(asked));
  const found = product || sum ? null : await floorsSummed(asked);
  if (found)
    return {
      ...found,
      text: `${found.text}\n\n${terms.text}`,
      sources: [...(found.sources ?? []), ...(terms.sources ?? [])],
      context: { ...found.context, ...(terms.context?.place ? { place: terms.context.place } : {}) },
    };
  // 'the lead time on the Sawmill': none can be told of what is not there.
  const missing =
    product && product.stock < 1 && !sum
      ? `${linkTo(product)} is out of stock at the moment, and when more comes I cannot see: please ${reachUs(asked.settings)}. Of what is in stock: `
      : '';
  const told = {
    ...terms,
    ...(bought?.products ? { products: bought.products } : {}),
    text: `${missing}${priced}${terms.text}`,
    ...(missing ? { offersPerson: true } : {}),
  };
  if (!sum?.calculation) return told;
  const context = { ...sum.context, ...(told.context?.place ? { place: told.context.place } : {}) };
  return { ...sum, text: `${sum.text}\n\n${told.text}`, sources: [...(sum.sources ?? []), ...(told.sources ?? [])], context };
}

/** '25 m² of oak laminate delivered to Omagh': floors of the kind and what so much of each comes to. */
async function floorsSummed(asked: Asked): Promise<Part | null> {
  const { floor, names, sku, measured } = asked.reading;
  const isOfKind = floor.length > 0 && !floor.some(isGoods) && names.length === 0 && sku === null && areaOf(measured) > 0;
  const found = isOfKind ? await answerFind(withoutDelivery({ ...asked, reading: { ...asked.reading, intent: null, place: null } }), false) : null;
  return found?.products?.length ? found : null;
}

/** What delivery costs is told after the sum. */
function withoutDelivery(asked: Asked): Asked {
  return { ...asked, reading: { ...asked.reading, said: asked.reading.said.replaceAll(/\bdeliver\w*/g, '').trim() } };
}

const noSearch = async (asked: Asked): Promise<Part> => answerUnclear(asked);

/** What is paid for: how much it comes to, in words, and where it is more than a floor alone, what it holds. */
type Bought = { pence: number; of: string; products?: string[] };

/** 'how much is that a month', when adhesive and grout were added to the floor: of them all; null where there is the floor alone. */
async function withItsGoods({ shop, reading, context }: Asked, floorId: string, of: string): Promise<Bought | null> {
  const { reckoned, measured } = context;
  if (reckoned.length < 2 || reading.measured.length + reading.names.length > 0 || reading.boxes !== null) return null;
  const there = reckoned.filter(({ areaMm2 }) => areaMm2 === Math.round(areaOf(measured)));
  const kept = standing(there, await listSummaries(shop, [...new Set(there.map(({ id }) => id))]));
  const goods = kept.filter(({ product }) => isGoodsCategory(product.category));
  if (!goods.length || goods.length + 1 !== kept.length || !kept.some(({ product }) => product.id === floorId)) return null;
  const floor = kept.find(({ product }) => product.id === floorId);
  const added = goods.map(({ product, pence }) => `${linkTo(product)} at ${formatPounds(pence)}`);
  return {
    pence: kept.reduce((sum, { pence }) => sum + pence, 0),
    of: `${of} at ${formatPounds(floor?.pence ?? 0)} with ${added.join(' and ')}`,
    products: kept.map(({ product }) => product.id),
  };
}

/** What is being paid for: an amount that was said, else boxes of a product, else the last calculation's product and rooms. */
export async function sumAsked(asked: Asked): Promise<Bought | null> {
  const { reading, context } = asked;
  const named = reading.price ? { pence: reading.price.maxPence ?? reading.price.minPence ?? 0, of: '' } : null;
  const isDeposit = named !== null && depositSaid(`${reading.told} ${reading.text}`).deposit === named.pence;
  if (named && !isDeposit) return named;
  // '3 boxes of one and 2 rolls of another, how much with delivery': of all that was just counted.
  const isOfAll = context.topic === 'calculate' && context.focus === null && context.reckoned.length > 1 && reading.names.length === 0;
  if (isOfAll && reading.boxes === null && !reading.measured.length)
    return { pence: context.reckoned.reduce((sum, { pence }) => sum + pence, 0), of: 'All of these' };
  const meant = await whichProducts({ ...asked, reading: { ...reading, refersBack: true } });
  if (meant.kind !== 'one') return null;
  const measured = reading.measured.length ? reading.measured : context.measured;
  if (areaOf(measured) > 0) {
    const sum = calculationOf(meant.product, measured, context.pattern, context.wastePercent);
    const of = sum ? `${sum.amount} of ${linkTo(meant.product)}` : '';
    if (sum) return (await withItsGoods(asked, sum.productId, of)) ?? { pence: sum.totalPence, of };
  }
  // '17 boxes of it, what is that with delivery': told with the product.
  const boxes = reading.boxes ?? boxesIn(asked.justAsked ?? '');
  return boxes === null
    ? null
    : { pence: boxes * meant.product.pricePence, of: `${countUnits(boxes, meant.product.unit)} of ${linkTo(meant.product)}` };
}
