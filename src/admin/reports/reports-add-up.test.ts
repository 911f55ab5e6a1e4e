import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { kitsTaken, salesByDay, salesOfGoods, samplesThatSold } from './read-reports.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const { sql } = shop;
const period = { from: '2026-03-02', to: '2026-03-04' };
const kinds = ['Tiles', 'Carpet', 'Underlay'];

type Line = {
  order_id: string;
  product_id: string | null;
  for_product_id: string | null;
  sku: string;
  quantity: number;
  refunded_quantity: number;
  unit_pence: number;
  is_sample: boolean;
};
type Order = { id: string; email: string; status: string; total: number; refunded: number; at: Date | null; day: string | null };
type Product = { id: string; category: string; isByArea: boolean };

beforeAll(async () => {
  await sql`insert into categories (name, position) select name, n from unnest(${kinds}::text[]) with ordinality as kinds (name, n)`;
});

const line = fc.record({
  what: fc.constant('line' as const),
  order: fc.nat(3),
  product: fc.nat(3),
  floor: fc.option(fc.nat(3)),
  quantity: fc.integer({ min: 1, max: 5 }),
  isSample: fc.boolean(),
});
const order = fc.record({ what: fc.constant('order' as const), day: fc.nat(4), hour: fc.nat(23), isPaid: fc.boolean(), who: fc.nat(1) });

/** What happens to a shop, one thing after another; whatever cannot be (to a product that is gone, say) happens to nobody. */
const happenings = fc
  .tuple(
    fc.array(order, { minLength: 2, maxLength: 4 }),
    fc.array(line, { minLength: 3, maxLength: 12 }),
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: line },
        { weight: 6, arbitrary: fc.record({ what: fc.constantFrom('pay' as const, 'cancel' as const, 'go on' as const), order: fc.nat(3) }) },
        { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), order: fc.nat(3), quantity: fc.integer({ min: 1, max: 2 }) }) },
        fc.record({ what: fc.constantFrom('delete product' as const), product: fc.nat(3) }),
        fc.record({ what: fc.constantFrom('move product' as const), product: fc.nat(3), category: fc.constantFrom(...kinds) }),
        fc.record({ what: fc.constant('delete order' as const), order: fc.nat(3) }),
      ),
      { maxLength: 12 },
    ),
  )
  .map((parts) => parts.flat());

type Happening = typeof happenings extends fc.Arbitrary<(infer One)[]> ? One : never;

const paidAt = (day: number, hour: number) => new Date(Date.UTC(2026, 2, 1 + day, hour, 30));

async function happen(all: readonly Happening[]) {
  await sql`delete from orders`;
  await sql`delete from products`;
  const products = await sql<{ id: string }[]>`
    insert into products (sku, name, category, supplier, price_pence, coverage_cm2)
    select 'P' || n, 'Product ' || n, (${kinds}::text[])[1 + n % 3], 'M', 100, case when n < 3 then 10000 end from generate_series(0, 3) n
    returning id`;
  const orders: string[] = [];
  const idOf = (nth: number) => orders[nth % orders.length] ?? '00000000-0000-0000-0000-000000000000';
  for (const one of all) {
    const order = 'order' in one ? idOf(one.order) : '';
    const product = 'product' in one ? (products[one.product]?.id ?? null) : null;
    if (one.what === 'order') {
      const [made] = await sql<[{ id: string }]>`
        insert into orders (email, status, total_pence, shipping_address, paid_at, created_at)
        values (${`${one.who}@example.com`}, ${one.isPaid ? 'confirmed' : 'pending'}, 1000, '{}', ${one.isPaid ? paidAt(one.day, one.hour) : null},
          ${paidAt(one.day, one.hour)}) returning id`;
      orders.push(made.id);
    } else if (one.what === 'line')
      await sql`
        insert into order_lines (order_id, product_id, for_product_id, product_name, sku, quantity, unit_pence, is_sample)
        select o.id, p.id, ${one.isSample ? null : (products[one.floor ?? 9]?.id ?? null)}, p.name, p.sku, ${one.quantity}, 100 + ${one.product}::int,
          ${one.isSample} from orders o, products p where o.id = ${order} and p.id = ${product}`;
    else if (one.what === 'pay') await sql`update orders set status = 'confirmed', paid_at = created_at where id = ${order} and paid_at is null`;
    else if (one.what === 'cancel') await sql`update orders set status = 'cancelled' where id = ${order}`;
    else if (one.what === 'go on') await sql`update orders set status = 'shipped' where id = ${order} and paid_at is not null`;
    else if (one.what === 'refund') {
      await sql`update order_lines set refunded_quantity = least(quantity, refunded_quantity + ${one.quantity}) where order_id = ${order}`;
      await sql`update orders set refunded_pence = least(total_pence, refunded_pence + 100) where id = ${order} and paid_at is not null`;
    } else if (one.what === 'delete product') await sql`delete from products where id = ${product}`;
    else if (one.what === 'move product') await sql`update products set category = ${one.category} where id = ${product}`;
    else if (one.what === 'delete order') await sql`delete from orders where id = ${order}`;
  }
}

