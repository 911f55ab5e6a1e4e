import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createCarrier } from '#mail/carrier.server.ts';
import { sendDueMail } from '#mail/send-due-mail.server.ts';
import { ensureFirstAdmin } from '../src/accounts/first-admin.server.ts';
import { applyImport } from '../src/catalogue/staff/sheets/apply-import.server.ts';
import { keepImport } from '../src/catalogue/staff/sheets/look-at-import.server.ts';
import { openSellingShop } from './open-selling-shop.ts';
import { caughtUp } from './open-test-shop.ts';
import { openScriptedSmtp } from './scripted-smtp-server.ts';

/** A shop with no demo in it and no stand-in but the till, from its first sign-in to its first sale, as its owner would set it up. */
const smtp = await openScriptedSmtp();
const change = { loadsDemo: false, smtpUrl: smtp.url, standIns: { till: true, lender: false, mail: false } };
const { shop, address, close, runJob } = await openSellingShop('empty', change);
afterAll(async () => {
  await close();
  await smtp.close();
});

type Said = Record<string, unknown> & { access_token: string; version: number; settings: object; id: string; token: string; total_amount: number };
let token = '';
async function ask(method: string, path: string, body?: unknown): Promise<[status: number, said: Said]> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`${address}/api${path}`, { method, headers, body: isForm ? body : body === undefined ? null : JSON.stringify(body) });
  return [answer.status, (await answer.json()) as Said];
}

test('from the first sign-in to the first sale', async () => {
  await shop.sql.unsafe(await readFile('db/migrations/0113_categories.sql', 'utf8'));
  const account = { adminEmail: 'owner@floors.example', adminPassword: 'forty-square-metres' };
  expect(await ensureFirstAdmin(shop.db, account)).toBe('Staff sign in at /login as owner@floors.example.');
  const [, session] = await ask('POST', '/auth/login', { email: account.adminEmail, password: account.adminPassword });
  token = session.access_token;
  const owner = (await shop.sql`select id from users where is_admin`)[0]?.id as string;

  const [, { settings, version }] = await ask('GET', '/admin/settings');
  const own = { ...settings, business_name: 'Quay Floors', email: 'hello@quayfloors.example', phone: '028 9127 0000' };
  expect((await ask('PUT', '/admin/settings', { settings: own, version }))[0]).toBe(200);

  const oak = { sku: 'OAK-1', name: 'Mourne Oak', category: 'Wood Flooring', supplier: 'Maker', price: 48.5, box_size_m2: 2.2, stock: 40 };
  const [made, product] = await ask('POST', '/admin/products', oak);
  expect(made).toBe(201);
  const photo = new FormData();
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a07850' } })
    .jpeg()
    .toBuffer();
  photo.set('photo', new File([new Uint8Array(jpeg)], 'oak.jpg', { type: 'image/jpeg' }));
  expect((await ask('POST', `/admin/products/${product.id}/upload-photo`, photo))[0]).toBe(201);
  const sheet = 'sku,name,price,category,supplier,box_size_m2,stock\nTIL-1,Slate Tile,32.00,Tiles,Maker,1.44,25\n';
  const staff = { id: owner, name: 'Shop owner' } as never;
  const imported = await keepImport(shop, staff, new File([sheet], 'first.csv'));
  expect(await applyImport(shop, staff, imported)).toEqual({ created: 1, changed: 0 });
  const slide = { title: 'Oak that lasts', subtitle: 'New in', description: 'Engineered oak by the box.', button_link: '/products' };
  expect((await ask('POST', '/admin/hero-slides', slide))[0]).toBe(201);
  await caughtUp(shop);

  token = '';
  const [, list] = await ask('GET', '/products');
  expect((list as unknown as { products: { name: string }[] }).products.map(({ name }) => name).toSorted()).toEqual(['Mourne Oak', 'Slate Tile']);
  const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '028 9127 1111' };
  const shipping_address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
  const items = [{ product_id: product.id, quantity: 10 }];
  const [, { total_amount }] = await ask('POST', '/cart/quote', { items });
  const [ordered, order] = await ask('POST', '/orders/guest', { shipping_address, items, total_amount });
  expect(ordered).toBe(201);
  const amount_cents = Math.round(total_amount * 100);
  const card = { source_id: 'cnon:card-nonce-ok', amount_cents, currency: 'GBP', order_id: order.id, token: order.token };
  expect((await ask('POST', '/payments/square', card))[0]).toBe(200);
  await runJob('check payments');
  expect([...(await shop.sql`select status from orders`)]).toEqual([{ status: 'confirmed' }]);
  expect([...(await shop.sql`select on_hand, held from stock_levels where product_id = ${product.id}`)]).toEqual([{ on_hand: 30, held: 0 }]);
  const carrier = await createCarrier(shop)();
  while (carrier && (await sendDueMail(shop, carrier)));
  expect(smtp.received.map(({ to }) => to[0])).toContain('aoife@example.com');
  expect(smtp.received.every(({ from }) => from === 'hello@quayfloors.example')).toBe(true);
});
