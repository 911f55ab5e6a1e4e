import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, inject, test } from 'vitest';
import { createApp } from '../src/app.server.ts';
import { receiveContactForm } from '../src/content/receive-contact-form.server.ts';
import { createResponseCache } from '../src/platform/http/response-cache.server.ts';
import { createImageMaker } from '../src/platform/images/derive-image.server.ts';
import { createLog } from '../src/platform/log.server.ts';
import { openTestShop } from './open-test-shop.ts';

const lines: string[] = [];
const destination = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) });
const opened = await openTestShop('demo');
afterAll(() => opened.close());
const shop = { ...opened, log: createLog('debug', { destination }) };
const app = createApp(shop, {
  pages: createResponseCache(1024),
  pictures: createImageMaker(shop, () => {}),
  files: null,
  renderPage: async () => new Response('page'),
});
const post = (path: string, body: unknown, token = '') =>
  app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'x-chat-token': token }) },
    body: JSON.stringify(body),
  });

const person = { first_name: 'Zebedee', last_name: 'Quirke', email: 'zebedee.quirke@example.com', phone: '07700 900123', address: '7 Secret Lane' };
const secrets = /Zebedee|Quirke|900123|Secret Lane|BT20 7ZZ|swordfish|ring me after my shift/i;
const address = { ...person, city: 'Bangor', postal_code: 'BT20 7ZZ', country: 'GB' };

test('nothing that a visitor gave reaches a log when the database refuses it', async () => {
  const log = await open(join(inject('dataDir'), 'postgres.log'), 'r');
  const { size } = await log.stat();
  const [floor] = await shop.sql`select product_id from stock_levels where on_hand > 5 limit 1`;
  const order = { shipping_address: address, items: [{ product_id: floor?.product_id, quantity: 1 }] };
  const { detail } = (await (await post('/orders/guest', { ...order, total_amount: 0.01 })).json()) as { detail: string };
  const total_amount = Number(/£(\d+\.\d\d)/.exec(detail)?.[1]);
  const begun = (await (await post('/chat/session', {})).json()) as { session_id: string; token: string };
  for (const table of ['contact_messages', 'orders', 'users', 'chat_messages', 'outbox'])
    await shop.sql`alter table ${shop.sql(table)} add constraint refuses check (false) not valid`;
  const contact = { firstName: person.first_name, lastName: person.last_name, email: person.email, phone: person.phone, subject: 'quote' };
  const account = { full_name: 'Zebedee Quirke', username: 'zebedee', email: person.email, password: 'swordfish-of-bangor' };
  const answers = [
    await post('/contact', { ...contact, message: 'Please ring me after my shift' }),
    await post('/auth/register', account),
    await post('/orders/guest', { ...order, total_amount }),
    await post('/chat/message', { session_id: begun.session_id, message: 'Please ring me after my shift, Zebedee' }, begun.token),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  for (const answer of answers) expect(await answer.text()).not.toMatch(secrets);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...contact, message: 'Please ring me after my shift' })) form.set(name, value);
  expect((await receiveContactForm(shop, form, { address: 'here', user: null })).status).toBe(503);

  const said = lines.join('');
  for (const code of ['"code":"23514"', '"constraint_name":"refuses"', 'a call failed', 'a message could not be kept']) expect(said).toContain(code);
  expect(said).not.toMatch(secrets);
  const { size: now } = await log.stat();
  const { buffer } = await log.read(Buffer.alloc(now - size), 0, now - size, size);
  await log.close();
  expect(buffer.toString()).toContain('violates check constraint "refuses"');
  expect(buffer.toString()).not.toMatch(secrets);
});
