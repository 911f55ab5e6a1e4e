import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';
import { readDocuments } from '../invoice/read-documents.server.ts';
import { orderReference } from '../order.ts';
import { readOrder } from '../read-order.server.ts';
import { everyStaffOrder } from './list-staff-orders.server.ts';
import { readOrderFilter } from './order-filter.ts';
import { orderSheet, type SheetOrder } from './order-sheet.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);
let token = '';
beforeAll(async () => {
  const row = { full_name: 'Una', username: 'una', email: 'una@example.com', password_hash: 'x', is_admin: true };
  const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  token = await openSession(shop, id);
});

type Row = { id: string; reference: string; status: string; user_email: string; attention: string[]; total: number };
type Json = { orders: Row[]; total: number; stats: Record<string, number>; detail: string; status: string; sent_to: string };
const send = async (method: string, path: string, body?: unknown) => {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await api.request(`/admin/orders${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Json };
};
const list = async (query = '') => (await send('GET', query)).body;

test('lists orders newest first with the counts over all of them', async () => {
  const { orders, total, stats } = await list('?limit=100');
  const [sums] =
    await shop.sql`select count(*)::int as total, sum(total_pence - refunded_pence)::float8 / 100 as revenue from orders where paid_at is not null`;
  expect(total).toBe(sums?.total);
  expect(stats).toMatchObject({ total, pending: 0, attention: 0, revenue: sums?.revenue });
  expect(stats.completed).toBe(orders.filter(({ status }) => status === 'delivered').length);
  expect(orders.map(({ reference }) => reference)).toEqual(orders.map(({ id }) => orderReference(id)));
});

test('finds an order by whatever a caller says of it, however it is spelt', async () => {
  const [first] = (await list()).orders;
  const address = {
    first_name: 'Zoë',
    last_name: 'O’Neill',
    address: '3 Mill Rd',
    city: 'Ballyclare',
    postal_code: 'BT39 9ZQ',
    phone: '+44 (0)28 9334 5678',
  };
  await shop.sql`update orders set shipping_address = shipping_address || ${address as never} where id = ${first?.id ?? null}`;
  await shop.sql`update order_lines set product_name = 'Séda Oak/Walnut', sku = 'QZX/12.5' where order_id = ${first?.id ?? null}`;
  const said = [
    ...['zoe', 'Zoe ONeill', "o'neill", 'ballyclare', 'BT39 9ZQ', 'bt399zq', 'bt39', '028 9334 5678', '+442893345678', '93345678'],
    ...[first?.id ?? '', `#${first?.reference}`, first?.reference.toLowerCase() ?? '', 'seda oak walnut', 'QZX/12.5', 'qzx 12'],
  ];
  const found = await Promise.all(
    said.map(async (search) => [search, (await list(`?search=${encodeURIComponent(search)}`)).orders.map(({ id }) => id)]),
  );
  expect(found).toEqual(said.map((search) => [search, [first?.id]]));
});

test('finds by reference, e-mail, name, postcode, status and day', async () => {
  const [first] = (await list()).orders;
  expect((await list(`?search=${first?.reference.toLowerCase()}`)).orders.map(({ id }) => id)).toEqual([first?.id]);
  expect((await list(`?search=${encodeURIComponent(first?.user_email ?? '')}`)).total).toBeGreaterThan(0);
  expect((await list('?search=rooney')).total).toBe(1);
  expect((await list('?search=a91')).total).toBe(1);
  expect((await list('?search=%25')).total).toBe(0);
  expect((await list('?status=confirmed')).orders.every(({ status }) => status === 'confirmed')).toBe(true);
  expect((await list('?from=2999-01-01')).total).toBe(0);
  expect((await list('?sort=-total')).orders[0]?.total).toBe(Math.max(...(await list('?limit=100')).orders.map(({ total }) => total)));
});

