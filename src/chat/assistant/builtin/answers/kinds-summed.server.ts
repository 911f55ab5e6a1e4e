import { readProduct } from '#catalogue/catalogue.server.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import { areaOf, type MeasuredRoom } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import { sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';
import { goodsWith } from './floor-with-goods.server.ts';
import { type SumOf, sayM2, sumsOf } from './sums.server.ts';

const asksGap =
  /\b(?:save|saving|how much (?:more|less|extra|dearer|cheaper)|(?:price|cost) difference|difference in (?:price|cost)|(?:much )?(?:dearer|cheaper) (?:is|would|than))\b|\bwhat(?:s| is) the difference\b.*\b(?:price|cost|money)\b/;

/** 'carpet with underlay or laminate with underlay, whichever is cheaper' */
const asksWhich = new RegExp(
  `${asksGap.source}|\\b(?:cheap|dear)(?:er|est)\\b|\\bor\\b.*\\b(?:costs?|price|works? out)\\b|\\b(?:costs?|price|works? out)\\b.*\\bor\\b`,
);

/** What one comes to with the underlay that it takes, where that was asked for. */
async function withItsGoods(asked: Asked, sum: SumOf, measured: MeasuredRoom[], names: readonly string[]) {
  const page = names.length ? await readProduct(asked.shop, sum.product.id) : null;
  const goods = page ? (await goodsWith(asked, page, measured, names)).goods : [];
  const totalPence = goods.reduce((all, { pence }) => all + pence, sum.calculation.totalPence);
  return { ...sum, goods, besides: listed(goods.map(({ text }) => text)), totalPence };
}

/** 'what would I save with laminate instead of engineered wood for 20 m²': the cheapest of either for that floor, and what lies between. Null for anything else. */
export async function answerKindsSummed(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const [one, other, ...more] = reading.floor.filter((name) => !isGoods(name));
  const measured = reading.measured.length ? reading.measured : context.measured;
  const goods = reading.floor.filter(isGoods);
  const isOther = reading.names.length + reading.ordinals.length + more.length > 0 || goods.some((name) => name !== 'underlay');
  const asks = goods.length ? asksWhich : asksGap;
  if (!one || !other || isOther || areaOf(measured) <= 0 || !asks.test(`${reading.told} ${reading.said}`)) return null;
  const found = await Promise.all(
    [one, other].map(async (kind) => {
      const { colour, species, room } = reading;
      const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [kind], colour, species, room }), sort: 'cheapest', limit: 3 });
      const sums = await sumsOf(asked, (await findFloors(shop, query)).products, measured);
      const sum = sums.toSorted((a, b) => a.calculation.totalPence - b.calculation.totalPence)[0];
      return { kind, sum: sum && (await withItsGoods(asked, sum, measured, goods)) };
    }),
  );
  const [cheap, dear] = found.flatMap(({ kind, sum }) => (sum ? [{ kind, ...sum }] : [])).toSorted((a, b) => a.totalPence - b.totalPence);
  if (!cheap || !dear) return null;
  const apart = formatPounds(dear.totalPence - cheap.totalPence);
  const say = ({ product, calculation, besides, totalPence }: typeof cheap) =>
    `${linkTo(product)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)}${besides && `; with ${besides}: ${formatPounds(totalPence)} together`}.`;
  return {
    text: [
      `For ${sayM2(measured)} with the cuts ${sayKindInside(cheap.kind)} comes to ${apart} less than ${sayKindInside(dear.kind)}, taking the cheapest that we have of each:`,
      say(cheap),
      say(dear),
      goods.length ? 'Name two floors and I compare those.' : 'Underlay, glue and trims come on top. Name two floors and I compare those.',
    ].join('\n\n'),
    products: [cheap, dear].flatMap((each) => [each.product.id, ...each.goods.map(({ id }) => id)]),
    sources: [cheap.product, dear.product].map(productSource),
    suggestions: ['And with underlay?', 'Can I get a sample?'],
    context: { topic: 'find', measured, shown: [cheap.product.id, dear.product.id], focus: null },
  };
}
