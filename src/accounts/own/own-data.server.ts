import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { User } from '../account.ts';
import { collectOwnSales } from './own-sales.server.ts';

/**
 * Everything the shop holds of the owner of an account, as they may ask for (UK GDPR, articles 15 and 20); privacy/columns.ts says under which name
 * each table is in it. By account only, never by email: nobody has proved that an address typed into a form, at registration too, is theirs.
 * Nothing that opens an account is in it.
 */
export async function collectOwnData(shop: Shop, user: User) {
  const { db } = shop;
  const [sales, work, addresses, reviews, cart, wishlist, rooms, sessions, devices, links, views, byStaff, mail, chat, messages] = await Promise.all([
    collectOwnSales(db, user.id),
    collectOwnWork(db, user.id),
    db.selectFrom('addresses').select(['address', 'is_default', 'created_at']).where('user_id', '=', user.id).orderBy('created_at').execute(),
    db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select([
        'p.name as product',
        'r.user_name',
        'r.rating',
        'r.title',
        'r.comment',
        'r.reply',
        'r.verified_purchase',
        'r.is_published',
        'r.created_at',
      ])
      .where('r.user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('cart_lines as l')
      .leftJoin('products as p', 'p.id', 'l.product_id')
      .leftJoin('cut_plans as c', 'c.id', 'l.cut_plan_id')
      .select(['l.product_id', 'p.name as product', 'l.quantity', 'l.is_sample', 'l.area_milli_m2', 'c.rooms as cut_for', 'l.added_at'])
      .where('l.user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('wishlist_entries as w')
      .leftJoin('products as p', 'p.id', 'w.product_id')
      .select(['w.product_id', 'p.name as product', 'w.added_at'])
      .where('w.user_id', '=', user.id)
      .execute(),
    db.selectFrom('room_lists').select(['rooms', 'floors', 'is_shared', 'updated_at']).where('user_id', '=', user.id).execute(),
    db.selectFrom('sessions').select(['created_at', 'expires_at']).where('user_id', '=', user.id).execute(),
    db.selectFrom('known_devices').select('seen_at').where('user_id', '=', user.id).execute(),
    db.selectFrom('account_links').select(['purpose', 'new_email', 'expires_at', 'used_at']).where('user_id', '=', user.id).execute(),
    db.selectFrom('saved_views').select(['page', 'name', 'query', 'created_at']).where('user_id', '=', user.id).execute(),
    db
      .selectFrom('audit_entries')
      .select(['at', 'action', 'changes'])
      .where('record_kind', '=', 'user')
      .where('record_id', '=', user.id)
      .orderBy('id')
      .execute(),
    collectMail(shop, user.id),
    db
      .selectFrom('chat_messages as c')
      .innerJoin('chat_sessions as s', 's.id', 'c.session_id')
      .select(['c.session_id', 'c.author', 'c.content', 'c.created_at'])
      .where('s.user_id', '=', user.id)
      .orderBy('c.id')
      .execute(),
    collectMessages(shop, user.id),
  ]);
  return {
    collected_at: shop.now(),
    account: { full_name: user.fullName, username: user.username, email: user.email, is_admin: user.isAdmin, created_at: user.createdAt },
    addresses,
    ...sales,
    reviews,
    cart,
    wishlist,
    rooms,
    sessions,
    known_devices: devices,
    mailed_links: links,
    saved_views: views,
    done_by_staff: byStaff,
    work_as_staff: work,
    mail,
    chat,
    messages,
  };
}

/** Letters to and about the account, its orders and messages; of one whose link opens the account or an order only that it was written. */
async function collectMail({ db }: Shop, userId: string) {
  const letters = await db
    .selectFrom('outbox as m')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.recipient', 'm.subject', 'm.text', 'm.secret', 'm.status', 'm.created_at', 'm.sent_at'])
    .where((e) => e.or([e('m.user_id', '=', userId), e('o.user_id', '=', userId)]))
    .orderBy('m.created_at')
    .execute();
  return letters.map(({ secret, text, ...letter }) => ({ ...letter, text: secret ? null : text.replaceAll(/[?&]token=[\w-]+/g, '') }));
}

async function collectMessages({ db }: Shop, userId: string) {
  const messages = await db
    .selectFrom('contact_messages')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'subject', 'message', 'created_at', 'closed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const ids = messages.map(({ id }) => id);
  const answers = ids.length
    ? await db
        .selectFrom('message_replies')
        .select(['message_id', 'body', 'created_at'])
        .where('message_id', 'in', ids)
        .orderBy('created_at')
        .execute()
    : [];
  const answersTo = Map.groupBy(answers, (answer) => answer.message_id);
  return messages.map(({ id, ...message }) => ({
    ...message,
    answers: (answersTo.get(id) ?? []).map(({ message_id: _id, ...answer }) => answer),
  }));
}

/** What somebody did as one of the shop's staff; empty lists for everybody else. */
async function collectOwnWork(db: Db, userId: string) {
  const [changes, stock, sheets, answers, refunds, orders, chats] = await Promise.all([
    db.selectFrom('audit_entries').select(['at', 'record_kind', 'record_name', 'action']).where('actor_id', '=', userId).orderBy('id').execute(),
    db.selectFrom('stock_adjustments').select(['at', 'change', 'reason', 'note']).where('actor_id', '=', userId).orderBy('id').execute(),
    db.selectFrom('product_imports').select(['created_at', 'file_name', 'applied_at']).where('actor_id', '=', userId).orderBy('created_at').execute(),
    db.selectFrom('message_replies').select(['created_at', 'body']).where('sent_by', '=', userId).orderBy('created_at').execute(),
    db.selectFrom('refunds').select(['created_at', 'order_id', 'amount_pence']).where('requested_by', '=', userId).orderBy('created_at').execute(),
    db
      .selectFrom('order_events')
      .select(['at', 'order_id', 'kind', 'to_status', 'note'])
      .where('actor_id', '=', userId)
      .where('actor_kind', '=', 'staff')
      .orderBy('id')
      .execute(),
    db.selectFrom('chat_messages').select(['created_at', 'content']).where('agent_id', '=', userId).orderBy('id').execute(),
  ]);
  return { changes, stock, sheets, answers, refunds, orders, chats };
}