test('an order is sent and delivered, each with its letter, and no move is made twice', async () => {
  const id = (await list('?status=confirmed')).orders[0]?.id ?? '';
  expect((await send('PUT', `/${id}/status`, { status: 'delivered' })).body.detail).toBe('An order that is confirmed cannot become delivered.');
  const sent = await send('PUT', `/${id}/status`, { status: 'shipped', carrier: 'Quayside Couriers', tracking_link: 'https://track.example/1' });
  expect([sent.status, sent.body.status]).toEqual([200, 'shipped']);
  expect(await send('PUT', `/${id}/status`, { status: 'shipped' })).toMatchObject({
    status: 409,
    body: { detail: 'This order is already shipped.' },
  });
  expect((await send('PUT', `/${id}/status`, { status: 'delivered', note: 'Left with Aoife' })).status).toBe(200);
  const letters = await shop.sql`select kind, text from outbox where order_id = ${id} order by created_at, kind desc`;
  expect(letters.map(({ kind }) => kind)).toEqual(['order-shipped', 'order-delivered']);
  expect(letters[0]?.text).toContain('https://track.example/1');
  expect(
    await shop.sql`select from_status, to_status, note from order_events where order_id = ${id} and actor_kind = 'staff' order by id desc limit 2`,
  ).toEqual([
    { from_status: 'shipped', to_status: 'delivered', note: 'Left with Aoife' },
    { from_status: 'confirmed', to_status: 'shipped', note: 'Sent with Quayside Couriers. https://track.example/1' },
  ]);
  for (const status of ['pending', 'confirmed', 'refunded', 'cancelled']) expect((await send('PUT', `/${id}/status`, { status })).status).toBe(409);
  expect((await send('PUT', `/${id}/status`, { status: 'lost' })).status).toBe(422);
  await shop.sql`update outbox set status = 'sent', sent_at = now() where order_id = ${id}`;
  expect(await send('POST', `/${id}/resend-letter`, {})).toMatchObject({ status: 200 });
  expect((await shop.sql`select kind from outbox where order_id = ${id}`).length).toBe(3);
});

test('what is raised stays until somebody of the staff has done something about it', async () => {
  const id = (await list()).orders[1]?.id ?? '';
  await shop.sql`insert into order_events (order_id, kind, actor_kind, note) values (${id}, 'attention', 'system', 'Look at this')`;
  expect((await list('?attention=true')).orders).toMatchObject([{ id, attention: ['Look at this'] }]);
  expect((await list()).stats.attention).toBe(1);
  expect((await send('POST', `/${id}/notes`, { note: ' ' })).status).toBe(422);
  expect((await send('POST', `/${id}/notes`, { note: 'Rang them.' })).status).toBe(200);
  expect((await list('?attention=true')).total).toBe(0);
});

test('nothing is refunded that was not paid by card, and no order there is not', async () => {
  const id = (await list('?status=delivered')).orders[0]?.id ?? '';
  await shop.sql`update payments set status = 'declined' where order_id = ${id}`;
  expect(await send('POST', `/${id}/refund`, { amount_pence: 100 })).toMatchObject({ status: 409 });
  expect((await send('POST', `/${id}/refund`, { amount_pence: -1 })).status).toBe(422);
  expect((await send('POST', `/${id}/refund`, {})).status).toBe(422);
  expect((await send('POST', '/00000000-0000-4000-8000-000000000000/refund', { amount_pence: 100 })).status).toBe(404);
});

test('the file of orders has the address, what was bought, the VAT that the invoice has, and where the payment is known', async () => {
  const sheet: SheetOrder[] = [];
  for await (const orders of orderSheet(shop, readOrderFilter(new URLSearchParams()))) sheet.push(...orders);
  expect(sheet).toHaveLength((await list('?limit=1')).total);
  const paid = sheet.find(({ paymentReference, lines }) => paymentReference && lines.includes('; '));
  const order = paid && (await readOrder(shop, paid.id));
  if (!paid || !order) throw new Error('The demo shop has no paid order of two lines.');
  const address = order.address;
  expect(paid).toMatchObject({ street: address.address, postcode: address.postal_code, country: address.country, phone: address.phone });
  for (const { quantity, name, sku } of order.lines) expect(paid.lines).toContain(`${quantity} × ${name} (${sku})`);
  const [invoice] = await readDocuments(shop, order);
  expect(paid.vatPence).toBe(invoice?.vatPence);
  expect(paid.vatPence).toBe(invoice?.lines.reduce((sum, { vatPence }) => sum + vatPence, 0));
  const payments = await shop.sql`select provider_id from payments where order_id = ${paid.id} and status = 'succeeded'`;
  expect(paid.paymentReference).toBe(payments.map(({ provider_id }) => provider_id).join(' '));
  const some: SheetOrder[] = [];
  for await (const orders of orderSheet(shop, readOrderFilter(new URLSearchParams({ search: paid.id })))) some.push(...orders);
  expect(some.map(({ id }) => id)).toEqual([paid.id]);
});

test('a file of many orders has each of them once, though more are placed while it is written, and no batch costs more than the first', async () => {
  const place = (count: number) => shop.sql`
    insert into orders (email, total_pence, shipping_address, created_at)
    select 'many@example.com', 100, '{}', now() + n % 700 * interval '1 microsecond' from generate_series(1, ${count}::int) n`;
  await place(2300);
  const ids: string[] = [];
  const counted = countStatements(shop.sql);
  for await (const orders of everyStaffOrder(shop, readOrderFilter(new URLSearchParams({ status: 'pending' })))) {
    ids.push(...orders.map(({ id }) => id));
    await place(10);
  }
  expect(counted().statements).toBe(3 + 3);
  expect(ids).toHaveLength(2300);
  expect(new Set(ids).size).toBe(2300);
});
