import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSellingShop } from '../../../test/open-selling-shop.ts';
import { brokenInvariants } from '../../../test/sale-invariants.ts';
import { cancelOrder } from '../cancel-order.server.ts';
import { moveOrder } from '../move-order.server.ts';
import type { Actor } from '../order-moves.ts';
import { readOrder } from '../read-order.server.ts';
import { readTimeline } from '../read-order-page.server.ts';
import { shipOrder, wholeRest } from '../shipping/ship-order.server.ts';
import { listCollections } from '../staff/collections.server.ts';
import { findByCode, handOver } from './collect-order.server.ts';

const { shop, close, runJob, send } = await openSellingShop('empty');
afterAll(close);

const oak = '00000001-4444-4333-8333-333333333333';
const staff: Actor = { kind: 'staff', userId: null };
const showroom = { address_lines: ['41 Ballyholm Slip'], town: 'Bangor', postcode: 'BT20 0XX', collection_days: 2, max_hold_percent: 100 };

beforeEach(async () => {
  // A Saturday: what is ordered counts for the Monday, and is ready on the Wednesday.
  shop.now = () => new Date('2026-11-28T11:00:00Z');
  await shop.sql`truncate orders, products, outbox, rate_limits, test_till.ledger cascade`;
  await set({ ...showroom, collection_enabled: true });
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2, weight_grams) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 4975, 14400, 14500)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 400)`;
  await shop.catalogue.settled();
});

const set = (values: object) =>
  shop.sql`insert into settings (values) values (${values as never}) on conflict (only_row) do update set values = excluded.values`;

const items = [
  { product_id: oak, quantity: 3 },
  { product_id: oak, quantity: 1, is_sample: true },
];
const bill = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  address: '1 Quay Street',
  city: 'Wick',
  postal_code: 'KW1 4YX',
  country: 'GB',
};
const order = (more: object = {}) => send('POST', '/orders/guest', { shipping_address: bill, items, total_amount: 149.25, collect: true, ...more });

async function paidOrder(): Promise<string> {
  const placed = await order();
  const { id, token, amount_cents } = placed.body;
  const paid = await send('POST', '/payments/square', { source_id: 'cnon:card-nonce-ok', amount_cents, currency: 'GBP', order_id: id, token });
  expect(paid.body.success).toBe(true);
  await shop.sql`delete from outbox`;
  return id;
}
const letters = () => shop.db.deleteFrom('outbox').returning(['kind', 'text']).execute();
const codeOf = async (id: string) => (await readOrder(shop, id))?.collection?.code ?? '';

test('collection is offered free of every charge, with the day it is ready, and ordered so', async () => {
  expect((await send('POST', '/delivery/quote', { postal_code: 'KW1 4YX', items })).body.ways).toMatchObject([
    { way: 'pallet' },
    { way: 'samples' },
    { way: 'collection', charge_pounds: 0, earliest: '2026-12-02', latest: '2026-12-02', days: [] },
  ]);
  expect((await send('POST', '/cart/quote', { items })).body.collection).toMatchObject({
    ready_on: '2026-12-02',
    total_amount: 149.25,
    vat_included: 24.88,
  });
  expect(await order()).toMatchObject({
    status: 201,
    body: { total_amount: 149.25, delivery: 0, sample_postage: 0, delivery_way: 'collection', delivery_earliest: '2026-12-02', collection: null },
  });
  // The same goods sent cost more; and no day can be wished for.
  expect((await order({ collect: false })).body.detail).toContain('The total is now');
  expect(await order({ wished_day: '2026-12-03' })).toMatchObject({ status: 409, body: { errors: [{ field: 'wished_day' }] } });
});

test('what is fetched is sold where it is, whoever pays for it', async () => {
  await set({ ...showroom, collection_enabled: true, eu_vat_from: '2026-07-01' });
  await shop.catalogue.settled();
  const irish = { ...bill, postal_code: 'F92 X0X0', country: 'IE' };
  const ways = await Promise.all(
    [true, false].map((collect) => order({ shipping_address: irish, collect, total_amount: collect ? 149.25 : 185.19 })),
  );
  expect(ways.map(({ body }) => body.vat_country)).toEqual(['GB', 'IE']);
});

test('a shop that does not offer it, or has no address, refuses it in a sentence', async () => {
  for (const change of [{ collection_enabled: false }, { collection_enabled: true, address_lines: [], town: '', postcode: '' }]) {
    await set({ ...showroom, ...change });
    await shop.catalogue.settled();
    await expect.poll(async () => (await send('POST', '/cart/quote', { items })).body.collection).toBeNull();
    expect(await order()).toMatchObject({ status: 409, body: { errors: [{ field: 'way', message: expect.stringContaining('choose delivery') }] } });
  }
});

test('paid, prepared, ready, collected by somebody else: each told, and handed over by the code alone', async () => {
  const id = await paidOrder();
  expect((await listCollections(shop)).toPrepare.map((each) => each.id)).toEqual([id]);
  await expect(shipOrder(shop, id, wholeRest, staff)).rejects.toMatchObject({ code: 'is-collected' });
  for (const to of ['shipped', 'delivered', 'collected'] as const)
    await expect(moveOrder(shop, id, { to, note: '' }, staff)).rejects.toMatchObject({ kind: 'conflict' });
  await moveOrder(shop, id, { to: 'preparing', note: '' }, staff);
  expect((await letters()).map(({ kind }) => kind)).toEqual(['order-preparing']);
  await moveOrder(shop, id, { to: 'ready', note: '' }, staff);
  const code = await codeOf(id);
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  const [ready] = await letters();
  expect(ready?.kind).toBe('order-ready');
  for (const said of [code, '3 × Mourne Oak', '44 kg in all', '41 Ballyholm Slip', 'Mon–Fri 9am–5pm', '12 December 2026'])
    expect(ready?.text).toContain(said);
  expect((await listCollections(shop)).waiting.map((each) => each.id)).toEqual([id]);

  const by = (change: object) => handOver(shop, id, { code, collectedBy: 'Brian Quinn', checked: '', ...change }, staff);
  await expect(by({ code: 'AAAAAA' })).rejects.toMatchObject({ errors: [{ field: 'code' }] });
  await expect(by({ code: '' })).rejects.toMatchObject({ errors: [{ field: 'code' }] });
  await expect(by({ collectedBy: '' })).rejects.toMatchObject({ errors: [{ field: 'collected_by' }] });
  await expect(findByCode(shop, 'AAAAAA')).rejects.toMatchObject({ kind: 'invalid' });
  expect(await findByCode(shop, ` ${code.toLowerCase().slice(0, 3)} ${code.slice(3)}`)).toBe(id);
  // Two at the counter at once: one of them hands it over.
  const both = await Promise.allSettled([by({ code: code.toLowerCase() }), by({ code: '', checked: 'Driving licence' })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const collected = await readOrder(shop, id);
  expect(collected).toMatchObject({
    status: 'collected',
    collection: { collectedBy: 'Brian Quinn' },
    lines: [{ sentQuantity: 3 }, { sentQuantity: 1 }],
  });
  expect((await letters()).map(({ kind }) => kind)).toEqual(['order-collected']);
  expect((await (collected && readTimeline(shop, collected)))?.map(({ title }) => title).slice(-3)).toEqual([
    'We’re getting it ready',
    'Ready to collect',
    'Collected',
  ]);
  await expect(cancelOrder(shop, id, staff)).rejects.toMatchObject({ detail: expect.stringContaining('has been collected') });
  // Letters were taken out of the outbox above.
  expect((await brokenInvariants(shop.sql, new Map([[oak, 400]]))).filter((said) => !said.startsWith('one '))).toEqual([]);
});

test('kept two weeks, then its shopper is reminded once and staff are told; what was cancelled meanwhile is not spoken of', async () => {
  const [kept, cancelled] = [await paidOrder(), await paidOrder()];
  for (const id of [kept, cancelled]) await moveOrder(shop, id, { to: 'ready', note: '' }, staff);
  await cancelOrder(shop, cancelled, { kind: 'shopper', userId: null });
  await letters();
  const reminders = async () => (await letters()).filter(({ kind }) => kind === 'collection-reminder');
  await runJob('remind of what waits to be collected');
  expect(await reminders()).toEqual([]);
  shop.now = () => new Date('2026-12-12T11:00:01Z');
  await runJob('remind of what waits to be collected');
  const [reminder, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(reminder?.text).toContain(await codeOf(kept));
  expect(await shop.sql`select order_id from order_events where kind = 'attention'`).toEqual([{ order_id: kept }]);
  await runJob('remind of what waits to be collected');
  expect(await reminders()).toEqual([]);
});
