import type { Shop } from '../../shop.server.ts';
import type { User } from '../account.ts';

/**
 * Everything the shop knows of the owner of an account, as they may ask for (UK GDPR, articles 15 and 20). By account only, never by
 * email: nobody has proved that an address typed into a form is theirs. Amounts are pence, areas thousandths of a m².
 */
export async function collectOwnData(shop: Shop, user: User) {
  const { db } = shop;
  const [addresses, orders, lines, withdrawals, reviews, cart, wishlist, sessions, links, views, work, mails, chats] = await Promise.all([
    db.selectFrom('addresses').select(['address', 'is_default', 'created_at']).where('user_id', '=', user.id).orderBy('created_at').execute(),
    db.selectFrom('orders').selectAll().where('user_id', '=', user.id).orderBy('created_at').execute(),
    db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['l.order_id', 'l.product_name', 'l.sku', 'l.quantity', 'l.unit_pence', 'l.is_sample', 'l.vat_basis_points'])
      .where('o.user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('withdrawals as w')
      .innerJoin('orders as o', 'o.id', 'w.order_id')
      .innerJoin('withdrawal_lines as l', 'l.withdrawal_id', 'w.id')
      .innerJoin('order_lines as line', 'line.id', 'l.order_line_id')
      .select(['w.order_id', 'w.created_at', 'w.reason', 'line.product_name', 'l.quantity'])
      .where('o.user_id', '=', user.id)
      .orderBy('w.created_at')
      .execute(),
    db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['p.name as product', 'r.user_name', 'r.rating', 'r.title', 'r.comment', 'r.verified_purchase', 'r.created_at'])
      .where('r.user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('cart_lines as l')
      .leftJoin('products as p', 'p.id', 'l.product_id')
      .select(['l.product_id', 'p.name as product', 'l.quantity', 'l.is_sample', 'l.area_milli_m2', 'l.added_at'])
      .where('l.user_id', '=', user.id)
      .execute(),
    db
      .selectFrom('wishlist_entries as w')
      .leftJoin('products as p', 'p.id', 'w.product_id')
      .select(['w.product_id', 'p.name as product', 'w.added_at'])
      .where('w.user_id', '=', user.id)
      .execute(),
    db.selectFrom('sessions').select(['created_at', 'expires_at']).where('user_id', '=', user.id).execute(),
    db.selectFrom('account_links').select(['purpose', 'new_email', 'expires_at', 'used_at']).where('user_id', '=', user.id).execute(),
    db.selectFrom('saved_views').select(['page', 'name', 'query', 'created_at']).where('user_id', '=', user.id).execute(),
    db.selectFrom('audit_entries').select(['at', 'record_kind', 'record_name', 'action']).where('actor_id', '=', user.id).orderBy('id').execute(),
    db
      .selectFrom('outbox as m')
      .leftJoin('orders as o', 'o.id', 'm.order_id')
      .select(['m.recipient', 'm.subject', 'm.status', 'm.created_at', 'm.sent_at'])
      .where((e) => e.or([e('m.user_id', '=', user.id), e('o.user_id', '=', user.id)]))
      .orderBy('m.created_at')
      .execute(),
    db
      .selectFrom('chat_messages as c')
      .innerJoin('chat_sessions as s', 's.id', 'c.session_id')
      .select(['c.session_id', 'c.author', 'c.content', 'c.created_at'])
      .where('s.user_id', '=', user.id)
      .orderBy('c.id')
      .execute(),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return {
    collected_at: shop.now(),
    account: { full_name: user.fullName, username: user.username, email: user.email, is_admin: user.isAdmin, created_at: user.createdAt },
    addresses,
    // Without what only keeps two sendings of one form apart.
    orders: orders.map(({ user_id: _own, checkout_key: _key, checkout_digest: _digest, version: _version, ...order }) => ({
      ...order,
      lines: (linesOf.get(order.id) ?? []).map(({ order_id: _id, ...line }) => line),
    })),
    withdrawals,
    reviews,
    cart,
    wishlist,
    sessions,
    mailed_links: links,
    saved_views: views,
    work_as_staff: work,
    mail: mails,
    chat: chats,
  };
}
