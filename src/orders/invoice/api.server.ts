import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { penceToPounds } from '#money/pence.ts';
import type { RateSum } from '#money/vat.ts';
import { call, uuid } from '#platform/api/route.ts';
import { readOrderFor } from '../read-order.server.ts';
import { dayIn, orderQuery } from '../schemas.ts';
import { type ListedDocument, listDocuments } from '../staff/list-documents.server.ts';
import { type IssuedDocument, unitNet } from './document.ts';
import { readDocuments } from './read-documents.server.ts';

const pounds = z.number().min(0);
const rate = z.number().min(0).meta({ description: 'Per cent.' });
const kind = z.enum(['invoice', 'credit-note']);
const byRate = z.array(z.object({ rate, net: pounds, vat: pounds, gross: pounds }));

const documentOut = z
  .object({
    kind,
    number: z.string().meta({ description: 'In a series without gaps: INV-000042, CN-000007.' }),
    title: z.string(),
    issued_at: z.iso.datetime(),
    tax_point: z.iso.date(),
    order_reference: z.string(),
    credits_invoice: z.object({ number: z.string(), issued_on: z.iso.date() }).nullable().meta({ description: 'Of a credit note.' }),
    seller: z.object({
      name: z.string(),
      address: z.array(z.string()),
      contact: z.array(z.string()),
      vat_number: z.string(),
      company: z.string(),
    }),
    buyer: z.array(z.string()),
    lines: z.array(
      z.object({
        name: z.string(),
        detail: z.string(),
        quantity: z.int(),
        price: pounds,
        price_before_vat: pounds.meta({ description: 'Of one, to a hundredth of a penny.' }),
        net: pounds,
        vat_rate: rate,
        vat: pounds,
        gross: pounds,
      }),
    ),
    by_rate: byRate,
    vat_country: z.string(),
    vat: pounds,
    total: pounds,
    payments: z.array(z.string()),
    void: z.boolean().meta({ description: 'The refund of this credit note failed: it counts for nothing.' }),
  })
  .meta({ id: 'Invoice' });

/** The invoice of an order, and its credit notes. */
export const invoiceCalls = [
  call({
    method: 'get',
    path: '/orders/{id}/invoices',
    tag: 'Orders',
    access: 'everyone',
    summary: 'The invoice of a paid order and its credit notes, as they were made out; none while it is not paid.',
    params: z.object({ id: uuid }),
    missing: 'Order not found',
    query: orderQuery,
    answer: z.array(documentOut),
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      const order = await readOrderFor(shop, id, { visitor: await readVisitor(shop, http.req.raw), token: query.token ?? null });
      return (await readDocuments(shop, order)).map(toApi);
    },
  }),
];

const listed = z
  .object({
    kind,
    id: z.uuid().meta({ description: 'Of a credit note its own, of an invoice its order’s.' }),
    order_id: z.uuid(),
    number: z.string(),
    issued_at: z.iso.datetime(),
    tax_point: z.iso.date(),
    buyer: z.string(),
    credits_invoice: z.string().nullable(),
    vat_country: z.string(),
    by_rate: byRate,
    vat: pounds,
    total: pounds,
    void: z.boolean(),
  })
  .meta({ id: 'ListedInvoice' });

/** Every invoice and credit note, for the books. */
export const staffInvoiceCalls = [
  call({
    method: 'get',
    path: '/admin/invoices',
    tag: 'Admin: orders',
    access: 'admin',
    summary: 'Invoices and credit notes, filtered and a page at a time, the newest first.',
    query: z.object({
      search: z
        .string()
        .max(100)
        .optional()
        .meta({ description: 'A number, an order’s reference, or the beginning of an e-mail, name or postcode.' }),
      kind: kind.optional(),
      country: z.enum(['GB', 'IE', 'US', 'CA']).optional().meta({ description: 'Whose VAT was charged.' }),
      from: dayIn.meta({ description: 'Of the tax point, as `to`; both are included.' }),
      to: dayIn,
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ invoices: z.array(listed), total: z.int(), pages: z.int(), page: z.int() }),
    refuses: [401, 403],
    handle: async (shop, { query: { search = '', kind: of = null, country = '', from = '', to = '', page, limit } }) => {
      const { documents, ...counts } = await listDocuments(shop, { search: search.trim(), kind: of, country, from, to, page, limit });
      return { invoices: documents.map(listedToApi), ...counts };
    },
  }),
];

function ratesToApi(rates: readonly RateSum[]) {
  return rates.map(({ basisPoints, netPence, vatPence, grossPence }) => ({
    rate: basisPoints / 100,
    net: penceToPounds(netPence),
    vat: penceToPounds(vatPence),
    gross: penceToPounds(grossPence),
  }));
}

function toApi(document: IssuedDocument): z.input<typeof documentOut> {
  const { seller, invoice } = document;
  return {
    kind: document.kind,
    number: document.number,
    title: document.title,
    issued_at: document.issuedAt.toISOString(),
    tax_point: document.taxDay,
    order_reference: document.orderReference,
    credits_invoice: invoice && { number: invoice.number, issued_on: invoice.issuedOn },
    seller: { name: seller.name, address: seller.address, contact: seller.contact, vat_number: seller.vatNumber, company: seller.company },
    buyer: document.buyer,
    lines: document.lines.map((line) => ({
      name: line.name,
      detail: line.detail,
      quantity: line.quantity,
      price: penceToPounds(line.unitPence),
      price_before_vat: unitNet(line) / 10_000,
      net: penceToPounds(line.netPence),
      vat_rate: line.basisPoints / 100,
      vat: penceToPounds(line.vatPence),
      gross: penceToPounds(line.totalPence),
    })),
    by_rate: ratesToApi(document.byRate),
    vat_country: document.vatCountry,
    vat: penceToPounds(document.vatPence),
    total: penceToPounds(document.totalPence),
    payments: document.payments,
    void: document.isVoid,
  };
}

function listedToApi(document: ListedDocument): z.input<typeof listed> {
  return {
    kind: document.kind,
    id: document.id,
    order_id: document.orderId,
    number: document.number,
    issued_at: document.issuedAt.toISOString(),
    tax_point: document.taxDay,
    buyer: document.buyer,
    credits_invoice: document.invoice,
    vat_country: document.vatCountry,
    by_rate: ratesToApi(document.byRate),
    vat: penceToPounds(document.vatPence),
    total: penceToPounds(document.totalPence),
    void: document.isVoid,
  };
}
