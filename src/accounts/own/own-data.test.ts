import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { answerMessage } from '#content/messages/messages.server.ts';
import { sendContactMessage } from '#content/receive-contact-form.server.ts';
import { heldTables } from '#privacy/columns.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { collectOwnData } from './own-data.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const idOf = async (row: Promise<{ id: string }>) => (await row).id;
const userColumns = { full_name: 'Aoife Quinn', username: 'aoife', email: 'aoife@example.com', password_hash: 'hashed' };
const user = await shop.db.insertInto('users').values(userColumns).returning(['id', 'created_at']).executeTakeFirstOrThrow();
const aoife = {
  id: user.id,
  fullName: 'Aoife Quinn',
  username: 'aoife',
  email: 'aoife@example.com',
  isActive: true,
  isAdmin: false,
  createdAt: user.created_at,
};

test('whatever is held of a customer is in the file, under the name that the table of kept data gives it', async () => {
  const { db } = shop;
  const hash = () => randomBytes(32);
  await db
    .insertInto('categories')
    .values({ name: 'Tiles', position: 0 })
    .onConflict((c) => c.doNothing())
    .execute();
  const product = { sku: 'TL-1', name: 'Slate', category: 'Tiles', supplier: 'Mourne', price_pence: 3850 };
  const product_id = await idOf(db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow());
  const bought = { user_id: user.id, email: 'aoife@example.com', status: 'delivered', total_pence: 3850, shipping_address: { city: 'Bangor' } };
  const order_id = await idOf(
    db
      .insertInto('orders')
      .values({ ...bought, placed_by: hash(), checkout_key: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const line = { order_id, product_name: 'Slate', sku: 'TL-1', quantity: 2, unit_pence: 1925 };
  const order_line_id = await idOf(db.insertInto('order_lines').values(line).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('order_events').values({ order_id, kind: 'note', actor_kind: 'staff', actor_id: user.id, note: 'Rang twice' }).execute();
  await db.insertInto('invoices').values({ order_id }).execute();
  const note = { order_id, issued_at: new Date(), tax_day: '2026-11-29', document: {}, vat_country: 'GB', total_pence: 100, vat_pence: 17 };
  await db.insertInto('credit_notes').values(note).execute();
  const payment = { order_id, idempotency_key: 'only-ours-1', amount_pence: 3850, method: 'card', source_id: 'opens-card' };
  const payment_id = await idOf(db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('refunds').values({ order_id, payment_id, idempotency_key: 'only-ours-2', amount_pence: 100, reason: 'A scratch' }).execute();
  const application = { order_id, reference: 'PIM-1', goods_description: 'Slate', price_pence: 3850, instalments: 3 };
  await db.insertInto('finance_applications').values(application).execute();
  const shipment = { order_id, number: 1, carrier: 'Quay', sent_at: new Date() };
  const shipment_id = await idOf(db.insertInto('shipments').values(shipment).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('shipment_lines').values({ shipment_id, order_line_id, quantity: 1 }).execute();
  await db.insertInto('collections').values({ order_id, code: 'opens-boot', ready_at: new Date(), collected_by: 'Brian' }).execute();
  const sentBack = { order_id, kind: 'withdrawal', status: 'agreed', reason: 'Too dark', created_at: new Date() };
  const return_id = await idOf(db.insertInto('returns').values(sentBack).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('return_lines').values({ return_id, order_line_id, quantity: 1 }).execute();
  const reported = { order_id, words: 'A corner is off', created_at: new Date(), updated_at: new Date() };
  const claim_id = await idOf(db.insertInto('claims').values(reported).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('claim_lines').values({ claim_id, order_line_id, quantity: 1, fault: 'damaged' }).execute();
  await db.insertInto('claim_entries').values({ claim_id, at: new Date(), actor_kind: 'staff', words: 'Sorry about that' }).execute();
  await db
    .insertInto('addresses')
    .values({ user_id: user.id, address: { city: 'Comber' } })
    .execute();
  await db.insertInto('cart_lines').values({ user_id: user.id, product_id, quantity: 14 }).execute();
  await db.insertInto('wishlist_entries').values({ user_id: user.id, product_id }).execute();
  await db.insertInto('room_lists').values({ user_id: user.id, rooms: [], updated_at: new Date() }).execute();
  await db.insertInto('saved_views').values({ user_id: user.id, page: '/admin/products', name: 'Mine', query: 'q=1' }).execute();
  await db.insertInto('sessions').values({ token_hash: hash(), user_id: user.id, expires_at: new Date() }).execute();
  await db.insertInto('known_devices').values({ token_hash: hash(), user_id: user.id, seen_at: new Date() }).execute();
  await db.insertInto('account_links').values({ token_hash: hash(), user_id: user.id, purpose: 'password', expires_at: new Date() }).execute();
  const review = { product_id, user_id: user.id, user_name: 'Aoife', rating: 4, title: 'Good', comment: 'Good.' };
  await db.insertInto('reviews').values(review).execute();
  const letter = {
    kind: 'order-confirmed',
    recipient: 'aoife@example.com',
    subject: 'Order',
    html: '-',
    text: `See https://x.example/orders/${order_id}?token=opens-order`,
  };
  await db
    .insertInto('outbox')
    .values({ ...letter, order_id })
    .execute();
  await db
    .insertInto('outbox')
    .values({ ...letter, user_id: user.id, text: 'opens-account', secret: 'opens-account-opens-account' })
    .execute();
  const chat = await idOf(db.insertInto('chat_sessions').values({ token_hash: hash(), user_id: user.id }).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('chat_messages').values({ session_id: chat, author: 'visitor', content: 'Hello' }).execute();
  const message = { user_id: user.id, first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', subject: 'other', message: 'Hello' };
  const message_id = await idOf(db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow());
  await db.insertInto('message_replies').values({ message_id, sent_by: user.id, body: 'Dear Aoife' }).execute();
  await db.insertInto('audit_entries').values({ record_kind: 'user', record_id: user.id, record_name: 'aoife', action: 'banned' }).execute();
  await db
    .insertInto('audit_entries')
    .values({ actor_id: user.id, record_kind: 'product', record_id: product_id, record_name: 'Slate', action: 'changed' })
    .execute();
  await db.insertInto('product_imports').values({ actor_id: user.id, file_name: 'a.csv', csv: 'sku' }).execute();
  await db.insertInto('stock_adjustments').values({ product_id, actor_id: user.id, change: 1, on_hand_after: 1, reason: 'count' }).execute();

  const data: Record<string, unknown> = await collectOwnData(shop, aoife);
  const { collected_at: _at, ...told } = data;
  const named = new Set(Object.values(heldTables).flatMap(({ exported }) => exported ?? []));
  expect(new Set(Object.keys(told))).toEqual(named);
  for (const [name, value] of Object.entries(told)) expect(Array.isArray(value) ? value.length : 1, name).toBeGreaterThan(0);
  expect(data).toMatchObject({
    refunds: [{ amount_pence: 100, reason: 'A scratch' }],
    order_events: [{ by: 'staff', note: 'Rang twice' }],
    finance: [{ reference: 'PIM-1' }],
    done_by_staff: [{ action: 'banned' }],
    messages: [{ message: 'Hello', answers: [{ body: 'Dear Aoife' }] }],
    work_as_staff: {
      changes: [{ record_name: 'Slate' }],
      stock: [{ change: 1 }],
      sheets: [{ file_name: 'a.csv' }],
      answers: [{ body: 'Dear Aoife' }],
      orders: [{ note: 'Rang twice' }],
    },
  });
  expect(JSON.stringify(data)).not.toMatch(/opens-|only-ours|hashed|placed_by|checkout_key/);
});

test('what the owner of an email writes is not told to whoever registered with it', async () => {
  const brian = { ...aoife, id: '', email: 'brian@example.com' };
  const columns = { full_name: 'Nobody', username: 'nobody', email: brian.email, password_hash: 'hashed' };
  brian.id = await idOf(shop.db.insertInto('users').values(columns).returning('id').executeTakeFirstOrThrow());
  const written = { firstName: 'Brian', lastName: 'Quinn', email: brian.email, phone: '', subject: 'other', message: 'I live in Bangor.' } as const;
  const send = (email: string, user: typeof aoife | null) => sendContactMessage(shop, { ...written, email }, { address: email, user }, '');
  await send(brian.email, null);
  await send(brian.email, aoife);
  const [message] = await shop.db.selectFrom('contact_messages').select(['id', 'user_id']).where('email', '=', brian.email).execute();
  expect(message?.user_id).toBeNull();
  await answerMessage(shop, aoife, message?.id ?? '', 'Dear Brian');
  expect(await collectOwnData(shop, brian)).toMatchObject({ messages: [], mail: [] });

  await send('Brian@example.com', brian);
  expect(await collectOwnData(shop, brian)).toMatchObject({
    messages: [{ message: 'I live in Bangor.' }],
    mail: [{ recipient: 'Brian@example.com' }],
  });
});
