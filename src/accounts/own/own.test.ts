import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendContactMessage } from '#content/receive-contact-form.server.ts';
import { ensureInvoice } from '#orders/invoice/issue-documents.server.ts';
import { readDocuments } from '#orders/invoice/read-documents.server.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import type { User } from '../account.ts';
import { deleteAccount } from '../erase-account.server.ts';
import { logIn } from '../log-in.server.ts';
import { registerAccount } from '../register.server.ts';
import { readVisitor } from '../session.server.ts';
import { chooseAddress, deleteAddress, keepAddress, listAddresses, readAddress } from './address-book.server.ts';
import { askForNewEmail, changePassword, confirmNewEmail } from './change-credentials.server.ts';
import { collectOwnData } from './own-data.server.ts';

let now = new Date('2026-11-20T12:00:00Z');
const dataDir = await mkdtemp(join(tmpdir(), 'own-'));
const shop = { ...(await openTestShop('empty', { dataDir })), now: () => now };
afterAll(() => shop.close());

const secret = 'two oak boards';
let aoife: User;
let token: string;
const register = (name: string) =>
  registerAccount(shop, { full_name: `${name} Quinn`, username: name, email: `${name}@example.com`, password: secret }, randomUUID());
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  for (const table of ['refunds', 'payments', 'orders', 'reviews', 'outbox', 'users', 'rate_limits'] as const)
    await shop.db.deleteFrom(table).execute();
  ({ user: aoife, token } = await register('aoife'));
});

const outbox = () => shop.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
const userAt = (session: string) => readVisitor(shop, new Request('https://floors.example/', { headers: { cookie: `auth_token=${session}` } }));
const address = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  phone: '',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'BT20 1AA',
  country: 'GB',
};
const order = async (status: string, more: object = {}) => {
  const values = {
    user_id: aoife.id,
    email: 'aoife@example.com',
    status,
    total_pence: 3850,
    shipping_address: address,
    shows_purchase: true,
    ...more,
  };
  return (await shop.db.insertInto('orders').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

test('a new password ends every other session and begins one anew; the old one is needed', async () => {
  const { token: phone } = await logIn(shop, { email: 'aoife@example.com', password: secret }, 'phone');
  const change = (current_password: string, password: string) => changePassword(shop, aoife, { current_password, password }, 'here');
  await expect(change('wrong', 'three ash planks')).rejects.toMatchObject({ errors: [{ field: 'current_password' }] });
  await expect(change(secret, 'AOIFE@example.com')).rejects.toMatchObject({ errors: [{ field: 'password' }] });
  expect(await userAt(phone)).not.toBeNull();
  const fresh = await change(secret, 'three ash planks');
  expect([await userAt(phone), await userAt(token)]).toEqual([null, null]);
  expect(await userAt(fresh)).toMatchObject({ id: aoife.id });
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['password-changed']);
  await logIn(shop, { email: 'aoife@example.com', password: 'three ash planks' }, 'x');
});

test('of two changes at once one wins, and guessing the old password is stopped', async () => {
  const both = await Promise.allSettled(
    ['three ash planks', 'four elm beams'].map((password) => changePassword(shop, aoife, { current_password: secret, password }, 'here')),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const guess = () => changePassword(shop, aoife, { current_password: 'guess', password: 'five yew slats' }, 'here');
  for (let n = 0; n < 12; n++) await guess().catch(() => {});
  await expect(guess()).rejects.toMatchObject({ kind: 'too-many' });
});

test('a new email counts once its link is used; the old address is told; other links end', async () => {
  await askForNewEmail(shop, aoife, { email: 'new@example.com', password: secret }, 'here');
  const [mail] = await outbox();
  expect(mail).toMatchObject({ kind: 'email-link', recipient: 'new@example.com' });
  const link = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await userAt(token))?.email).toBe('aoife@example.com');
  now = new Date(now.getTime() + 1000);
  expect(await confirmNewEmail(shop, link)).toBe('new@example.com');
  expect((await userAt(token))?.email).toBe('new@example.com');
  expect((await outbox()).at(-1)).toMatchObject({ kind: 'email-changed', recipient: 'aoife@example.com' });
  await expect(confirmNewEmail(shop, link)).rejects.toMatchObject({ code: 'link-does-not-work' });
});

