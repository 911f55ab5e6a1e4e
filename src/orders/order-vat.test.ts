import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { vatOfOrder } from './order-vat.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const line = (unit_pence: number, quantity: number, vat_basis_points = 2000, vat_pence: number | null = null) => ({
  unit_pence,
  quantity,
  vat_basis_points,
  vat_pence,
});
const sums = (delivery_pence: number, sample_postage_pence: number) => ({
  delivery_pence,
  sample_postage_pence,
  vat_country: null,
  carriage_vat_basis_points: 2000,
  delivery_vat_pence: null,
  sample_postage_vat_pence: null,
});

test('an order that kept its VAT says that, whatever the rates are now; one from before has it worked out at its rates', () => {
  const kept = vatOfOrder({ ...sums(2995, 0), vat_country: 'IE', delivery_vat_pence: 560, sample_postage_vat_pence: 0 }, [line(5125, 2, 2300, 1917)]);
  expect(kept).toMatchObject({ country: 'IE', totalPence: 2477, delivery: { vatPence: 560 }, lines: [{ vatPence: 1917, basisPoints: 2300 }] });
  expect(vatOfOrder(sums(2995, 0), [line(5000, 2)])).toMatchObject({ country: 'GB', totalPence: 2166, byRate: [{ grossPence: 12_995 }] });
});

test('the move of older orders to kept VAT gives every part what is worked out of it', async () => {
  const orders = [
    { lines: [line(3849, 3), line(0, 1), line(3, 7)], delivery: 0, postage: 599 },
    { lines: [line(1, 1), line(1, 1), line(1, 1), line(99_999, 9999)], delivery: 2995, postage: 1198 },
    { lines: [], delivery: 2, postage: 1 },
  ];
  const ids: string[] = [];
  for (const { lines, delivery, postage } of orders) {
    const [order] = await shop.sql<{ id: string }[]>`insert into orders (email, total_pence, delivery_pence, sample_postage_pence, shipping_address)
      values ('a@example.com', 0, ${delivery}, ${postage}, '{}') returning id`;
    ids.push(order?.id ?? '');
    for (const [position, { unit_pence, quantity }] of lines.entries())
      await shop.sql`insert into order_lines (order_id, product_name, sku, quantity, unit_pence, position)
        values (${order?.id ?? ''}, 'Floor', 'F', ${quantity}, ${unit_pence}, ${position})`;
  }
  const moves = readFileSync('db/migrations/0180_vat_by_destination.sql', 'utf8')
    .split(/^(?=with )/m)
    .slice(1);
  expect(moves).toHaveLength(2);
  for (const move of moves) await shop.sql.unsafe(move);
  for (const [at, { lines, delivery, postage }] of orders.entries()) {
    const worked = vatOfOrder(sums(delivery, postage), lines);
    const [row] = await shop.sql`select vat_country, delivery_vat_pence, sample_postage_vat_pence,
      (select coalesce(json_agg(vat_pence order by position), '[]') from order_lines l where l.order_id = o.id) as lines
      from orders o where id = ${ids[at] ?? ''}`;
    expect(row).toEqual({
      vat_country: 'GB',
      delivery_vat_pence: worked.delivery.vatPence,
      sample_postage_vat_pence: worked.samplePostage.vatPence,
      lines: worked.lines.map(({ vatPence }) => vatPence),
    });
  }
});
