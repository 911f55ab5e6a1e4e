import type { Kysely } from 'kysely';
import { addressValues, envelopeLines } from '#delivery/shipping-address.ts';
import type { LetterOf, OrderInLetter } from '#mail/letters.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import type { Pence } from '#money/pence.ts';
import { vatIncluded } from '#money/vat.ts';
import type { Database } from '#platform/database/schema.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { orderReference } from './order.ts';
import { orderLink } from './order-links.server.ts';

/** What a letter about an order needs beside the order. `refundId` tells two refunds of one order apart. */
export type OrderNews =
  | { kind: 'order-confirmed' }
  | { kind: 'order-shipped'; carrier?: string; trackingLink?: string }
  | { kind: 'order-delivered' }
  | { kind: 'order-cancelled'; reason?: string; refundPence: Pence }
  | { kind: 'order-refunded'; refundId: string; reason?: string; refundPence: Pence };

/** Queues the letter about an order in the caller's transaction, each once. An order that names no address (its account was deleted) gets none. */
export async function queueOrderLetter(shop: Shop, trx: Kysely<Database>, orderId: string, news: OrderNews): Promise<void> {
  const row = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  if (!row.email) return;
  const order = await orderInLetter(shop, trx, row);
  const letter = news.kind === 'order-delivered' ? { ...news, order, reviews: await toReview(shop, trx, orderId) } : { ...withoutId(news), order };
  const onceKey = news.kind === 'order-refunded' ? `${news.kind}:${news.refundId}` : `${news.kind}:${orderId}`;
  await queueMail(shop, trx, { to: row.email, letter: letter as LetterOf<OrderNews['kind']>, onceKey, orderId });
}

function withoutId(news: Exclude<OrderNews, { kind: 'order-delivered' }>) {
  if (news.kind !== 'order-refunded') return news;
  const { refundId: _id, ...rest } = news;
  return rest;
}

type OrderRow = { id: string; delivery_pence: number; sample_postage_pence: number; total_pence: number; shipping_address: unknown };

async function orderInLetter(shop: Shop, trx: Kysely<Database>, row: OrderRow): Promise<OrderInLetter> {
  const [settings, lines] = await Promise.all([
    readSettings(shop),
    trx.selectFrom('order_lines').selectAll().where('order_id', '=', row.id).orderBy('position').orderBy('id').execute(),
  ]);
  const address = addressValues(row.shipping_address);
  const nameOf = (code: string) => settings.delivery_zones.find((zone) => zone.country === code)?.name ?? code;
  return {
    reference: orderReference(row.id),
    link: await orderLink(shop, trx, row.id),
    firstName: address.first_name,
    lines: lines.map((line) => ({
      name: line.product_name,
      sku: line.sku,
      quantity: line.quantity,
      unitPence: line.unit_pence,
      isSample: line.is_sample,
    })),
    deliveryPence: row.delivery_pence + row.sample_postage_pence,
    totalPence: row.total_pence,
    vatPence: vatIncluded(row.total_pence),
    deliverTo: envelopeLines(address, nameOf),
  };
}

/** The floors of an order that can be reviewed; samples are not lived on. */
async function toReview(shop: Shop, trx: Kysely<Database>, orderId: string) {
  const rows = await trx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['p.id', 'p.name'])
    .distinct()
    .where('l.order_id', '=', orderId)
    .where('l.is_sample', '=', false)
    .orderBy('p.name')
    .execute();
  return rows.map(({ id, name }) => ({ productName: name, link: `${shop.config.origin}/products/${id}#reviews` }));
}