test('an address with an account is answered the same; its owner is told; nothing changes', async () => {
  await register('brian');
  await askForNewEmail(shop, aoife, { email: 'Brian@example.com', password: secret }, 'here');
  expect(await outbox()).toMatchObject([{ kind: 'email-in-use', recipient: 'brian@example.com' }]);
  await expect(askForNewEmail(shop, aoife, { email: 'AOIFE@example.com', password: secret }, 'here')).rejects.toMatchObject({ code: 'same-email' });
  await expect(askForNewEmail(shop, aoife, { email: 'x@example.com', password: 'wrong' }, 'here')).rejects.toMatchObject({ code: 'wrong-password' });
});

test('an address that somebody registered meanwhile is not taken from them', async () => {
  await askForNewEmail(shop, aoife, { email: 'brian@example.com', password: secret }, 'here');
  const link = /token=([\w-]{43})/.exec((await outbox())[0]?.text ?? '')?.[1] ?? '';
  await register('brian');
  await expect(confirmNewEmail(shop, link)).rejects.toMatchObject({ code: 'link-does-not-work' });
  expect((await userAt(token))?.email).toBe('aoife@example.com');
});

test('an address book always has one to deliver to, whatever is added, chosen, deleted, at once', async () => {
  const keep = (city: string, isDefault = false, id: string | null = null) =>
    keepAddress(shop, aoife.id, { id, address: { ...address, city }, isDefault });
  const book = async () => (await listAddresses(shop, aoife.id)).map(({ address: { city }, isDefault }) => (isDefault ? `${city}*` : city));
  await keep('Bangor');
  now = new Date(now.getTime() + 1000);
  await keep('Comber');
  expect(await book()).toEqual(['Bangor*', 'Comber']);
  now = new Date(now.getTime() + 1000);
  await keep('Derry', true);
  expect(await book()).toEqual(['Derry*', 'Bangor', 'Comber']);
  const [derry, bangor, comber] = await listAddresses(shop, aoife.id);
  await keep('Doire', false, derry?.id);
  expect(await book()).toEqual(['Doire*', 'Bangor', 'Comber']);
  await chooseAddress(shop, aoife.id, comber?.id ?? '');
  await deleteAddress(shop, aoife.id, comber?.id ?? '');
  expect(await book()).toEqual(['Bangor*', 'Doire']);
  await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => keep(`Town ${n}`, true)),
    chooseAddress(shop, aoife.id, bangor?.id ?? ''),
    deleteAddress(shop, aoife.id, derry?.id ?? ''),
  ]);
  expect((await book()).filter((line) => line.endsWith('*'))).toHaveLength(1);
  for (let n = 0; n < 13; n++) await keep(`More ${n}`);
  await expect(keep('One too many')).rejects.toMatchObject({ code: 'too-many-addresses' });
});

test('nobody reads, changes or deletes another’s address', async () => {
  const { user: brian } = await register('brian');
  await keepAddress(shop, brian.id, { id: null, address, isDefault: true });
  const [his] = await listAddresses(shop, brian.id);
  const id = his?.id ?? '';
  expect(await readAddress(shop, aoife.id, id)).toBeNull();
  expect(await readAddress(shop, aoife.id, 'nonsense')).toBeNull();
  const attempts = [
    () => keepAddress(shop, aoife.id, { id, address, isDefault: true }),
    () => chooseAddress(shop, aoife.id, id),
    () => deleteAddress(shop, aoife.id, id),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'not-found' });
  expect(await listAddresses(shop, brian.id)).toEqual([{ id, isDefault: true, address }]);
});

/** All that the database holds, as one text. */
async function everything(): Promise<string> {
  const tables = await shop.sql<{ name: string }[]>`select table_name as name from information_schema.tables where table_schema = 'public'`;
  const contents = await Promise.all(tables.map(({ name }) => shop.sql`select * from ${shop.sql(name)}`));
  return JSON.stringify(contents);
}

