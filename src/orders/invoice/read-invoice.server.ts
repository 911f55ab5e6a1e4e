import { countryName } from '#delivery/delivery.ts';
import { addressValues, envelopeLines } from '#delivery/shipping-address.ts';
import { listPaid } from '#payments/queries.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Order } from '../order.ts';
import { type Invoice, invoiceOf } from './invoice.ts';
import { issueInvoice } from './issue-invoice.server.ts';

/** The invoice of an order; null while it is not paid. An order that was paid before there were invoices gets its number now. */
export async function readInvoice(shop: Shop, order: Order): Promise<Invoice | null> {
  if (!order.paidAt) return null;
  const [settings, lines, payments, known] = await Promise.all([
    readSettings(shop),
    shop.db.selectFrom('order_lines').select(['id', 'vat_basis_points']).where('order_id', '=', order.id).execute(),
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
    rates: new Map(lines.map(({ id, vat_basis_points }) => [id, vat_basis_points])),
    payments: payments.map(({ method, amountPence, purpose }) => ({ method, amountPence, isDeposit: purpose === 'deposit' })),
    financedBy: order.paymentMethod === 'finance' ? settings.finance.provider_name : null,
  };
  return invoiceOf(invoiced, settings);
}
