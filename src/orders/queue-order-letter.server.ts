import type { Selectable } from 'kysely';
import { cutToSize } from '#catalogue/cut-to-size.ts';
import { nameProducts } from '#catalogue/sold-products.server.ts';
import { keptUntil, whereToCollect } from '#delivery/collection.ts';
import { countryName } from '#delivery/delivery.ts';
import { kerbside } from '#delivery/kerbside.ts';
import { addressValues, envelopeLines } from '#delivery/shipping-address.ts';
import type { Letter, OrderInLetter, ShipmentInLetter } from '#mail/letters.ts';
import { type MailToQueue, queueOrderMail } from '#mail/queue-mail.server.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { rateText } from '#money/vat.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { OrderLinesTable, OrdersTable } from '#platform/database/schema.ts';
import { sayDate } from '#platform/say-date.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import { servedWords } from '#stock/lot-words.ts';
import { readLotsOfLine } from '#stock/lots-of-line.ts';
import { leftOfLots } from '#stock/serve-from-lots.ts';
import { vatName } from '#tax/vat-words.ts';
import type { Shop } from '../shop.server.ts';
import { comesOn } from './comes-on.ts';
import { leftToSend } from './left-to-send.ts';
import { orderPath, orderReference, payPath } from './order.ts';
import { makeOrderLink } from './order-links.server.ts';
import { vatOfOrder } from './order-vat.ts';

import { cutWordsOf, deliveryOf } from './read-order.server.ts';

/** What a letter about an order needs beside the order. `refundId` tells two refunds of one order apart, `applicationId` two applications … */
export type OrderNews =
  | ({ kind: 'order-shipped'; shipmentId: string } & ShipmentInLetter)
  | { kind: 'order-delivered' }
  | { kind: 'order-preparing' }
  | { kind: 'order-ready' }
  | { kind: 'delivery-moved'; eventId: number; byShop: boolean; reason: string }
  | { kind: 'held-reminder' }
  | { kind: 'order-collected'; collectedBy: string }
  | { kind: 'collection-reminder' }
  | { kind: 'order-cancelled'; reason?: string; refundPence: Pence }
  | { kind: 'order-refunded'; refundId: string; reason?: string; refundPence: Pence; creditNote: string | null }
  | { kind: 'refund-failed'; refundId: string; refundPence: Pence }
  | { kind: 'finance-begun'; applicationId: string; depositPence: Pence }
  | { kind: 'finance-declined'; applicationId: string; refundPence: Pence; heldUntil: string };

/**
 * Queues the letter about an order in the caller's transaction, each once. An order that names no address (its account was deleted) gets
 * none. With `notBefore` it waits until then, unless there is more to tell before: letters leave in the order of what they tell.
 */
export async function queueOrderLetter(shop: Shop, trx: Db, orderId: string, news: OrderNews, notBefore?: Date): Promise<void> {
  const row = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  if (!row.email) return;
  const settings = await readSettings(shop);
  const token = await makeOrderLink(trx, orderId);
  const at = (path: string) => `${shop.config.origin}${path}`;
  const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').orderBy('id').execute();
  const order = orderInLetter(row, lines, settings, at(orderPath(orderId, token)));
  const lender = settings.finance.provider_name;
  const write = async (): Promise<Letter> => {
    switch (news.kind) {
      case 'order-shipped':
        return { kind: news.kind, order, carrier: news.carrier, trackingLink: news.trackingLink, part: news.part };
      case 'order-delivered':
        return { kind: news.kind, order, reviews: await toReview(shop, trx, orderId) };
      case 'order-preparing':
      case 'held-reminder':
        return { kind: news.kind, order };
      case 'delivery-moved':
        return { kind: news.kind, order, byShop: news.byShop, reason: news.reason };
      case 'order-ready':
      case 'collection-reminder':
        return { kind: news.kind, order, ...(await readyInLetter(trx, row)) };
      case 'order-collected':
        return { kind: news.kind, order, collectedBy: news.collectedBy, reviews: await toReview(shop, trx, orderId) };
      case 'order-cancelled':
        return { ...news, order, ...(row.paid_at && row.payment_method === 'finance' && { lender }) };
      case 'order-refunded':
        return {
          kind: news.kind,
          order,
          refundPence: news.refundPence,
          reason: news.reason,
          creditNoteLink: news.creditNote && at(orderPath(orderId, token, `/credit-notes/${news.creditNote}`)),
        };
      case 'refund-failed':
        return { kind: news.kind, order, refundPence: news.refundPence };
      case 'finance-begun':
        return { kind: news.kind, order, lender, depositPence: news.depositPence, applicationLink: at(orderPath(orderId, token, '/finance')) };
      case 'finance-declined':
        return { kind: news.kind, order, lender, payLink: at(payPath(orderId, token)), refundPence: news.refundPence, heldUntil: news.heldUntil };
    }
  };
  const mail = { to: row.email, letter: await write(), onceKey: letterKey(news, orderId), notBefore };
  await queueOrderMail(shop, trx, orderId, [mail]);
}

/**
 * Tells of a paid order, once: who bought it, with `token` in the links, and the shop at its own address; whoever has no address is not told.
 * The caller has just read the order and its lines.
 */