test('a deleted account leaves sums and unsigned reviews, and its owner’s name nowhere', async () => {
  await shop.db
    .insertInto('categories')
    .values({ name: 'Tiles', position: 1 })
    .onConflict((c) => c.doNothing())
    .execute();
  const product = { sku: randomUUID(), name: 'Slate', category: 'Tiles', supplier: 'Mourne', price_pence: 3850 };
  const { id: product_id } = await shop.db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow();
  await shop.db
    .insertInto('reviews')
    .values({ product_id, user_id: aoife.id, user_name: 'Aoife Quinn', rating: 2, title: 'Dark', comment: 'Darker than shown.' })
    .execute();
  const id = await order('delivered');
  await keepAddress(shop, aoife.id, { id: null, address, isDefault: true });
  await askForNewEmail(shop, aoife, { email: 'new@example.com', password: secret }, 'here');
  await shop.db.insertInto('order_events').values({ order_id: id, kind: 'note', actor_kind: 'shopper', note: 'Aoife Quinn is away' }).execute();
  const subject = 'other' as const;
  const written = { firstName: 'Aoife', lastName: 'Quinn', email: 'Aoife@example.com', phone: '', subject, message: 'I am Aoife Quinn.' };
  await sendContactMessage(shop, written, { address: 'here', user: null }, '');

  await expect(deleteAccount(shop, aoife, 'wrong', 'here')).rejects.toMatchObject({ code: 'wrong-password' });
  await deleteAccount(shop, aoife, secret, 'here');
  expect(await userAt(token)).toBeNull();
  expect(await shop.db.selectFrom('orders').selectAll().where('id', '=', id).execute()).toMatchObject([
    { user_id: null, email: '', total_pence: 3850, shows_purchase: false, shipping_address: { city: 'Bangor', country: 'GB' } },
  ]);
  expect(await shop.db.selectFrom('reviews').selectAll().execute()).toMatchObject([
    { user_id: null, user_name: 'A former customer', comment: 'Darker than shown.' },
  ]);
  expect(await outbox()).toMatchObject([{ kind: 'account-deleted', recipient: 'aoife@example.com' }]);
  await shop.db.deleteFrom('outbox').execute();
  expect(await everything()).not.toMatch(/aoife|Quinn|Quay Street|new@example/i);
});

