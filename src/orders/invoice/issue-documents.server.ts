import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Pence } from '#money/pence.ts';
import { listPaid } from '#payments/queries.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { InvoicesTable } from '#platform/database/schema.ts';
import { londonDay } from '#platform/london-time.ts';
import { readSettings } from '#settings/queries.server.ts';
import { homeCountry } from '#settings/vat-terms.ts';
import type { Shop } from '#shop.server.ts';
import { carriageOfRefund } from '../carriage.server.ts';
import type { Order } from '../order.ts';
import { noOrder, readOrders } from '../read-order.server.ts';
import { type CreditedLine, creditLines, creditOf } from './credit.ts';
import { documentNumber, headOf, invoiceOf, type SaleDocument } from './document.ts';

/**
 * Makes out the invoice of an order that is paid and has none yet, in the caller's transaction. Gives what numbers and writes it: to be called
 * last, since whoever is paid after it waits for its number until the transaction ends. No other lock is taken after that one. `isNumbered`:
 * a version before has drawn its number.
 */
export async function prepareInvoice(shop: Shop, trx: Db, order: Order, isNumbered = false): Promise<() => Promise<void>> {
  const orderId = order.id;
  const settings = await readSettings(shop);
  const isFinanced = order.paymentMethod === 'finance';
  // An order is confirmed by the one card payment of its total; a lender may have been paid a deposit by card before.
  const deposits = isFinanced ? await listPaid(trx, orderId, 'deposit') : [];
  const byCard = isFinanced || order.paymentMethod === null ? [] : [{ method: order.paymentMethod, amountPence: order.totalPence }];
  const document = invoiceOf(
    {
      order,
      taxDay: londonDay(order.paidAt ?? shop.now()),
      payments: [...deposits, ...byCard].map(({ method, amountPence }) => ({ method, amountPence, isDeposit: isFinanced })),
      financedBy: isFinanced ? settings.finance.provider_name : null,
    },
    settings,
  );
  const columns = { ...columnsOf(document), goes_to: order.address.country || homeCountry, buyer: buyerOf(trx, orderId) };
  return async () => {
    if (!isNumbered)
      await trx
        .insertInto('invoices')
        .values({ order_id: orderId, issued_at: shop.now(), ...columns })
        .execute();
    // An erasure may have moved the name to the invoice already.
    else
      await trx
        .updateTable('invoices')
        .set({ ...columns, buyer: sql`coalesce(invoices.buyer, ${columns.buyer})` })
        .where('order_id', '=', orderId)
        .execute();
  };
}

function columnsOf(document: SaleDocument) {
  const { taxDay, vatCountry, totalPence, vatPence } = document;
  return { document, tax_day: taxDay, vat_country: vatCountry, total_pence: totalPence, vat_pence: vatPence };
}

/** To whom it is made out; nobody, where the order no longer names anybody. */
function buyerOf(trx: Db, orderId: string) {
  return trx
    .selectFrom('orders')
    .select(sql<unknown>`case when email <> '' then shipping_address - 'email' - 'phone' end`.as('buyer'))
    .where('id', '=', orderId);
}

type Credit = { id?: string; orderId: string; amountPence: Pence; at?: Date } & (
  | { refundId: string; lines?: undefined }
  | { refundId: null; lines: readonly { id: string; quantity: number }[]; carriagePence?: Pence }
);

/**
 * Makes out the credit note of a refund, in the caller's transaction, as its last act (see `prepareInvoice`). The caller holds the order's lock.
 * Gives its id; null where nothing of the invoice is left to take back. `at`: when the money went back, if not now.
 */
