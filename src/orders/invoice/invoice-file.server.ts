import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { countryName } from '#delivery/delivery.ts';
import { addressValues, envelopeLines } from '#delivery/shipping-address.ts';
import { listPaid } from '#payments/queries.server.ts';
import { createCache, onePerShop, shareOf } from '#platform/cache.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { type Asker, fairTurns, sharedWork } from '#platform/images/fair-turns.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '#shop.server.ts';
import type { Order } from '../order.ts';
import { type Invoice, invoiceOf } from './invoice.ts';

const drawing = sharedWork<Buffer>(fairTurns({ atOnce: 1, most: 20, perVisitor: 4 }));
/** A minute: it names its buyer. */
const keptMs = 60_000;
const filesOf = onePerShop((shop: Pick<Shop, 'config'>) =>
  createCache<Buffer>(shareOf('invoices', shop.config), (file) => file.length, undefined, keptMs),
);

/**
 * An invoice as a PDF file, drawn in turn: for a tenth of a second the process does nothing else, and whoever else waits is answered between
 * two of them. Whoever asks for the same again within a minute gets what was drawn. Rejects with `TooManyWaiting`.
 */
export function invoiceFile(shop: Pick<Shop, 'config'>, invoice: Invoice, asker: Asker): Promise<Buffer> {
  const files = filesOf(shop);
  const key = createHash('sha256').update(JSON.stringify(invoice)).digest('base64url');
  const kept = files.find(key);
  if (kept) return Promise.resolve(kept);
  return drawing(key, asker, async () => {
    const keep = files.keeper();
    await otherWork();
    const { drawInvoice } = await import('./draw-invoice.server.ts');
    const file = await drawInvoice(invoice);
    keep(key, file);
    return file;
  });
}

/** The invoice of an order that is paid now: it gets its number as its row is written. */
export function invoiceRow(shop: Pick<Shop, 'now'>, orderId: string) {
  return { order_id: orderId, issued_at: shop.now() };
}

/** Gives a paid order its invoice number, once. */
async function issueInvoice(shop: Pick<Shop, 'now'>, trx: Db, orderId: string): Promise<{ number: number; issuedAt: Date }> {
  const issued = await trx
    .insertInto('invoices')
    .values(invoiceRow(shop, orderId))
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning(['number', 'issued_at'])
    .executeTakeFirst();
  const row = issued ?? (await trx.selectFrom('invoices').select(['number', 'issued_at']).where('order_id', '=', orderId).executeTakeFirstOrThrow());
  return { number: row.number, issuedAt: row.issued_at };
}

/** The invoice of an order; null while it is not paid. An order that was paid before there were invoices gets its number now. */
export async function readInvoice(shop: Shop, order: Order): Promise<Invoice | null> {
  if (!order.paidAt) return null;
  const [settings, payments, known] = await Promise.all([
    readSettings(shop),
    // What should never have been taken, such as a payment for an order that was sold out meanwhile, has gone back.
    listPaid(shop.db, order.id, order.paymentMethod === 'finance' ? 'deposit' : 'order'),
    shop.db.selectFrom('invoices').select(['number', 'issued_at', 'buyer']).where('order_id', '=', order.id).executeTakeFirst(),
  ]);
  const { number, issuedAt } = known ? { number: known.number, issuedAt: known.issued_at } : await issueInvoice(shop, shop.db, order.id);
  const invoiced = {
    // Of somebody who asked to be forgotten, the invoice alone still says who it was made out to.
    order: known?.buyer ? { ...order, deliverTo: envelopeLines(addressValues(known.buyer), (code) => countryName(settings, code)) } : order,
    number,
    issuedAt,
    payments: payments.map(({ method, amountPence, purpose }) => ({ method, amountPence, isDeposit: purpose === 'deposit' })),
    financedBy: order.paymentMethod === 'finance' ? settings.finance.provider_name : null,
  };
  return invoiceOf(invoiced, settings);
}
