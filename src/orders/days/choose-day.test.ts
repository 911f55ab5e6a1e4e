import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSellingShop } from '../../../test/open-selling-shop.ts';
import { cancelOrder } from '../cancel-order.server.ts';
import { moveOrder } from '../move-order.server.ts';
import { theShop } from '../order-moves.ts';
import { readOrder } from '../read-order.server.ts';
import { daysBeside, listHeld, readDeliveryDay } from '../staff/delivery-day.server.ts';
import { readStaffOrder } from '../staff/read-staff-order.server.ts';
import { chooseDay, readAgreedDay } from './choose-day.server.ts';

const { shop, close, runJob, send } = await openSellingShop('empty');
afterAll(close);

const oak = '00000001-5555-4333-8333-333333333333';
const staff = { kind: 'staff', userId: null } as const;
const day = 24 * 3600_000;
let now: Date;

beforeEach(async () => {
  // A Saturday: what is ordered counts for the Monday, and comes between Tue 8 and Fri 11 December.
  now = new Date('2026-11-28T11:00:00Z');
  shop.now = () => now;
  await shop.sql`truncate orders, products, outbox, rate_limits, test_till.ledger cascade`;
  await shop.sql`insert into settings (values) values (${{ max_hold_percent: 100 } as never})
    on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2, weight_grams) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 4975, 14400, 14500)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 400)`;
  await shop.catalogue.settled();
});

const shipping_address = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'BT20 5ED',
  country: 'GB',
};
const place = (more: object) =>
  send('POST', '/orders/guest', { shipping_address, items: [{ product_id: oak, quantity: 4 }], total_amount: 199, ...more });

async function paid(more: object = {}): Promise<{ id: string; token: string }> {
  const { id, token, amount_cents } = (await place(more)).body;
  const payment = await send('POST', '/payments/square', { source_id: 'cnon:card-nonce-ok', amount_cents, currency: 'GBP', order_id: id, token });
  expect(payment.body.success).toBe(true);
  return { id, token };
}
const letters = () => shop.db.deleteFrom('outbox').returning(['kind', 'text']).execute();
const kinds = async () => (await letters()).map(({ kind }) => kind);
const notes = async (id: string) => (await readStaffOrder(shop, id))?.events.map(({ note }) => note) ?? [];

test('staff move a delivery to another of the days that are offered, and its shopper is told why', async () => {
  const { id } = await paid();
  await letters();
  await chooseDay(shop, id, { day: '2026-12-16', note: 'Our lorry is being repaired.' }, staff);
  expect((await readOrder(shop, id))?.delivery).toMatchObject({ wished: '2026-12-16', earliest: '2026-12-08' });
  expect(await notes(id)).toContain('Delivery day: Wed 16 December. Before: Between Tue 8 and Fri 11 December. Our lorry is being repaired.');
  const [letter] = await letters();
  expect(letter?.kind).toBe('delivery-moved');
  expect(letter?.text).toMatch(/moved[\s\S]*Our lorry is being repaired\.[\s\S]*On Wed 16 December/);
  expect((await readDeliveryDay(shop, '2026-12-09')).orders).toEqual([]);
  expect((await readDeliveryDay(shop, '2026-12-16')).orders.map((order) => order.id)).toEqual([id]);
  // The same day again, as after a second click, changes nothing and writes nothing; and back again is told again.
  await chooseDay(shop, id, { day: '2026-12-16' }, staff);
  expect(await kinds()).toEqual([]);
  await chooseDay(shop, id, { day: '2026-12-09' }, staff);
  await chooseDay(shop, id, { day: '2026-12-16' }, staff);
  expect(await kinds()).toEqual(['delivery-moved', 'delivery-moved']);
  await moveOrder(shop, id, { to: 'shipped', note: '' }, staff);
  await expect(chooseDay(shop, id, { day: '2026-12-17' }, staff)).rejects.toThrow('can no longer be changed');
});

test('staff agree a day that is not on offer once they were warned; its shopper is told the day, and it stands in the day’s deliveries', async () => {
  const { id } = await paid();
  await letters();
  // A Sunday, a bank holiday, and a day that is over before it would be sent.
  for (const day of ['2026-12-13', '2026-12-25', '2026-11-30']) {
    const warned = { code: 'day-not-offered', detail: expect.stringMatching(/Northern Ireland is offered Monday to Friday from Tue 8 December/) };
    await expect(chooseDay(shop, id, { day }, staff)).rejects.toMatchObject(warned);
  }
  await expect(chooseDay(shop, id, { day: '2026-11-27', isAgreed: true }, staff)).rejects.toMatchObject({ code: 'past-day' });
  expect(await kinds()).toEqual([]);
  await chooseDay(shop, id, { day: '2026-12-13', isAgreed: true }, staff);
  expect(await notes(id)).toContain('Delivery day: Sun 13 December, agreed though not on offer. Before: Between Tue 8 and Fri 11 December.');
  const [letter] = await letters();
  expect(letter?.text).toContain('On Sun 13 December');
  expect((await readDeliveryDay(shop, '2026-12-13')).orders.map((order) => order.id)).toEqual([id]);
  // Whoever goes through the days comes past that Sunday, and past no empty one.
  expect(await daysBeside(shop, '2026-12-11')).toEqual({ before: '2026-12-10', after: '2026-12-13' });
  expect(await daysBeside(shop, '2026-12-14')).toEqual({ before: '2026-12-13', after: '2026-12-15' });
  expect(await daysBeside(shop, '2026-12-18')).toEqual({ before: '2026-12-17', after: '2026-12-21' });
});

