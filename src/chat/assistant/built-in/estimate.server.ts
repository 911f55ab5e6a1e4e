import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { deliveryCharge } from '#delivery/delivery.ts';
import { formatPounds } from '#money/pence.ts';
import { calculate } from '../tools/calculate.server.ts';
import { goodsForFloor } from '../tools/goods-for-floor.server.ts';
import { adviceFor } from '../tools/kinds-sold.ts';
import { linkTo, type Part, showing } from '../words/say.ts';
import type { Turn } from './turn.server.ts';

/** What a floor and goods for it come to together, for the rooms that were measured; null where either cannot be worked out. */
export async function estimate(turn: Turn, floor: ProductSummary, kinds: readonly string[]): Promise<Part | null> {
  const { shop, visitor, rooms, slots, settings } = turn;
  const product = await readProduct(shop, floor.id);
  const sum = await calculate.run(shop, visitor, { id: floor.id, rooms, pattern: slots.pattern, wastePercent: slots.wastePercent });
  if (!product || !sum) return null;
  const { calculation } = sum;
  const [forKind = null] = adviceFor(product.category, product);
  const found = await Promise.all(
    kinds.map((kind) =>
      goodsForFloor.run(shop, visitor, {
        kind,
        floor: forKind,
        words: [],
        underfloorHeating: turn.wish.demands.includes('underfloor heating'),
        areaM2: calculation.areaM2,
        sort: /\bcheapest\b/.test(slots.text) ? 'cheapest' : 'relevance',
        limit: 1,
      }),
    ),
  );
  const goods = found.flatMap(({ goods: [best] }) => (best && best.packs !== null && best.totalPence !== null ? [best] : []));
  if (!goods.length) return null;
  const totalPence = calculation.totalPence + goods.reduce((all, one) => all + (one.totalPence ?? 0), 0);
  const deliveryPence = deliveryCharge(settings, totalPence);
  const lines = [
    `${linkTo(product)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)}, including ${calculation.wastePercent}% for cuts.`,
    ...goods.map((one) => `${linkTo(one.product)}: ${countUnits(one.packs ?? 0, one.product.unit)}, ${formatPounds(one.totalPence ?? 0)}.`),
  ];
  const delivery = deliveryPence ? `Delivery is ${formatPounds(deliveryPence)}.` : 'Delivery is free.';
  const shown = showing([product, ...goods.map((one) => one.product)]);
  return {
    text: `For ${calculation.areaM2} m²:\n\n${lines.join('\n\n')}\n\nTotal: ${formatPounds(totalPence)}. ${delivery}`,
    facts: [sum, goods, { totalPence, deliveryPence }],
    calculation,
    ...shown,
    suggestions: ['What would that be a month?', 'How long is delivery?'],
    context: { ...shown.context, focus: product.id, measured: [...rooms] },
  };
}
