import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { eraseShopper, readShopperToErase } from './erase-shopper.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

let staff: { id: string };
const person = async (name: string, more: object = {}) =>
  shop.db
    .insertInto('users')
    .values({ full_name: `${name} Quinn`, username: name, email: `${name}@example.com`, password_hash: '-', ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
const order = async (email: string, status: string, user_id: string | null = null) => {
  const shipping_address = { first_name: 'Aoife', last_name: 'Quinn', address: '1 Quay Street', city: 'Bangor', country: 'GB' };
  const row = { email, status, user_id, total_pence: 3850, shipping_address };
  return (await shop.db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
beforeEach(async () => {
  for (const table of ['orders', 'outbox', 'users', 'contact_messages', 'audit_entries'] as const) await shop.db.deleteFrom(table).execute();
  staff = await person('una', { is_admin: true });
});

test('staff erase a guest from the page of an order: all that is over goes, they are told, and it is written down', async () => {
  const id = await order('Aoife@example.com', 'delivered');
  const earlier = await order('aoife@example.com', 'cancelled');
  const later = await order('aoife@example.com', 'shipped');
  const message = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', subject: 'other', message: 'Hello' };
  await shop.db.insertInto('contact_messages').values(message).execute();
  expect(await readShopperToErase(shop, id)).toMatchObject({ hasAccount: false, orders: 2, messages: 1, isUnderWay: false, underWay: [{}] });
  await eraseShopper(shop, staff, id);
  const rows = await shop.db.selectFrom('orders').select(['id', 'email', 'shipping_address as address']).execute();
  const bare = { email: '', address: { city: 'Bangor', country: 'GB' } };
  expect(rows.filter((row) => row.id !== later)).toEqual(
    expect.arrayContaining([
      { id, ...bare },
      { id: earlier, ...bare },
    ]),
  );
  expect(rows.find((row) => row.id === later)?.email).toBe('aoife@example.com');
  expect(await shop.db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  expect(await shop.db.selectFrom('outbox').select(['kind', 'recipient']).execute()).toEqual([
    { kind: 'data-erased', recipient: 'Aoife@example.com' },
  ]);
  const audit = await shop.db.selectFrom('audit_entries').select(['actor_id', 'record_kind', 'record_id']).execute();
  expect(audit).toEqual([{ actor_id: staff.id, record_kind: 'order', record_id: id }]);
  const told = await shop.db.selectFrom('order_events').select(['actor_id', 'note']).where('order_id', '=', id).execute();
  expect(told).toEqual([{ actor_id: staff.id, note: 'The customer’s data was erased.' }]);
  expect(await readShopperToErase(shop, id)).toBeNull();
  await expect(eraseShopper(shop, staff, id)).rejects.toMatchObject({ code: 'nobody-to-erase' });
});

test('a customer’s order erases the account, and it says who did it', async () => {
  const aoife = await person('aoife');
  const id = await order('aoife@example.com', 'delivered', aoife.id);
  await eraseShopper(shop, staff, id);
  expect(await shop.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'una' }]);
  expect((await shop.db.selectFrom('audit_entries').select('action').orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'deleted',
    'erased the customer’s data of',
  ]);
  expect(JSON.stringify(await shop.db.selectFrom('orders').selectAll().execute())).not.toMatch(/aoife|Quinn|Quay/i);
});

test('not while it is under way, not the last administrator, and no order that is not there', async () => {
  const guest = await order('aoife@example.com', 'confirmed');
  expect(await readShopperToErase(shop, guest)).toMatchObject({ isUnderWay: true });
  await expect(eraseShopper(shop, staff, guest)).rejects.toMatchObject({ code: 'order-under-way' });
  const aoife = await person('aoife');
  const over = await order('aoife@example.com', 'delivered', aoife.id);
  await order('aoife@example.com', 'confirmed', aoife.id);
  await expect(eraseShopper(shop, staff, over)).rejects.toMatchObject({ code: 'order-under-way' });
  await expect(eraseShopper(shop, staff, await order('una@example.com', 'delivered', staff.id))).rejects.toMatchObject({
    code: 'last-administrator',
  });
  await person('brian', { is_admin: true });
  await expect(eraseShopper(shop, staff, await order('una@example.com', 'delivered', staff.id))).rejects.toMatchObject({ code: 'is-yourself' });
  await expect(eraseShopper(shop, staff, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ kind: 'not-found' });
  expect(await readShopperToErase(shop, 'nonsense')).toBeNull();
});
