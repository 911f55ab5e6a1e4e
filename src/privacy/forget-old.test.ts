import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { shopJobs } from '../jobs.server.ts';
import { forgetOld } from './forget-old.server.ts';
import { keptData } from './kept-data.ts';
import { keptDays, keptSince } from './periods.ts';

const now = new Date('2034-11-20T12:00:00Z');
const dataDir = await mkdtemp(join(tmpdir(), 'forget-old-'));
const opened = await openTestShop('empty', { dataDir });
const shop = { ...opened, now: () => now };
afterAll(() => opened.close());

const hash = () => randomBytes(32);
const user = await shop.db
  .insertInto('users')
  .values({ full_name: 'Aoife Quinn', username: 'aoife', email: 'aoife@example.com', password_hash: '-' })
  .returning('id')
  .executeTakeFirstOrThrow();
await shop.db
  .insertInto('categories')
  .values({ name: 'Tiles', position: 0 })
  .onConflict((c) => c.doNothing())
  .execute();
const product = await shop.db
  .insertInto('products')
  .values({ sku: 'TL-1', name: 'Slate', category: 'Tiles', supplier: 'Mourne', price_pence: 3850 })
  .returning('id')
  .executeTakeFirstOrThrow();
const order = (values: object) =>
  shop.db
    .insertInto('orders')
    .values({
      email: 'aoife@example.com',
      status: 'delivered',
      total_pence: 30_000,
      notes: 'Ring twice',
      shipping_address: { first_name: 'Aoife', phone: '1', city: 'Bangor', country: 'GB' },
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
const owned = await order({ user_id: user.id });

const letter = { kind: 'contact-copy', recipient: 'aoife@example.com', subject: 'Hello', html: 'Hello', text: 'Hello' };
/** A row of each table that the job throws away, so that a rule cannot be added without being tried. */
const rows: Record<string, (at: Date) => object> = {
  cart_merges: (merged_at) => ({ user_id: user.id, merge_key: randomUUID(), merged_at }),
  room_lists: (updated_at) => ({ token_hash: hash(), rooms: [], updated_at }),
  sessions: (expires_at) => ({ token_hash: hash(), user_id: user.id, expires_at }),
  account_links: (expires_at) => ({ token_hash: hash(), user_id: user.id, purpose: 'password', expires_at }),
  known_devices: (seen_at) => ({ token_hash: hash(), user_id: user.id, seen_at }),
  password_requests: (requested_at) => ({ email: 'aoife@example.com', requested_at }),
  finance_applications: (updated_at) => ({ reference: randomUUID(), goods_description: 'x', price_pence: 5000, instalments: 3, updated_at }),
  webhook_events: (received_at) => ({ event_id: randomUUID(), type: 'payment.updated', body: {}, received_at }),
  provider_strays: (at) => ({ provider_id: randomUUID(), kind: 'payment', amount_pence: 100, currency: 'GBP', at }),
  order_link_requests: (requested_at) => ({ reference: '3f9a12bc', email: 'a@example.com', requested_at }),
  order_links: (created_at) => ({ token_hash: hash(), order_id: owned.id, created_at }),
  'outbox created_at': (created_at) => ({ ...letter, created_at }),
  'outbox sent_at': (sent_at) => ({ ...letter, kind: 'account-deleted', status: 'sent', created_at: sent_at, sent_at }),
  'chat_sessions user_id is null': (last_message_at) => ({ token_hash: hash(), last_message_at }),
  chat_sessions: (last_message_at) => ({ token_hash: hash(), user_id: user.id, last_message_at }),
  contact_messages: (created_at) => ({ first_name: 'A', last_name: 'Q', email: 'a@example.com', subject: 'other', message: 'Hello', created_at }),
  product_views: (viewed_at) => ({ product_id: product.id, visitor: randomUUID(), viewed_at }),
  search_misses: (day) => ({ day, words: randomUUID() }),
  chat_unanswered: (last_asked_at) => ({ question: 'x', gist: randomUUID(), last_asked_at }),
  'erasure_requests expires_at': (expires_at) => ({ email: 'a@example.com', token_hash: hash(), expires_at, requested_at: expires_at }),
  'erasure_requests token_hash is null': (requested_at) => ({ email: 'a@example.com', requested_at }),
  audit_entries: (at) => ({ actor_id: user.id, record_kind: 'product', record_id: '1', record_name: 'Slate', action: 'changed', at }),
  undo_steps: (undo_until) => ({ at: undo_until, kind: 'orders', said: 'x', undo_until, records: {} }),
  product_imports: (created_at) => ({ file_name: 'a.csv', csv: 'sku', created_at }),
};

const day = 24 * 3600_000;
test.each(keptData.flatMap(({ ends }) => ends))(
  '$table is kept $days days from $from, and no longer ($where)',
  async ({ table, from, days, where }) => {
    const row = rows[`${table} ${where}`] ?? rows[`${table} ${from}`] ?? rows[table];
    if (!row) throw new Error(`Say in this test what a row of ${table} is.`);
    await shop.sql`delete from ${shop.sql(table)}`;
    const edge = keptSince(now, days).getTime();
    await shop.sql`insert into ${shop.sql(table)} ${shop.sql(row(new Date(edge - day)) as Record<string, string>)}`;
    await shop.sql`insert into ${shop.sql(table)} ${shop.sql(row(new Date(edge + day)) as Record<string, string>)}`;
    while (await forgetOld(shop));
    const left = await shop.sql<{ at: Date }[]>`select ${shop.sql(from)}::timestamptz as at from ${shop.sql(table)}`;
    expect(left.map(({ at }) => at > new Date(edge))).toEqual([true]);
  },
);

test('what is said with a chat goes with it', async () => {
  const { id } = await shop.db
    .insertInto('chat_sessions')
    .values({ token_hash: hash(), last_message_at: keptSince(now, keptDays.guestChat + 1) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('chat_messages').values({ session_id: id, author: 'visitor', content: 'I am Aoife' }).execute();
  await forgetOld(shop);
  expect(await shop.db.selectFrom('chat_messages').selectAll().execute()).toEqual([]);
});

test('orders forget a guest when the law no longer asks for them, or when they were never paid for', async () => {
  const ago = (days: number) => keptSince(now, days);
  const invoiced = async (values: object, issued_at: Date) => {
    const { id } = await order(values);
    await shop.db
      .insertInto('invoices')
      .values({ order_id: id, issued_at, buyer: { last_name: 'Quinn' } })
      .execute();
    return id;
  };
  const past = keptDays.sale + 1;
  const forgotten = [
    await invoiced({ paid_at: ago(past) }, ago(past)),
    (await order({ status: 'cancelled', updated_at: ago(keptDays.unpaidOrder + 1) })).id,
  ];
  const kept = [
    await invoiced({ paid_at: ago(keptDays.sale - 1) }, ago(keptDays.sale - 1)),
    (await order({ status: 'cancelled', updated_at: ago(keptDays.unpaidOrder - 1) })).id,
    (await order({ status: 'shipped', paid_at: ago(past) })).id,
    (await order({ status: 'pending', updated_at: ago(past) })).id,
    (await order({ user_id: user.id, paid_at: ago(past) })).id,
  ];
  await forgetOld(shop);
  const emails = async (ids: string[]) =>
    (await shop.db.selectFrom('orders').select(['email', 'notes', 'shipping_address as address']).where('id', 'in', ids).execute()).map((row) => row);
  expect(await emails(forgotten)).toEqual(forgotten.map(() => ({ email: '', notes: '', address: { city: 'Bangor', country: 'GB' } })));
  expect((await emails(kept)).every(({ email }) => email === 'aoife@example.com')).toBe(true);
  expect(await shop.db.selectFrom('invoices').select('order_id').where('buyer', 'is not', null).execute()).toEqual([{ order_id: kept[0] }]);
});

test('a letter’s file goes with the letter; what is no letter stays', async () => {
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  await shop.db.deleteFrom('outbox').execute();
  const { id } = await shop.db
    .insertInto('outbox')
    .values({ ...letter, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const name of [`contact-copy-${id}.eml`, `password-link-${randomUUID()}.eml`, 'notes.txt', 'new.eml.part', 'old.eml.part'])
    await writeFile(join(folder, name), 'x');
  await utimes(join(folder, 'old.eml.part'), 0, 0);
  await forgetOld(shop);
  expect((await readdir(folder)).sort()).toEqual([`contact-copy-${id}.eml`, 'new.eml.part', 'notes.txt'].sort());
});

test('the shop does it by itself', () => {
  expect(shopJobs(shop).map(({ name }) => name)).toContain('forget what is old');
});