export async function queueConfirmation(shop: Shop, trx: Db, row: OrderRow, lines: readonly LineRow[], token: string): Promise<void> {
  const settings = await readSettings(shop);
  const at = (path: string) => `${shop.config.origin}${path}`;
  const mails: MailToQueue[] = [];
  if (row.email) {
    const order = orderInLetter(row, lines, settings, at(orderPath(row.id, token)));
    const letter: Letter = { kind: 'order-confirmed', order, invoiceLink: at(orderPath(row.id, token, '/invoice.pdf')) };
    mails.push({ to: row.email, letter, onceKey: `order-confirmed:${row.id}` });
  }
  if (settings.email) {
    const staffLink = at(`/admin/orders/${row.id}`);
    const letter: Letter = {
      kind: 'order-for-staff',
      order: orderInLetter(row, lines, settings, staffLink),
      staffLink,
      email: row.email,
      phone: addressValues(row.shipping_address).phone,
      notes: row.notes,
      paid: paidWords(row, settings),
    };
    mails.push({ to: settings.email, replyTo: row.email, letter, onceKey: `order-for-staff:${row.id}` });
  }
  if (mails.length) await queueOrderMail(shop, trx, row.id, mails);
}

type Named = { kind: OrderNews['kind']; applicationId?: string; refundId?: string; shipmentId?: string; eventId?: number };

/** By which a letter about an order is queued once, and taken back. */
export function letterKey({ kind, applicationId, refundId, shipmentId, eventId }: Named, orderId: string): string {
  return `${kind}:${applicationId ?? refundId ?? shipmentId ?? eventId ?? orderId}`;
}

function paidWords({ payment_method, total_pence }: { payment_method: string | null; total_pence: number }, settings: Settings): string {
  const words: Record<string, string> = {
    card: 'by card',
    apple_pay: 'by Apple Pay',
    google_pay: 'by Google Pay',
    finance: `through ${settings.finance.provider_name}`,
  };
  return payment_method ? (words[payment_method] ?? '') : `in full: ${formatPounds(total_pence)}`;
}

type OrderRow = Selectable<OrdersTable>;
type LineRow = Selectable<OrderLinesTable>;

function orderInLetter(row: OrderRow, lines: readonly LineRow[], settings: Settings, link: string): OrderInLetter {
  const address = addressValues(row.shipping_address);
  const vat = vatOfOrder(row, lines);
  return {
    reference: orderReference(row.id),
    link,
    firstName: address.first_name,
    lines: lines.map((line) => ({
      name: line.product_name,
      sku: line.sku,
      quantity: line.quantity,
      unitPence: line.unit_pence,
      isSample: line.is_sample,
      details: [...cutsInLetter(line.cut_plan), ...lotsInLetter(line)],
    })),
    ...(lines.some((line) => line.roll_mm !== null) ? { cutNote: cutToSize } : {}),
    deliveryPence: row.delivery_pence + row.sample_postage_pence,
    totalPence: row.total_pence,
    vat: { name: vatName(vat.country), byRate: vat.byRate.map(({ basisPoints, vatPence }) => ({ rate: rateText(basisPoints), pence: vatPence })) },
    comes: [comesOn(deliveryOf(row)), row.delivery_way === 'pallet' && kerbside].filter(Boolean).join('. ') || null,
    ...(row.delivery_way === 'collection' ? { collectFrom: whereToCollect(settings) } : {}),
    deliverTo: envelopeLines(address, (code) => countryName(settings, code)),
  };
}

function cutsInLetter(kept: unknown): string[] {
  const cuts = cutWordsOf(kept);
  return cuts ? [`${cuts.cuts}.`, ...cuts.list] : [];
}

function lotsInLetter({ lots, refunded_quantity }: { lots: unknown; refunded_quantity: number }): string[] {
  const left = leftOfLots(readLotsOfLine(lots), refunded_quantity);
  return left.length ? [servedWords(left)] : [];
}

/** What whoever fetches an order must know: its code, and how much there is to carry. */
async function readyInLetter(trx: Db, { id, weight_grams: grams }: OrderRow) {
  const waiting = await trx.selectFrom('collections').select(['code', 'ready_at']).where('order_id', '=', id).executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_name', 'is_sample', 'cut_plan', 'quantity', 'sent_quantity as sentQuantity', 'withheld_quantity as withheldQuantity'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const load = lines.flatMap((line) => {
    if (line.is_sample || leftToSend(line) === 0) return [];
    return `${cutWordsOf(line.cut_plan)?.amount ?? leftToSend(line)} × ${line.product_name}`;
  });
  return { code: waiting.code, load, grams, keptUntil: sayDate(keptUntil(waiting.ready_at)) };
}

/** The floors of an order that can be reviewed; samples are not lived on. */
async function toReview(shop: Shop, trx: Db, orderId: string) {
  const lines = await trx.selectFrom('order_lines').select('product_id').where('order_id', '=', orderId).where('is_sample', '=', false).execute();
  const products = await nameProducts(
    trx,
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  return [...products].map(([id, { name }]) => ({ productName: name, link: `${shop.config.origin}/products/${id}#reviews` }));
}