test('the files of letters go too, those of others stay', async () => {
  const folder = join(shop.config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const write = async (recipient: string) => {
    const letter = { kind: 'password-link', recipient, subject: 'Choose a new password', html: 'x', text: 'x', created_at: now };
    const { id } = await shop.db.insertInto('outbox').values(letter).returning('id').executeTakeFirstOrThrow();
    await writeFile(join(folder, `password-link-${id}.eml`), 'x');
    return `password-link-${id}.eml`;
  };
  await write('aoife@example.com');
  const others = await write('brian@example.com');
  await deleteAccount(shop, aoife, secret, 'here');
  expect(await readdir(folder)).toEqual([others]);
});

test('of a sale stays what a VAT invoice must say, on the invoice alone, and no words of or about the customer', async () => {
  await shop.sql`insert into settings (values) values ('{"vat_number": "GB 999 9999 73"}') on conflict (only_row) do update set values =
    excluded.values`;
  await caughtUp(shop);
  const dear = await order('delivered', { total_pence: 25_001, paid_at: now, notes: 'For Quinn', checkout_digest: Buffer.alloc(32) });
  const cheap = await order('delivered', { total_pence: 25_000, paid_at: now });
  for (const order_id of [dear, cheap]) {
    await ensureInvoice(shop, order_id);
    const paid = { order_id, idempotency_key: randomUUID(), amount_pence: 25_000, method: 'card', receipt_url: 'https://square.example/Quinn' };
    const payment = await shop.db.insertInto('payments').values(paid).returning('id').executeTakeFirstOrThrow();
    const refund = { order_id, payment_id: payment.id, idempotency_key: randomUUID(), amount_pence: 1, reason: 'Mrs Quinn was cross' };
    await shop.db.insertInto('refunds').values(refund).execute();
    const note = '£0.01 to be paid back: Mrs Quinn was cross';
    for (const kind of ['refund', 'moved']) await shop.db.insertInto('order_events').values({ order_id, kind, actor_kind: 'staff', note }).execute();
    const body = { data: { object: { payment: { reference_id: order_id, buyer_email_address: 'aoife@example.com' } } } };
    await shop.db.insertInto('webhook_events').values({ event_id: randomUUID(), type: 'payment.updated', body }).execute();
  }
  await deleteAccount(shop, aoife, secret, 'here');
  await shop.db.deleteFrom('outbox').execute();
  const kept = { first_name: 'Aoife', last_name: 'Quinn', address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 1AA', country: 'GB' };
  expect(await shop.db.selectFrom('invoices').select(['order_id', 'buyer']).where('buyer', 'is not', null).execute()).toEqual([
    { order_id: dear, buyer: kept },
  ]);
  const forgotten = await readOrder(shop, dear);
  expect(forgotten?.deliverTo).toEqual(['Bangor', 'United Kingdom']);
  expect(forgotten && (await readDocuments(shop, forgotten))[0]?.buyer[0]).toBe('Aoife Quinn');
  await shop.db.updateTable('invoices').set({ buyer: null }).execute();
  expect(await everything()).not.toMatch(/aoife|Quinn|Quay Street/i);
});

test('not while an order is under way, and never the last administrator, even if both leave at once', async () => {
  const id = await order('shipped');
  await expect(deleteAccount(shop, aoife, secret, 'here')).rejects.toMatchObject({ detail: expect.stringContaining(id.slice(-8).toUpperCase()) });
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).execute();
  const { user: brian } = await register('brian');
  await shop.db.updateTable('users').set({ is_admin: true }).execute();
  const both = await Promise.allSettled([deleteAccount(shop, aoife, secret, 'a'), deleteAccount(shop, brian, secret, 'b')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last-administrator' } });
  expect(await shop.db.selectFrom('users').select('is_admin').execute()).toEqual([{ is_admin: true }]);
});

test('one’s own data is all there, and nobody else’s, and nothing that opens an account', async () => {
  const { user: brian } = await register('brian');
  await keepAddress(shop, brian.id, { id: null, address: { ...address, city: 'Comber' }, isDefault: true });
  await keepAddress(shop, aoife.id, { id: null, address, isDefault: true });
  const id = await order('delivered');
  await shop.db.insertInto('order_lines').values({ order_id: id, product_name: 'Slate', sku: 'TL-1', quantity: 2, unit_pence: 1925 }).execute();
  const line = await shop.db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow();
  const sentBack = { order_id: id, kind: 'withdrawal', status: 'agreed', reason: 'Too dark', created_at: new Date() };
  const told = await shop.db.insertInto('returns').values(sentBack).returning('id').executeTakeFirstOrThrow();
  await shop.db.insertInto('return_lines').values({ return_id: told.id, order_line_id: line.id, quantity: 1 }).execute();
  await order('delivered', { user_id: brian.id, email: 'brian@example.com' });
  await shop.db.insertInto('wishlist_entries').values({ user_id: aoife.id, product_id: randomUUID() }).execute();
  await shop.db.insertInto('cart_lines').values({ user_id: aoife.id, product_id: randomUUID(), quantity: 14 }).execute();
  await askForNewEmail(shop, aoife, { email: 'new@example.com', password: secret }, 'here');
  const data = await collectOwnData(shop, aoife);
  expect(data).toMatchObject({
    account: { email: 'aoife@example.com' },
    addresses: [{ address: { city: 'Bangor' } }],
    orders: [{ id, lines: [{ sku: 'TL-1', quantity: 2 }] }],
    returns: [{ order_id: id, product_name: 'Slate', quantity: 1, reason: 'Too dark' }],
    cart: [{ product: null, quantity: 14 }],
    wishlist: [{ product: null }],
    sessions: [{}],
    mailed_links: [{ new_email: 'new@example.com' }],
    mail: [{ recipient: 'new@example.com' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/brian|Comber|argon2|token/i);
});