export async function issueCreditNote(shop: Shop, trx: Db, credit: Credit): Promise<string | null> {
  const { id = randomUUID(), orderId, refundId, amountPence, lines, at = shop.now() } = credit;
  const invoice = await invoiceRow(shop, trx, orderId);
  const standing = await trx.selectFrom('credit_notes').select('document').where('order_id', '=', orderId).where('void_at', 'is', null).execute();
  const charged = invoice.document as SaleDocument;
  const credited = standing.flatMap(({ document }) => (document as SaleDocument).byRate);
  const goods = refundId === null ? await goodsOf(trx, orderId, lines) : await goodsOfRefund(trx, refundId);
  const carriagePence = refundId === null ? (credit.carriagePence ?? 0) : await carriageOfRefund(trx, refundId);
  if (carriagePence > 0) goods.push(await carriageOf(trx, orderId, carriagePence));
  const byRate = creditOf(charged, credited, amountPence, goods);
  if (byRate.length === 0) return null;
  const vatPence = byRate.reduce((sum, rate) => sum + rate.vatPence, 0);
  const document: SaleDocument = {
    title: 'Credit note',
    ...headOf({ id: orderId }, await readSettings(shop), charged.vatCountry, vatPence),
    taxDay: londonDay(at),
    lines: creditLines(charged, byRate, goods),
    byRate,
    totalPence: byRate.reduce((sum, { grossPence }) => sum + grossPence, 0),
    payments: [],
    invoice: { number: documentNumber('invoice', invoice.number), issuedOn: londonDay(invoice.issued_at) },
  };
  const row = { id, order_id: orderId, refund_id: refundId, issued_at: shop.now(), ...columnsOf(document) };
  await trx.insertInto('credit_notes').values(row).execute();
  return id;
}

/** A financed order is over: what is left of its invoice is taken back. As `issueCreditNote`. */
export async function creditRest(shop: Shop, trx: Db, orderId: string, at?: Date): Promise<void> {
  const { total_pence } = await invoiceRow(shop, trx, orderId);
  const left = (total_pence ?? 0) - (await creditedPence(trx, orderId));
  if (left > 0) await issueCreditNote(shop, trx, { orderId, refundId: null, amountPence: left, lines: [], ...(at ? { at } : {}) });
}

/** Pence of an order's invoice that standing credit notes have taken back. */
export async function creditedPence(trx: Db, orderId: string): Promise<Pence> {
  const { sum } = await trx
    .selectFrom('credit_notes')
    .select((e) => e.fn.sum<string | null>('total_pence').as('sum'))
    .where('order_id', '=', orderId)
    .where('void_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** A refund failed after it had been made: its credit note stands for nothing. It keeps its number, and says so. */
export async function voidCreditNote(shop: Shop, trx: Db, refundId: string): Promise<void> {
  await trx.updateTable('credit_notes').set({ void_at: shop.now() }).where('refund_id', '=', refundId).where('void_at', 'is', null).execute();
}

/** The row of an order's invoice, made out now where it was not. The caller holds the order's lock. */
async function invoiceRow(shop: Shop, trx: Db, orderId: string): Promise<Selectable<InvoicesTable>> {
  const find = () => trx.selectFrom('invoices').selectAll().where('order_id', '=', orderId);
  const found = await find().executeTakeFirst();
  if (found?.document) return found;
  const [order] = await readOrders(shop, [orderId], trx);
  if (!order) throw noOrder();
  await (await prepareInvoice(shop, trx, order, found !== undefined))();
  return find().executeTakeFirstOrThrow();
}

async function goodsOf(trx: Db, orderId: string, wanted: readonly { id: string; quantity: number }[]): Promise<CreditedLine[]> {
  const rows = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').orderBy('id').execute();
  return rows.flatMap((row) => {
    const quantity = wanted.filter(({ id }) => id === row.id).reduce((sum, one) => sum + one.quantity, 0);
    if (quantity === 0) return [];
    return [{ name: row.product_name, sku: row.sku, quantity, unitPence: row.unit_pence, basisPoints: row.vat_basis_points }];
  });
}

async function goodsOfRefund(trx: Db, refundId: string): Promise<CreditedLine[]> {
  const rows = await trx
    .selectFrom('refund_lines as r')
    .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
    .select(['l.product_name as name', 'l.sku', 'r.quantity', 'l.unit_pence as unitPence', 'l.vat_basis_points as basisPoints'])
    .where('r.refund_id', '=', refundId)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  return rows;
}

/** Delivery and postage as a credit note names them: on the invoice each has a line, and both have one rate. */
async function carriageOf(trx: Db, orderId: string, pence: Pence): Promise<CreditedLine> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { delivery_pence, sample_postage_pence, carriage_vat_basis_points: basisPoints } = order;
  const name = sample_postage_pence === 0 ? 'Delivery' : delivery_pence === 0 ? 'Postage' : 'Delivery and postage';
  return { name, sku: '', quantity: 1, unitPence: pence, basisPoints };
}

/** Makes out the invoice of a paid order where a version before wrote none. Nothing for an order that is not paid. */
export async function ensureInvoice(shop: Shop, orderId: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').select('paid_at').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (order?.paid_at) await invoiceRow(shop, trx, orderId);
  });
}
