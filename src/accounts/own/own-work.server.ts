import type { Db } from '#platform/database/connect.server.ts';

/** What somebody did as one of the shop's staff; empty lists for everybody else. */
export async function collectOwnWork(db: Db, userId: string) {
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
