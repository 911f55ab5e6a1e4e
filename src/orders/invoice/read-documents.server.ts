import { countryName } from '#delivery/delivery.ts';
import { addressValues, envelopeLines } from '#delivery/shipping-address.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '#shop.server.ts';
import type { Order } from '../order.ts';
import { type DocumentKind, documentNumber, type IssuedDocument, type SaleDocument } from './document.ts';
import { ensureInvoice } from './issue-documents.server.ts';

type Asked = Pick<Order, 'id' | 'paidAt' | 'deliverTo'>;

/** The invoice of a paid order and its credit notes, the oldest first; nothing while it is not paid. */
export async function readDocuments(shop: Shop, order: Asked): Promise<IssuedDocument[]> {
  if (!order.paidAt) return [];
  const [settings, invoice, notes] = await Promise.all([
    readSettings(shop),
    readInvoiceRow(shop, order.id),
    shop.db.selectFrom('credit_notes').selectAll().where('order_id', '=', order.id).orderBy('number').execute(),
  ]);
  // Of somebody who asked to be forgotten, the invoice alone still says who it was made out to.
  const buyer = invoice.buyer ? envelopeLines(addressValues(invoice.buyer), (code) => countryName(settings, code)) : order.deliverTo;
  const issued = (kind: DocumentKind, id: string, row: Row, isVoid: boolean): IssuedDocument => ({
    ...(row.document as SaleDocument),
    kind,
    id,
    orderId: order.id,
    number: documentNumber(kind, row.number),
    issuedAt: row.issued_at,
    buyer,
    isVoid,
  });
  return [issued('invoice', order.id, invoice, false), ...notes.map((note) => issued('credit-note', note.id, note, note.void_at !== null))];
}

type Row = { number: number; issued_at: Date; document: unknown };

/** An order that was paid before there were invoices gets its own now. */
async function readInvoiceRow(shop: Shop, orderId: string) {
  const find = () => shop.db.selectFrom('invoices').selectAll().where('order_id', '=', orderId);
  const found = await find().executeTakeFirst();
  if (found?.document) return found;
  await ensureInvoice(shop, orderId);
  return find().executeTakeFirstOrThrow();
}
