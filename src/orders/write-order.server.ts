import { randomUUID } from 'node:crypto';
import type { Insertable, QueryCreator } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import type { Database, OrderLinesTable, OrdersTable } from '#platform/database/schema.ts';
import type { Shop } from '../shop.server.ts';
import { eventRow, type Told } from './order-events.server.ts';
import { endOrderLinks, newOrderLink } from './order-links.server.ts';
import type { Actor } from './order-moves.ts';
import type { OrderLineRow } from './read-order.server.ts';

type Columns = Omit<Insertable<OrdersTable>, 'id' | 'status' | 'created_at' | 'version'>;

/** What was written into the order before is no longer anybody's to read: links handed out for it end, and its lines go. */
export async function clearOrder(trx: Db, id: string): Promise<void> {
  await endOrderLinks(trx, id);
  await trx.deleteFrom('order_lines').where('order_id', '=', id).execute();
}

const untouched = { refunded_quantity: 0, sent_quantity: 0, withheld_quantity: 0, cut_at: null };

export type LineToWrite = Omit<OrderLineRow, 'id' | keyof typeof untouched> & Omit<Insertable<OrderLinesTable>, 'order_id' | keyof typeof untouched>;

/** Writes an order, or what the order of that id is changed to, with its lines, its history's entry and a guest's link to it, at once. */
export async function writeOrder(shop: Shop, trx: Db, before: string | null, columns: Columns, lines: readonly LineToWrite[], told: Told) {
  const id = before ?? randomUUID();
  const actor: Actor = { kind: 'shopper', userId: columns.user_id ?? null };
  const link = columns.user_id ? null : newOrderLink(id);
  const rows = lines.map((line) => ({ ...line, ...untouched, id: randomUUID(), order_id: id }));
  const insert = (db: QueryCreator<Database>) =>
    db
      .insertInto('orders')
      .values({ ...columns, id, status: 'pending', created_at: shop.now() })
      .returningAll();
  const change = (db: QueryCreator<Database>) =>
    db
      .updateTable('orders')
      .set((e) => ({ ...columns, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll();
  const written = trx
    .with('written', (db) => (before ? change(db) : insert(db)))
    .with('lines', (db) => db.insertInto('order_lines').values(rows).returning('id'))
    .with('told', (db) =>
      db
        .insertInto('order_events')
        .values(eventRow(shop, id, told, actor))
        .returning('id'),
    );
  const whole = link ? written.with('linked', (db) => db.insertInto('order_links').values(link.row).returning('order_id')) : written;
  const row = await whole.selectFrom('written').selectAll().executeTakeFirstOrThrow();
  return { row, lines: rows, token: link?.token ?? null };
}