test('staff’s form says one day, and a day is agreed only while it is the one that was warned of', () => {
  expect(readAgreedDay({ wished_day: '2026-12-09', other_day: '' })).toEqual({ day: '2026-12-09', isAgreed: false });
  expect(readAgreedDay({ other_day: '2026-12-13', agreed: '2026-12-13' })).toEqual({ day: '2026-12-13', isAgreed: true });
  expect(readAgreedDay({ other_day: '2026-12-20', agreed: '2026-12-13' })).toEqual({ day: '2026-12-20', isAgreed: false });
  expect(() => readAgreedDay({ wished_day: '2026-12-09', other_day: '2026-12-13' })).toThrow('not both');
  expect(() => readAgreedDay({})).toThrow('choose a delivery day');
});

test('a delivery waits until its shopper says when, and is then one of that day', async () => {
  const { id, token } = await paid({ hold: true });
  const [confirmation] = await letters();
  expect(confirmation?.text).toContain('On hold until Wed 27 January at the latest');
  expect((await send('GET', `/orders/${id}?token=${token}`)).body).toMatchObject({ held_until: '2027-01-27', wished_day: null });
  expect((await readDeliveryDay(shop, '2026-12-09')).orders).toEqual([]);
  expect((await listHeld(shop)).map((order) => order.id)).toEqual([id]);

  now = new Date('2027-01-04T10:00:00Z');
  const { days } = (await send('GET', `/orders/${id}/delivery-days?token=${token}`)).body;
  expect(days[0]).toBe('2027-01-12');
  expect((await send('PUT', `/orders/${id}/delivery-day`, { wished_day: days[2] })).status).toBe(404);
  expect((await send('PUT', `/orders/${id}/delivery-day?token=${token}`, { wished_day: '2027-01-05' })).status).toBe(409);
  const chosen = await send('PUT', `/orders/${id}/delivery-day?token=${token}`, { wished_day: days[2] });
  expect(chosen).toMatchObject({ status: 200, body: { held_until: null, wished_day: days[2], delivery_earliest: '2027-01-12' } });
  expect(await kinds()).toEqual(['delivery-moved']);
  expect([await listHeld(shop), (await readDeliveryDay(shop, days[2])).orders.length]).toEqual([[], 1]);
  // Afterwards it is the shop's to move.
  expect(await send('PUT', `/orders/${id}/delivery-day?token=${token}`, { wished_day: days[3] })).toMatchObject({ status: 409 });
  expect((await send('GET', `/orders/${id}/delivery-days?token=${token}`)).body).toEqual({ days: [] });
});

test('what waits is reminded of once, a week before its time is over, and then raised to staff', async () => {
  const { id } = await paid({ hold: true });
  const { id: cancelled } = await paid({ hold: true });
  await cancelOrder(shop, cancelled, theShop);
  const unpaid = (await place({ hold: true })).body.id;
  await letters();
  now = new Date(now.getTime() + 52 * day);
  await runJob('remind of deliveries on hold');
  expect(await kinds()).toEqual([]);
  now = new Date(now.getTime() + day);
  await runJob('remind of deliveries on hold');
  await runJob('remind of deliveries on hold');
  const reminders = await letters();
  expect(reminders.map(({ kind }) => kind)).toEqual(['held-reminder']);
  expect(reminders[0]?.text).toContain('until Wed 27 January');
  now = new Date(now.getTime() + 7 * day);
  await runJob('remind of deliveries on hold');
  await runJob('remind of deliveries on hold');
  expect(await kinds()).toEqual([]);
  expect((await readStaffOrder(shop, id))?.events.filter((event) => event.isAttention).map(({ note }) => note)).toEqual([
    'It has been on hold for 60 days. Please ask its customer for a delivery day.',
  ]);
  expect((await readStaffOrder(shop, unpaid))?.events.some((event) => event.isAttention)).toBe(false);
});

test('what is collected, or has no days, cannot be put on hold', async () => {
  const { body } = await place({ hold: true, shipping_address: { ...shipping_address, country: 'US', postal_code: '10001' } });
  expect(body.status ?? 409).toBeGreaterThanOrEqual(400);
  const samples = await place({ hold: true, items: [{ product_id: oak, quantity: 1, is_sample: true }], total_amount: 5.99 });
  expect(samples).toMatchObject({ status: 409, body: { errors: [{ field: 'wished_day' }] } });
});