async function everything() {
  const orders = await sql<Order[]>`
    select id, email, status, total_pence as total, refunded_pence as refunded, paid_at as at,
      (paid_at at time zone 'Europe/London')::date::text as day
    from orders`;
  const lines = await sql<Line[]>`
    select order_id, product_id, for_product_id, sku, quantity, refunded_quantity, unit_pence, is_sample from order_lines`;
  const products = await sql<Product[]>`select id, category, coverage_cm2 is not null as "isByArea" from products`;
  return { orders, lines, products: new Map(products.map((product) => [product.id, product])) };
}

const isWithin = (day: string | null) => day !== null && day >= period.from && day <= period.to;
const pence = (line: Line) => (line.quantity - line.refunded_quantity) * line.unit_pence;

/** Adds up by key. */
function sums<Item>(items: readonly Item[], key: (item: Item) => string, value: (item: Item) => number): Record<string, number> {
  const all: Record<string, number> = {};
  for (const item of items) all[key(item)] = (all[key(item)] ?? 0) + value(item);
  return all;
}

test('whatever is ordered, paid, refunded, cancelled, moved or deleted, reports are the sums of what is there', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      await happen(all);
      const { orders, lines, products } = await everything();
      const paid = orders.filter(({ day }) => isWithin(day));
      const days = (await salesByDay(shop, period)).filter((day) => day.orders > 0);
      expect(Object.fromEntries(days.map(({ day, revenuePence }) => [day, revenuePence]))).toEqual(
        sums(paid, ({ day }) => day ?? '', ({ total, refunded }) => total - refunded), // biome-ignore format: one thought
      );

      const counted = new Map(paid.filter(({ status }) => status !== 'cancelled').map((order) => [order.id, order]));
      const sold = lines.filter((line) => counted.has(line.order_id) && !line.is_sample);
      const categoryOf = (line: Line) => products.get(line.product_id ?? '')?.category ?? 'No longer sold';
      const goods = await salesOfGoods(shop, period);
      expect(Object.fromEntries(goods.categories.map((row) => [row.category, row.revenuePence]))).toEqual(sums(sold, categoryOf, pence));
      expect(Object.fromEntries(goods.products.map((row) => [row.productId ?? row.sku, row.revenuePence]))).toEqual(
        sums(sold, (line) => line.product_id ?? line.sku, pence),
      );

      const samples = lines.filter((line) => counted.has(line.order_id) && line.is_sample && line.product_id);
      const bought = (sample: Line) => {
        const asked = counted.get(sample.order_id);
        return orders.some(
          (order) =>
            order.email === asked?.email && order.at && asked.at && order.at > asked.at && order.status !== 'cancelled' &&
            lines.some((line) => line.order_id === order.id && line.product_id === sample.product_id && !line.is_sample),
        ); // biome-ignore format: one thought
      };
      expect(Object.fromEntries((await samplesThatSold(shop, period)).map((row) => [row.productId, [row.samples, row.ordered]]))).toEqual(
        Object.fromEntries(
          samples.map(({ product_id }) => {
            const sent = samples.filter((sample) => sample.product_id === product_id);
            return [product_id, [sent.length, sent.filter(bought).length]];
          }),
        ),
      );

      const isFloor = (line: Line) => {
        const product = products.get(line.product_id ?? '');
        return !line.for_product_id && product?.isByArea === true && product.category !== 'Underlay';
      };
      const kitOf = (floor: Line) => sold.filter((line) => line.order_id === floor.order_id && line.for_product_id === floor.product_id);
      const floors = [...new Map(sold.filter(isFloor).map((line) => [`${line.order_id} ${line.product_id}`, line])).values()];
      const byOrder = [...new Set(floors.map((floor) => `${categoryOf(floor)} ${floor.order_id}`))].map((key) => {
        const of = floors.filter((floor) => `${categoryOf(floor)} ${floor.order_id}` === key);
        return { category: categoryOf(of[0] as Line), kit: of.flatMap(kitOf) };
      });
      expect(Object.fromEntries((await kitsTaken(shop, period)).map(({ category, ...row }) => [category, row]))).toEqual(
        Object.fromEntries(
          byOrder.map(({ category }) => {
            const of = byOrder.filter((order) => order.category === category);
            const kit = of.flatMap((order) => order.kit);
            return [
              category,
              {
                orders: of.length,
                withKit: of.filter((order) => order.kit.length > 0).length,
                revenuePence: kit.reduce((sum, line) => sum + pence(line), 0),
              },
            ];
          }),
        ),
      );
    }),
    { numRuns: 100 },
  );
});
