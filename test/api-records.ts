import { createHash, randomBytes } from 'node:crypto';
import type { Shop } from '../src/shop.server.ts';

/** The parts of paths, by path and name, and the records they name. */
const named: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:\/admin)?\/products?\/\{id\}/, 'id', `select product_id as value from product_photos order by product_id limit 1`],
  [/^\/rooms\/floors/, 'id', `select product_id as value from product_photos order by product_id limit 1`],
  [/^(?:\/admin)?\/reviews/, 'id', `select id as value from reviews order by id limit 1`],
  [/^\/admin\/messages/, 'id', `select id as value from contact_messages order by id limit 1`],
  [/^(?:\/admin\/chats|\/chat)\//, 'id', `select id as value from chat_sessions order by id limit 1`],
  [/^\/admin\/chat-replies/, 'id', `select id as value from chat_replies order by id limit 1`],
  [/^\/admin\/chat-questions/, 'id', `select id as value from chat_unanswered order by id limit 1`],
  [/^\/admin\/chat-answers/, 'id', `select id as value from chat_answers order by id limit 1`],
  [/^(?:\/admin)?\/orders/, 'id', `select id as value from orders order by status = 'pending' desc, id limit 1`],
  [/^\/admin\/returns/, 'id', `select id as value from returns limit 1`],
  [/^\/admin\/claims/, 'id', `select id as value from claims limit 1`],
  [/^\/admin\/hero-slides/, 'id', `select id as value from hero_slides order by id limit 1`],
  [/customer-photos/, 'id', `select id as value from customer_photos order by id limit 1`],
  [/^\/admin\/users/, 'id', `select id as value from users where username like 'somebody%' order by id limit 1`],
  [/^\/admin\/makers/, 'id', `select id as value from makers order by id limit 1`],
  [/^\/admin\/documents/, 'id', `select id as value from documents order by id limit 1`],
  [/^\/areas/, 'slug', `select slug as value from areas limit 1`],
  [/categories/, 'category', `select category as value from category_images order by category limit 1`],
];

/** Records for calls to be made of: people, a conversation that somebody answers, what staff keep; the rest is the demo shop's. */
export async function openRecords(shop: Shop) {
  const person = async (name: string, isAdmin: boolean) => {
    const row = { full_name: name, username: name, email: `${name}@floors.example`, password_hash: 'none', is_admin: isAdmin };
    return (await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const [admin, customer] = [await person('calls-admin', true), await person('calls-customer', false)];
  for (const name of ['somebody-1', 'somebody-2']) await person(name, false);
  const chatToken = randomBytes(32).toString('base64url');
  const chat = { token_hash: createHash('sha256').update(chatToken).digest(), user_id: admin, state: 'human', assigned_to: admin };
  await shop.db.insertInto('chat_sessions').values(chat).execute();
  await shop.db.insertInto('chat_replies').values({ title: 'Hello', body: 'Hello there' }).execute();
  await shop.db.insertInto('chat_answers').values({ question: 'Is it so?', answer: 'It is.' }).execute();
  await shop.db.insertInto('chat_unanswered').values({ question: 'Is it?', gist: 'is it' }).execute();
  await shop.sql`insert into contact_messages (first_name, last_name, email, subject, message) values ('A', 'B', 'a@floors.example', 'quote',
    'How much?')`;
  await shop.sql`insert into category_images (category, image_id) select 'Tiles', (select image_id from product_photos limit 1) on conflict do
    nothing`;

  /** What the records are called now: parts of paths as 'path name', properties of bodies by their own name. */
  const known = async (path: string): Promise<Record<string, unknown>> => {
    const parts: Record<string, unknown> = {};
    for (const [which, name, query] of named) if (which.test(path)) parts[name] ??= await one(query);
    const product = await one(`select product_id as value from product_photos order by product_id limit 1`);
    const image = await one(`select image_id as value from product_photos order by product_id limit 1`);
    return {
      ...Object.fromEntries(Object.entries(parts).map(([name, value]) => [`{${name}}`, value])),
      '{photoId}': await one(`select id as value from product_photos order by product_id, id limit 1`),
      '{imageId}': image,
      '{product_id}': product,
      product_id: path.startsWith('/products/') ? parts.id : product,
      session_id: await one(`select id as value from chat_sessions order by id limit 1`),
      order_id: await one(`select id as value from orders order by id limit 1`),
      image_url: `/images/${image}/960.jpg`,
      product_ids: [product],
      maker: await one(`select name as value from makers order by id limit 1`),
      country: 'GB',
      opens: '09:30',
      closes: '17:00',
      starts_at: '2026-05-01T09:00:00Z',
      ends_at: '2026-05-02T09:00:00Z',
    };
  };
  const one = async (query: string): Promise<unknown> => (await shop.sql.unsafe<{ value: unknown }[]>(query))[0]?.value;
  return { admin, customer, chatToken, known };
}
