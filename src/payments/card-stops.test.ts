import { afterAll, beforeEach, expect, test } from 'vitest';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { placeOrder } from '#orders/place-order.server.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';
import { checkAccount, isCardStopped, readCardForm, readCardStop } from './card-stops.server.ts';

/** What stops every sale is told to staff at the first, and no shopper's card is blamed for it. */
const { shop, close, runJob } = await openSellingShop('empty', { standIns: { till: true, lender: false, mail: false } });
afterAll(close);
await shop.sql`insert into settings (values) values ('{"email": "staff@example.com", "max_hold_percent": 100}')`;

const oak = '00000001-8888-4222-8222-222222222222';
const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
const mode = (charge: string) => shop.sql`update test_till.settings set charge_mode = ${charge}, webhook_mode = 'none'`;

beforeEach(async () => {
  await shop.sql`truncate orders, payments, refunds, products, outbox, rate_limits, card_stops cascade`;
  await mode('normal');
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 20000, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 100)`;
});

const order = async () => {
  const items = [{ product_id: oak, quantity: 1, is_sample: false }];
  const checkout = { userId: null, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  const { id, totalPence } = await placeOrder(shop, { ...checkout, address });
  const pay = () =>
    payOrder(shop, { orderId: id, sourceId: 'cnon:card-nonce-ok', verificationToken: null, method: 'card', amountPence: totalPence }, id);
  return { id, pay };
};
const raised = async () => (await shop.sql`select 1 from order_events where kind = 'attention'`).length;
const notices = async () => (await shop.sql`select subject from outbox where kind = 'staff-notice'`).map(({ subject }) => subject);

test.each([
  ['wrong-token', 'UNAUTHORIZED'],
  ['expired-token', 'ACCESS_TOKEN_EXPIRED'],
  ['no-permission', 'INSUFFICIENT_PERMISSIONS'],
  ['wrong-location', 'INVALID_LOCATION'],
  ['wrong-currency', 'CURRENCY_MISMATCH'],
  ['no-card-processing', 'CARD_PROCESSING_NOT_ENABLED'],
])('%s: told once, the shopper reads that cards cannot be taken, and nobody is asked for a card until it is mended', async (charge, code) => {
  await mode(charge);
  const [first, second] = [await order(), await order()];
  expect(await first.pay()).toMatchObject({
    status: 'declined',
    code,
    message: expect.stringMatching(/^We cannot take card payments at the moment/),
  });
  expect((await second.pay()).status).toBe('declined');
  expect([await raised(), await notices()]).toEqual([1, ['Card payments do not work']]);
  expect(await readCardForm(shop, second.id)).toBeNull();
  await mode('normal');
  await runJob('see whether cards are taken again');
  expect(await readCardForm(shop, second.id)).not.toBeNull();
  expect((await second.pay()).status).toBe('succeeded');
});

test('an amount above the seller’s limit stops its own order only', async () => {
  await mode('over-limit');
  const [first, second] = [await order(), await order()];
  expect(await first.pay()).toMatchObject({ status: 'declined', code: 'PAYMENT_LIMIT_EXCEEDED' });
  expect([await isCardStopped(shop, first.id), await isCardStopped(shop, second.id)]).toEqual([true, false]);
  expect(await notices()).toEqual(['A card payment was above your limit']);
  await mode('normal');
  expect((await second.pay()).status).toBe('succeeded');
  expect(await readCardStop(shop)).toBeNull();
});

test('refusals for the shop’s sake are not counted as tries of cards', async () => {
  const { pay } = await order();
  await mode('no-permission');
  for (let nth = 0; nth < 11; nth += 1) expect((await pay()).status).toBe('declined');
  await mode('normal');
  expect((await pay()).status).toBe('succeeded');
});

test('the account is asked after without a payment: what is wrong is told, and ends once it is in order', async () => {
  expect(await checkAccount(shop)).toEqual({ kind: 'ready', locationName: 'Test till' });
  await mode('wrong-currency');
  expect(await checkAccount(shop)).toMatchObject({ kind: 'wrong', problems: [expect.stringContaining('EUR')] });
  await checkAccount(shop);
  expect([await notices(), (await readCardStop(shop))?.detail]).toEqual([['Card payments do not work'], expect.stringContaining('EUR')]);
  await mode('down');
  expect((await checkAccount(shop))?.kind).toBe('unknown');
  expect(await readCardStop(shop)).not.toBeNull();
  await mode('normal');
  await checkAccount(shop);
  expect(await readCardStop(shop)).toBeNull();
});
