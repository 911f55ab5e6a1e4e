import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { readTimeline } from '#orders/read-order-page.server.ts';
import { orderToApi } from '#orders/schemas.ts';
import { correctShipment } from '#orders/shipping/correct-shipment.server.ts';
import { daysBeside, readDeliveryDay } from '#orders/staff/delivery-day.server.ts';
import { sharp } from '#platform/images/sharp.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { answerClaim } from './answer-claim.server.ts';
import { addClaimPhoto, receivePhotos } from './claim-photos.server.ts';
import { listClaims, listClaimsOf } from './queries.server.ts';
import { reportFault } from './report-fault.server.ts';
import { writeOnClaim } from './write-on-claim.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const shopper = { kind: 'shopper' as const, userId: null };
const staff = { kind: 'staff' as const, userId: null };
let orderId = '';
let line = '';
let productId = '';

const realNow = shop.now;
beforeEach(async () => {
  shop.now = realNow;
  await shop.sql`truncate orders, products, outbox, rate_limits cascade`;
  await shop.sql`insert into categories (name, position) values ('Wood', 1) on conflict do nothing`;
  const [oak] = await shop.sql<{ id: string }[]>`insert into products (sku, name, category, supplier, price_pence)
    values ('OAK', 'Mourne Oak', 'Wood', 'Maker', 1000) returning id`;
  productId = oak?.id ?? '';
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${productId}, 5)
    on conflict (product_id) do update set on_hand = 5`;
  const address = { first_name: 'Aoife', last_name: 'Quinn', address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
  const [order] = await shop.sql<{ id: string }[]>`insert into orders (email, status, total_pence, shipping_address, paid_at, payment_method)
    values ('aoife@example.com', 'delivered', 14000, ${shop.sql.json(address)}, now(), 'finance') returning id`;
  orderId = order?.id ?? '';
  const [row] = await shop.sql<{ id: string }[]>`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence)
    values (${orderId}, ${productId}, 'Mourne Oak', 'OAK', 14, 1000) returning id`;
  line = row?.id ?? '';
});

const report = (quantity = 2, words = 'Corners are off') =>
  reportFault(shop, orderId, { lines: [{ id: line, quantity, fault: 'damaged' }], words }, shopper);
const answer = (id: string, to: Parameters<typeof answerClaim>[2]['to'], version = 1, refundPence: number | null = null, words = 'Sorry.') =>
  answerClaim(shop, id, { to, version, answer: words, refundPence }, staff);
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? [error.kind, error.code] : error;
};
const onHand = async () =>
  (await shop.db.selectFrom('stock_levels').select('on_hand').where('product_id', '=', productId).executeTakeFirst())?.on_hand;

test('a report is written down, raised to staff and confirmed by letter; the same pieces are not reported twice at once', async () => {
  await report(10);
  expect(await listClaimsOf(shop, orderId)).toMatchObject([
    { status: 'reported', words: 'Corners are off', lines: [{ id: line, name: 'Mourne Oak', quantity: 10, fault: 'damaged' }] },
  ]);
  const [letter] = await shop.db.selectFrom('outbox').select(['recipient', 'text']).execute();
  expect(letter?.recipient).toBe('aoife@example.com');
  expect(letter?.text).toContain('10 × Mourne Oak: damaged');
  const [event] = await shop.db.selectFrom('order_events').select(['kind', 'note']).execute();
  expect(event).toEqual({ kind: 'attention', note: 'Problem reported: 10 × Mourne Oak: damaged. Corners are off' });
  expect(await refusal(report(5))).toEqual(['conflict', 'too-many']);
  const both = await Promise.all([refusal(report(4)), refusal(report(4))]);
  expect(both.filter((told) => told === null)).toHaveLength(1);
});

test('nothing is reported before the order was sent, and nothing of no line', async () => {
  expect(await refusal(reportFault(shop, orderId, { lines: [], words: '' }, shopper))).toEqual(['invalid', 'invalid-form']);
  await shop.sql`update orders set status = 'confirmed'`;
  expect(await refusal(report())).toEqual(['conflict', 'cannot-report']);
});

test('a replacement leaves the shelf once, and never more than is there', async () => {
  const id = await report(2);
  const both = await Promise.all([refusal(answer(id, 'replacing')), refusal(answer(id, 'replacing'))]);
  expect(both.filter((told) => told === null)).toHaveLength(1);
  expect(both.find((told) => told !== null)).toEqual(['conflict', 'claim-answered']);
  expect(await onHand()).toBe(3);
  const more = await report(4);
  expect(await refusal(answer(more, 'replacing'))).toEqual(['conflict', 'no-stock']);
  expect(await onHand()).toBe(3);
  expect(await listClaimsOf(shop, orderId)).toMatchObject([
    { id, replacement: { sentAt: null } },
    { id: more, replacement: null },
  ]);
  const sent = { carrier: 'Carrier & Sons', trackingLink: 'https://carrier.example/1', weightGrams: 29_000 };
  await answerClaim(shop, id, { to: 'replaced', version: 2, answer: '', refundPence: null, sentWith: sent }, staff);
  expect(await listClaimsOf(shop, orderId)).toMatchObject([{ replacement: { ...sent, sentAt: expect.any(Date) } }, {}]);
  expect(await listClaims(shop, { status: 'open', page: 1 })).toMatchObject({
    total: 1,
    claims: [{ id: more }],
    counts: { replaced: 1, reported: 1 },
  });
  expect(await shop.db.selectFrom('outbox').select('id').execute()).toHaveLength(4);
});

test('a replacement is a shipment of its order: with a day, told by letter and in the history, and corrected as any other', async () => {
  let seconds = 0;
  shop.now = () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 11, 1, 10, 0, seconds));
  };
  await shop.sql`insert into lots (product_id, number, on_hand) values (${productId}, 'B7', 9)`;
  await shop.sql`update stock_levels set in_lots = true where product_id = ${productId}`;
  const id = await report(2);
  const decide = (more: object) => answerClaim(shop, id, { to: 'replacing', version: 1, answer: '', refundPence: null, ...more }, staff);
  expect(await refusal(decide({ day: '2026-11-30', isAgreed: true }))).toEqual(['conflict', 'past-day']);
  expect(await refusal(decide({ day: '2026-12-13' }))).toEqual(['conflict', 'day-not-offered']);
  expect(await refusal(decide({ to: 'collecting', day: '2026-12-09' }))).toEqual(['conflict', 'no-day']);
  await decide({ day: '2026-12-13', isAgreed: true });
  const planned = await readOrder(shop, orderId);
  expect(planned).toMatchObject({ status: 'delivered', shipments: [], lines: [{ sentQuantity: 0 }] });
  const goods = [{ lineId: line, quantity: 2, lots: [{ number: 'B7', quantity: 2 }] }];
  expect(planned?.replacements).toMatchObject([{ number: 1, claimId: id, comesOn: '2026-12-13', lines: goods }]);
  // Another day, and nothing else to say.
  await answerClaim(shop, id, { to: null, version: 2, answer: '', refundPence: null, day: '2026-12-14', isAgreed: true }, staff);
  expect((await readDeliveryDay(shop, '2026-12-13')).replacements).toEqual([]);
  const due = await readDeliveryDay(shop, '2026-12-14');
  expect(due).toMatchObject({ orders: [], replacements: [{ order: { id: orderId }, shipment: { claimId: id } }], unweighed: 1 });
  expect(due.picks).toEqual([{ sku: 'OAK', name: 'Mourne Oak', isSample: false, amount: '2', lot: 'Batch B7' }]);
  expect(await daysBeside(shop, '2026-12-18')).toMatchObject({ before: '2026-12-17' });

  const wrong = { carrier: 'Quay', trackingLink: 'https://quay.example/1', weightGrams: 29_000 };
  expect(await refusal(correctShipment(shop, orderId, 1, wrong, staff))).toEqual(['not-found', 'shipment-not-found']);
  await answerClaim(shop, id, { to: 'replaced', version: 3, answer: '', refundPence: null, sentWith: wrong }, staff);
  const [, , moved, left] = (await shop.db.selectFrom('outbox').select('text').orderBy('created_at').orderBy('id').execute()).map(({ text }) => text);
  expect(moved).toContain('Your replacement will come on Mon 14 December.');
  expect(left).toMatch(/2 × Mourne Oak[\s\S]*Sent with Quay\.[\s\S]*https:\/\/quay\.example\/1/);
  await correctShipment(shop, orderId, 1, { carrier: 'Lough Carriers', trackingLink: 'https://lough.example/2' }, staff);
  const order = (await readOrder(shop, orderId)) as Order;
  expect(order).toMatchObject({ replacements: [], lines: [{ sentQuantity: 0 }] });
  expect(orderToApi(order).shipments).toMatchObject([
    { number: 1, replaces: id, carrier: 'Lough Carriers', tracking_link: 'https://lough.example/2', weight_kg: 29 },
  ]);
  expect(await listClaimsOf(shop, orderId)).toMatchObject([{ replacement: { carrier: 'Lough Carriers', comesOn: '2026-12-14' } }]);
  const steps = await readTimeline(shop, order);
  expect(steps).toMatchObject([
    { title: 'Replacement dispatched', detail: '2 × Mourne Oak. Sent with Lough Carriers.', link: { href: 'https://lough.example/2' } },
  ]);
  expect(await readDeliveryDay(shop, '2026-12-14')).toMatchObject({ grams: 29_000, picks: [], replacements: [{}] });
  // What its boxes say is corrected there, too.
  await shop.sql`update lots set number = 'B8' where product_id = ${productId}`;
  expect((await readOrder(shop, orderId))?.shipments).toMatchObject([{ lines: [{ lots: [{ number: 'B8' }] }] }]);
});

test('what the version before writes of a replacement is a shipment, too', async () => {
  const id = await report(2);
  const lots = [{ id: productId, number: 'B7', shade: '', quantity: 2 }];
  await shop.sql`update claim_lines set lots = ${shop.sql.json(lots)} where claim_id = ${id}`;
  await shop.sql`insert into replacements (claim_id, created_at) values (${id}, now())`;
  expect((await readOrder(shop, orderId))?.replacements).toMatchObject([{ number: 1, claimId: id, lines: [{ quantity: 2, lots }] }]);
  await shop.sql`update replacements set sent_at = now(), carrier = 'Quay', tracking_link = 'https://quay.example/1' where claim_id = ${id}`;
  const sent = [{ number: 1, carrier: 'Quay', trackingLink: 'https://quay.example/1', claimId: id, lines: [{ lineId: line, quantity: 2 }] }];
  expect(await readOrder(shop, orderId)).toMatchObject({ replacements: [], shipments: sent });
});

test('what is planned here, and sent by the version before, has left', async () => {
  const id = await report(2);
  await answer(id, 'replacing');
  await shop.sql`update claims set status = 'replaced', version = 3, updated_at = '2026-03-28T12:00:00Z' where id = ${id}`;
  const sent = [{ claimId: id, sentAt: new Date('2026-03-28T12:00:00Z'), lines: [{ lineId: line, quantity: 2 }] }];
  expect(await readOrder(shop, orderId)).toMatchObject({ replacements: [], shipments: sent });
});

test('a refund is exact, counts its pieces, and is never above what is left', async () => {
  const first = await report(2);
  expect(await refusal(answer(first, 'refunded', 1, 14001))).toEqual(['conflict', 'refund-too-large']);
  await answer(first, 'refunded');
  const part = await report(1);
  await answer(part, 'refunded', 1, 333);
  const { refunded_pence } = await shop.db.selectFrom('orders').select('refunded_pence').executeTakeFirstOrThrow();
  expect(refunded_pence).toBe(2333);
  const lines = await shop.db.selectFrom('order_lines').select('refunded_quantity').execute();
  expect(lines).toEqual([{ refunded_quantity: 2 }]);
  expect(await onHand()).toBe(5);
});

test('a refusal needs a reason, and ends the claim', async () => {
  const id = await report();
  expect(await refusal(answer(id, 'refused', 1, null, ''))).toEqual(['invalid', 'invalid-form']);
  await answer(id, 'refused');
  expect(await refusal(answer(id, 'replacing', 2))).toEqual(['conflict', 'claim-answered']);
});

test('both sides write until it is over; whoever answers what they have not read is told', async () => {
  const id = await report();
  await answer(id, null, 1, null, 'Was the wrapping torn?');
  expect(await refusal(answer(id, null, 2, null, ''))).toEqual(['invalid', 'invalid-form']);
  expect(await listClaims(shop, { status: 'news', page: 1 })).toMatchObject({ total: 0, counts: { open: 1, reported: 1 } });
  await writeOnClaim(shop, orderId, id, { words: 'Yes, at one end.' }, shopper);
  expect(await refusal(writeOnClaim(shop, orderId, id, { words: '' }, shopper))).toEqual(['invalid', 'invalid-form']);
  await expect(answer(id, 'refused', 2)).rejects.toThrow('The customer has written again');
  expect(await listClaims(shop, { status: 'news', page: 1 })).toMatchObject({
    total: 1,
    claims: [{ id, hasNews: true, order: { customer: 'Aoife Quinn' }, entries: [{ by: 'staff' }, { by: 'shopper', words: 'Yes, at one end.' }] }],
  });
  await answer(id, 'refused', 3);
  expect((await listClaims(shop, { status: 'open', page: 1 })).total).toBe(0);
  expect(await refusal(writeOnClaim(shop, orderId, id, { words: 'Why?' }, shopper))).toEqual(['conflict', 'claim-answered']);
  const letters = await shop.db.selectFrom('outbox').select(['subject', 'text']).orderBy('created_at').execute();
  expect(letters.map(({ subject }) => subject.replace(/^.*?: /, ''))).toEqual([
    'We’ve received your report',
    'A message about your report',
    'Our answer to your report',
  ]);
  expect(letters[1]?.text).toContain('Was the wrapping torn?');
  expect(letters[1]?.text).toMatch(new RegExp(`/orders/${orderId}/report/${id}\\?token=`));
});

test('photos come with the report, or one by one afterwards: encoded anew, six at most, and none once it is over', async () => {
  const bytesOf = (red: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const form = new FormData();
  for (const red of [10, 10, 20]) form.append('photo', new File([new Uint8Array(await bytesOf(red))], `${red}.png`, { type: 'image/png' }));
  form.append('photo', new File(['none'], 'words.png', { type: 'image/png' }));
  const received = await receivePhotos(shop, orderId, form, ['0'.repeat(24), 'guess']);
  expect(received).toMatchObject({ imageIds: [expect.any(String), expect.any(String)], problem: 'words.png: Please select an image file' });
  const lines = [{ id: line, quantity: 2, fault: 'damaged' as const }];
  const id = await reportFault(shop, orderId, { lines, words: '', imageIds: received.imageIds }, shopper);
  const kept = await receivePhotos(shop, orderId, new FormData(), received.imageIds);
  expect(kept).toEqual({ imageIds: received.imageIds, problem: null });

  const photo = async (red: number) => addClaimPhoto(shop, orderId, id, `data:image/png;base64,${(await bytesOf(red)).toString('base64')}`);
  for (const red of [10, 80, 120, 160, 200]) await photo(red);
  expect((await listClaimsOf(shop, orderId))[0]?.imageIds).toHaveLength(6);
  expect(await refusal(photo(240))).toEqual(['conflict', 'too-many-photos']);
  await answer(id, 'collecting');
  await photo(10);
  await answer(id, 'refunded', 2);
  expect(await refusal(photo(10))).toEqual(['conflict', 'claim-answered']);
});
