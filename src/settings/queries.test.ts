import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyForProduct } from '#finance/apply-for-product.server.ts';
import { createCarrier } from '#mail/carrier.server.ts';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { readCardForm } from '#payments/card-stops.server.ts';
import { receiveWebhook } from '#payments/receive-webhook.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { openTestTill } from '../../test/open-test-till.ts';
import type { Shop } from '../shop.server.ts';
import { serviceNotes } from './public-settings.ts';
import { readServices } from './queries.server.ts';

const unnamed = { till: false, lender: false, mail: false };
let live: Shop;
let demo: Shop;
beforeAll(async () => {
  live = await openTestShop('demo', { loadsDemo: false, standIns: unnamed });
  demo = await openTestShop('demo', { standIns: unnamed });
});
afterAll(() => Promise.all([live.close(), demo.close()]));

test('nothing stands in for what a real shop has not set up, and staff read what is missing', async () => {
  const services = await readServices(live);
  expect(services).toEqual({ till: 'none', lender: 'none', mail: 'none' });
  expect(serviceNotes(services)).toHaveLength(3);
  expect(await readCardForm(live, crypto.randomUUID())).toBeNull();
  expect(await createCarrier(live)()).toBeNull();
  const payment = { orderId: randomUUID(), sourceId: 'cnon:card-nonce-ok', verificationToken: null, method: 'card' as const, amountPence: 100 };
  await expect(payOrder(live, payment, 'here')).rejects.toMatchObject({ code: 'no-card-payments' });
  const [product] = await live.sql<{ id: string; price_pence: number }[]>`select id, price_pence from products where price_pence > 2000 limit 1`;
  const wanted = { productId: product?.id ?? '', quantity: 1, pricePence: product?.price_pence ?? 0, depositPence: 0 };
  await expect(applyForProduct(live, wanted)).rejects.toMatchObject({ code: 'no-finance' });
  await expect(receiveWebhook(live, '{"event_id":"1","type":"payment.updated"}', 'signature')).rejects.toMatchObject({ kind: 'forbidden' });
  const { url, close } = await openTestTill(live);
  expect((await fetch(`${url}/test-till/square.js`)).status).toBe(404);
  await close();
});

test('in the demo shop the stand-ins stand in, until it is no demo any more', async () => {
  const services = await readServices(demo);
  expect(services).toEqual({ till: 'stand-in', lender: 'stand-in', mail: 'stand-in' });
  expect(serviceNotes(services).join(' ')).toContain('Test payments: no money is taken.');
  const named = { ...demo, config: { ...demo.config, loadsDemo: false, standIns: { ...unnamed, till: true } } };
  expect(await readServices(named)).toMatchObject({ till: 'stand-in', lender: 'none' });
});
