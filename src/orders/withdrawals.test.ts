import { afterAll, beforeEach, expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { readTimeline } from './read-order-page.server.ts';
import { withdrawFromOrder } from './withdrawals.server.ts';

const shop = await openTestShop('empty');
let clock = new Date('2026-03-10T12:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const shopper = { kind: 'shopper' as const, userId: null };
let orderId = '';
let lines: string[] = [];

beforeEach(async () => {
  clock = new Date('2026-03-10T12:00:00Z');
  await shop.sql`truncate orders, products, outbox, settings cascade`;
  await shop.sql`insert into settings (values) values ('{"email": "shop@floors.example", "business_name": "Strangford Floors"}')`;
  await caughtUp(shop);
  await shop.sql`insert into categories (name, position) values ('Carpet', 1) on conflict do nothing`;
  const [carpet] = await shop.sql<{ id: string }[]>`insert into products (sku, name, category, supplier, price_pence, unit)
    values ('CPT', 'Moor Twist', 'Carpet', 'Maker', 2000, 'metre') returning id`;
  const address = { first_name: 'Aoife', last_name: 'Quinn', address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
  const [order] = await shop.sql<{ id: string }[]>`insert into orders (email, status, total_pence, shipping_address, paid_at, created_at)
    values ('aoife@example.com', 'delivered', 20000, ${shop.sql.json(address)}, '2026-03-01', '2026-03-01') returning id`;
  orderId = order?.id ?? '';
  await shop.sql`insert into order_events (order_id, at, kind, from_status, to_status, actor_kind) values
    (${orderId}, '2026-03-03T12:00:00Z', 'moved', 'shipped', 'delivered', 'staff')`;
  const rows = await shop.sql<
    { id: string }[]
  >`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, position) values
    (${orderId}, null, 'Mourne Oak', 'OAK', 14, 1000, 0), (${orderId}, ${carpet?.id ?? null}, 'Moor Twist', 'CPT', 3, 2000, 1) returning id`;
  lines = rows.map(({ id }) => id);
});

const withdraw = (quantities: number[], reason = '') =>
  withdrawFromOrder(
    shop,
    orderId,
    { lines: quantities.flatMap((quantity, at) => (quantity ? [{ id: lines[at] ?? '', quantity }] : [])), reason },
    shopper,
  );
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? [error.kind, error.code] : error;
};

test('a notice is written down, told to staff, mailed to the shop and copied to the shopper', async () => {
  await withdraw([3], 'Too dark');
  const mails = await shop.db.selectFrom('outbox').select(['kind', 'recipient', 'reply_to', 'text']).orderBy('kind').execute();
  expect(mails).toMatchObject([
    { kind: 'withdrawal-for-staff', recipient: 'shop@floors.example', reply_to: 'aoife@example.com' },
    { kind: 'withdrawal-received', recipient: 'aoife@example.com', reply_to: null },
  ]);
  for (const { text } of mails) {
    expect(text).toContain('I hereby give notice that I withdraw from my contract of sale');
    for (const said of ['3 × Mourne Oak', 'Ordered on 1 March 2026, received on 3 March 2026', 'Aoife Quinn', 'Strangford Floors'])
      expect(text).toContain(said);
  }
  expect(mails[0]?.text).toContain('Too dark');
  // When it was given, by the shop’s clock.
  expect(mails[1]?.text).toContain('10 Mar 2026, 12:00');
  expect(mails[1]?.text).toMatch(new RegExp(`https://floors.example/orders/${orderId}\\?token=`));
  const events = await shop.db.selectFrom('order_events').select(['kind', 'note']).orderBy('id').execute();
  expect(events.at(-1)).toEqual({ kind: 'attention', note: 'Withdrawn from, to be sent back: 3 × Mourne Oak. Too dark' });
  expect((await readTimeline(shop, { id: orderId, lines: [], shipments: [], collection: null })).at(-1)).toMatchObject({
    title: 'Return notice sent',
    detail: '3 × Mourne Oak.',
  });
});

test('never more than is left, in how many notices soever; what is cut to length stays sold', async () => {
  await withdraw([10]);
  await withdraw([4]);
  expect(await refusal(withdraw([1]))).toEqual(['conflict', 'cannot-withdraw']);
  await shop.sql`delete from returns`;
  const both = await Promise.all([refusal(withdraw([10])), refusal(withdraw([10]))]);
  expect(both.filter((told) => told === null)).toHaveLength(1);
  expect(both).toContainEqual(['conflict', 'too-many']);
  expect(await refusal(withdraw([0, 1]))).toEqual(['conflict', 'too-many']);
  expect(await refusal(withdrawFromOrder(shop, orderId, { lines: [{ id: orderId, quantity: 1 }], reason: '' }, shopper))).toEqual([
    'conflict',
    'too-many',
  ]);
  expect(await refusal(withdraw([]))).toEqual(['invalid', 'invalid-form']);
});

test('until the end of the 14th day, and only for what was sent', async () => {
  clock = new Date('2026-03-17T23:59:00Z');
  await withdraw([1]);
  clock = new Date('2026-03-18T00:00:00Z');
  expect(await refusal(withdraw([1]))).toEqual(['conflict', 'cannot-withdraw']);
  await shop.sql`update orders set status = 'confirmed'`;
  expect(await refusal(withdraw([1]))).toEqual(['conflict', 'cannot-withdraw']);
});

test('a shop without an address of its own, and an order whose account is gone, are not written to', async () => {
  await shop.sql`update settings set values = '{}'`;
  await caughtUp(shop);
  await withdraw([1]);
  expect(await shop.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'withdrawal-received' }]);
  await shop.sql`update orders set email = ''`;
  await withdraw([1]);
  expect(await shop.db.selectFrom('outbox').select('kind').execute()).toHaveLength(1);
});
