import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerClaim } from '#claims/answer-claim.server.ts';
import { reportFault } from '#claims/report-fault.server.ts';
import { settleRefund } from '#payments/refunds.server.ts';
import { settlePayment } from '#payments/take-payment.server.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { brokenInvariants } from '../../../test/sale-invariants.ts';
import { cancelOrder } from '../cancel-order.server.ts';
import { moveOrder } from '../move-order.server.ts';
import type { Actor } from '../order-moves.ts';
import { placeOrder } from '../place-order.server.ts';
import { readOrder } from '../read-order.server.ts';
import { readTimeline } from '../read-order-page.server.ts';
import { refundOrder } from '../refund-order.server.ts';
import { moveOrders, undoMoves } from '../staff/move-many.server.ts';
import { correctShipment } from './correct-shipment.server.ts';
import { type Shipping, shipOrder, wholeRest } from './ship-order.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const oak = '00000001-1111-4111-8111-111111111111';
const slate = '00000002-1111-4111-8111-111111111111';
const staff: Actor = { kind: 'staff', userId: null };

beforeEach(async () => {
  await shop.sql`truncate orders, payments, refunds, products, outbox, settings, rate_limits cascade`;
  await caughtUp(shop);
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400), (${slate}, 'SLATE', 'Lagan Slate', 'Tiles', 'Maker', 2500, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 100), (${slate}, 100)`;
});

/** A paid order of ten boxes of oak and two of slate. */
async function paidOrder() {
  const address = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '', address: '1 Quay Street', city: 'Bangor' };
  const items = [
    { product_id: oak, quantity: 10, is_sample: false },
    { product_id: slate, quantity: 2, is_sample: false },
  ];
  const { id, totalPence } = await placeOrder(shop, {
    userId: null,
    address: { ...address, postal_code: 'BT20 5ED', country: 'GB' },
    items,
    notes: '',
    showsPurchase: false,
    checkoutKey: null,
    from: null,
    expectedTotalPence: null,
  });
  const payment = { order_id: id, idempotency_key: randomUUID(), amount_pence: totalPence, purpose: 'order', method: 'card' };
  const row = await shop.db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow();
  await settlePayment(shop, { id: row.id, orderId: id }, { kind: 'succeeded', providerId: row.id, receiptUrl: null });
  const order = await readOrder(shop, id);
  const [oaks = '', slates = ''] = order?.lines.map((line) => line.id) ?? [];
  await shop.sql`delete from outbox`;
  return { id, oaks, slates };
}

const send = (id: string, lines: Shipping['lines'], more: Partial<Shipping> = {}) => shipOrder(shop, id, { ...wholeRest, lines, ...more }, staff);
const standing = async (id: string) => {
  const order = await readOrder(shop, id);
  return [order?.status, order?.lines.map(({ sentQuantity }) => sentQuantity)];
};
const letters = async () => {
  const rows = await shop.db.deleteFrom('outbox').returning(['kind', 'subject', 'text', 'created_at']).execute();
  return rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
};
/** What concerns the till is not asked: nothing was charged by it here. */
const broken = async () => (await brokenInvariants(shop.sql, new Map())).filter((said) => /shipment|sent/.test(said) && !said.includes('letter'));

test('an order leaves in parts: each has its letter, and the order stands by what has left', async () => {
  const { id, oaks, slates } = await paidOrder();
  await send(id, [{ id: oaks, quantity: 6 }], { carrier: 'Lough Couriers', trackingLink: 'https://courier.example/1', weightGrams: 87_000 });
  expect(await standing(id)).toEqual(['part_shipped', [6, 0]]);
  const [part] = await letters();
  expect(part?.subject).toMatch(/^Part of order \w{8} is on its way$/);
  for (const said of ['6 × Mourne Oak', 'Lough Couriers', 'https://courier.example/1', 'when the rest leaves']) expect(part?.text).toContain(said);
  expect(part?.text).not.toContain('Lagan Slate');

  await send(id, [{ id: slates, quantity: 2 }]);
  await moveOrder(shop, id, { to: 'shipped', note: '', carrier: 'Quay Haulage' }, staff);
  expect(await standing(id)).toEqual(['shipped', [10, 2]]);
  const [, last] = await letters();
  expect(last?.text).toContain('The rest of your order');
  expect(last?.text).toContain('4 × Mourne Oak');
  const order = await readOrder(shop, id);
  expect(order?.shipments.map(({ number, carrier, weightGrams, lines }) => [number, carrier, weightGrams, lines])).toEqual([
    [1, 'Lough Couriers', 87_000, [{ lineId: oaks, quantity: 6, lots: [] }]],
    [2, '', null, [{ lineId: slates, quantity: 2, lots: [] }]],
    [3, 'Quay Haulage', null, [{ lineId: oaks, quantity: 4, lots: [] }]],
  ]);
  expect((order && (await readTimeline(shop, order)))?.filter(({ title }) => title.includes('dispatched')).map(({ detail }) => detail)).toEqual([
    '6 × Mourne Oak. Sent with Lough Couriers.',
    '2 × Lagan Slate.',
    '4 × Mourne Oak. Sent with Quay Haulage.',
  ]);
  expect(await broken()).toEqual([]);
});

test('sent as a whole it is one shipment, told as it always was', async () => {
  const { id } = await paidOrder();
  await moveOrder(shop, id, { to: 'shipped', note: '', carrier: 'Lough Couriers' }, staff);
  const [letter] = await letters();
  expect(letter?.text).toContain('has been dispatched with Lough Couriers.');
  expect(letter?.text).not.toContain('Mourne Oak');
  expect((await readOrder(shop, id))?.shipments).toHaveLength(1);
  await expect(moveOrder(shop, id, { to: 'shipped', note: '' }, staff)).rejects.toMatchObject({ detail: 'This order is already shipped.' });
});

test('two of the staff who send one order at once never send more than was bought', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, oaks } = await paidOrder();
    // All at once; the rest of all, twice; and three times six of ten.
    const sixes = Array.from({ length: 3 }, () => send(id, [{ id: oaks, quantity: 6 }]));
    const rests = Array.from({ length: 2 }, () => send(id, null));
    const known = Array.from({ length: 2 }, () => send(id, [{ id: oaks, quantity: 1 }], { after: 0 }));
    const done = await Promise.allSettled([...sixes, ...rests, ...known]);
    for (const each of done) if (each.status === 'rejected') expect(each.reason).toMatchObject({ kind: 'conflict' });
    expect(done.slice(5).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
    await send(id, null).catch(() => {});
    expect(await standing(id)).toEqual(['shipped', [10, 2]]);
  }
  expect(await broken()).toEqual([]);
});

test('what cannot be sent is refused in a sentence, and nothing has left', async () => {
  const { id, oaks, slates } = await paidOrder();
  const wrong: [Shipping['lines'], object][] = [
    [[{ id: oaks, quantity: 11 }], { code: 'too-many', detail: 'Only 10 of Mourne Oak are left to send.', errors: [{ field: `line-${oaks}` }] }],
    [[{ id: randomUUID(), quantity: 1 }], { code: 'too-many', detail: 'That line is not in this order.' }],
    [[...[slates, slates].map((line) => ({ id: line, quantity: 2 }))], { code: 'too-many' }],
    [[], { kind: 'invalid', errors: [{ field: `line-${oaks}` }] }],
  ];
  for (const [lines, refusal] of wrong) await expect(send(id, lines)).rejects.toMatchObject(refusal);
  await send(id, [{ id: slates, quantity: 1 }]);
  await expect(send(id, [{ id: slates, quantity: 1 }], { after: 0 })).rejects.toMatchObject({ code: 'sent-meanwhile' });
  await expect(cancelOrder(shop, id, staff)).rejects.toMatchObject({ code: 'cannot-cancel' });
  await expect(moveOrder(shop, id, { to: 'part_shipped', note: '' }, staff)).rejects.toMatchObject({ code: 'no-such-move' });
  await expect(send(randomUUID(), null)).rejects.toMatchObject({ code: 'order-not-found' });
  expect(await standing(id)).toEqual(['part_shipped', [0, 1]]);
});

test('what is refunded before it leaves is not sent, and not waited for; should the refund fail, it is to be sent again', async () => {
  const { id, oaks } = await paidOrder();
  await send(id, [{ id: oaks, quantity: 7 }]);
  const slates = (await readOrder(shop, id))?.lines[1]?.id ?? '';
  const refund = (lines: { id: string; quantity: number }[]) =>
    refundOrder(shop, id, { amountPence: null, lines, reason: '', restocks: true }, staff);
  await refund([{ id: slates, quantity: 2 }]);
  await expect(send(id, [{ id: slates, quantity: 1 }])).rejects.toMatchObject({ code: 'too-many' });
  await refund([{ id: oaks, quantity: 3 }]);
  expect(await standing(id)).toEqual(['shipped', [7, 0]]);
  const [, last] = await shop.sql`select id from refunds order by created_at`;
  await settleRefund(shop, last?.id, { kind: 'failed', detail: 'No.' });
  expect(await standing(id)).toEqual(['part_shipped', [7, 0]]);
  await send(id, null);
  expect(await standing(id)).toEqual(['shipped', [10, 0]]);
  expect(await broken()).toEqual([]);
});

test('of an order sent in parts a shopper can report what has left, and its refund keeps nothing back that is still to leave', async () => {
  const { id, oaks, slates } = await paidOrder();
  await send(id, [{ id: oaks, quantity: 6 }]);
  const report = (line: string, quantity: number) =>
    reportFault(shop, id, { lines: [{ id: line, quantity, fault: 'damaged' }], words: '' }, { kind: 'shopper', userId: null });
  await expect(report(slates, 1)).rejects.toMatchObject({ code: 'too-many' });
  await expect(report(oaks, 7)).rejects.toMatchObject({ code: 'too-many' });
  const claim = await report(oaks, 2);
  await answerClaim(shop, claim, { to: 'refunded', version: 1, answer: '', refundPence: null }, staff);
  await expect(report(oaks, 5)).rejects.toMatchObject({ code: 'too-many' });
  await send(id, null);
  expect(await standing(id)).toEqual(['shipped', [10, 2]]);
});

test('undone, a shipment that was the rest of an order is none, and the part before it stays', async () => {
  const { id, oaks } = await paidOrder();
  const owner = { id: randomUUID() };
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${owner.id}, 'Una', 'una', 'una@example.com', 'x')`;
  await send(id, [{ id: oaks, quantity: 6 }]);
  const { step } = await moveOrders(shop, owner, { to: 'shipped', orders: [{ id }] });
  expect(await standing(id)).toEqual(['shipped', [10, 2]]);
  expect(await undoMoves(shop, owner, step ?? '')).toEqual({ undone: 1, left: [] });
  expect(await standing(id)).toEqual(['part_shipped', [6, 0]]);
  expect((await letters()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Part of order')]);
  expect(await broken()).toEqual([]);
});

test('what orders had been sent before there were shipments is one of each, with who carried it', async () => {
  const sent = await paidOrder();
  const undone = await paidOrder();
  const waiting = await paidOrder();
  await shop.sql`update orders set status = 'delivered' where id = ${sent.id}`;
  const note = 'Side door. Sent with Lough Couriers Ltd. https://courier.example/1?a=2';
  await shop.sql`insert into order_events (order_id, kind, from_status, to_status, actor_kind, note) values
    (${sent.id}, 'moved', 'confirmed', 'shipped', 'staff', ${note}), (${undone.id}, 'moved', 'confirmed', 'shipped', 'staff', ''),
    (${undone.id}, 'moved', 'shipped', 'confirmed', 'staff', 'Undone.')`;
  await shop.sql`update order_lines set refunded_quantity = 2 where id in (${sent.oaks}, ${waiting.oaks})`;
  await shop.sql`update orders set status = 'refunded' where id = ${undone.id}`;
  const migration = readFileSync('db/migrations/0170_shipments.sql', 'utf8');
  await shop.sql.unsafe(migration.slice(migration.indexOf('insert into shipments')));
  expect((await readOrder(shop, sent.id))?.shipments).toMatchObject([
    { number: 1, carrier: 'Lough Couriers Ltd', trackingLink: 'https://courier.example/1?a=2', lines: [{ quantity: 10 }, { quantity: 2 }] },
  ]);
  expect([await standing(undone.id), await standing(waiting.id)]).toEqual([
    ['refunded', [0, 0]],
    ['confirmed', [0, 0]],
  ]);
  await send(waiting.id, null);
  expect(await standing(waiting.id)).toEqual(['shipped', [8, 2]]);
  expect(await broken()).toEqual([]);
});

test('carrier and link of a shipment can be put right; its shopper sees the new link, and staff what stood there before', async () => {
  const { id, oaks } = await paidOrder();
  await shipOrder(shop, id, { ...wholeRest, lines: [{ id: oaks, quantity: 4 }], carrier: 'Quay', trackingLink: 'https://quay.example/1' }, staff);
  await shipOrder(shop, id, wholeRest, staff);
  const right = { carrier: 'Lough Carriers', trackingLink: 'https://lough.example/2' };
  await correctShipment(shop, id, 1, right, staff);
  await correctShipment(shop, id, 1, right, staff);
  const order = await readOrder(shop, id);
  expect(order?.shipments).toMatchObject([right, { carrier: '', trackingLink: null }]);
  const links = (await readTimeline(shop, order as NonNullable<typeof order>)).flatMap(({ link }) => link?.href ?? []);
  expect(links).toEqual(['https://lough.example/2']);
  const notes = await shop.sql<{ note: string }[]>`select note from order_events where order_id = ${id} and kind = 'note'`;
  expect(notes.map(({ note }) => note)).toEqual([
    'Shipment 1 corrected: Lough Carriers, https://lough.example/2. Before: Quay, https://quay.example/1.',
  ]);
  await expect(correctShipment(shop, id, 3, right, staff)).rejects.toMatchObject({ kind: 'not-found' });
});
