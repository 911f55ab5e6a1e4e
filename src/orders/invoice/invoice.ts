import { formatPounds, type Pence } from '#money/pence.ts';
import { rateText } from '#money/vat.ts';
import { addressParts } from '#settings/contact-details.ts';
import type { Settings } from '#settings/settings.ts';
import { servedWords } from '#stock/lot-words.ts';
import { type Order, orderReference } from '../order.ts';

/** Everything that stands on an invoice, in order; amounts are pence. */
export type Invoice = {
  title: string;
  number: string;
  orderReference: string;
  issuedAt: Date;
  /** When it was paid: the tax point (VAT Notice 700, 14.2). */
  taxPoint: Date;
  seller: { name: string; address: string[]; contact: string[]; vatNumber: string; isDemo: boolean };
  buyer: string[];
  lines: InvoiceLine[];
  totalPence: Pence;
  vat: { rate: string; netPence: Pence; vatPence: Pence; grossPence: Pence }[];
  payments: string[];
  refundedPence: Pence;
};
export type InvoiceLine = { name: string; detail: string; quantity: number; unitPence: Pence; totalPence: Pence; rate: string };

export type Invoiced = {
  order: Order;
  number: number;
  issuedAt: Date;
  payments: readonly { method: string; amountPence: Pence; isDeposit: boolean }[];
  /** Where a lender paid: its name, and how much was paid by card before. */
  financedBy: string | null;
};

type Seller = Pick<Settings, 'business_name' | 'address_lines' | 'town' | 'county' | 'postcode' | 'phone' | 'email' | 'vat_number' | 'is_demo'>;

const methods: Record<string, string> = { card: 'card', apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** The invoice of a paid order. What a VAT invoice must say: VAT Regulations 1995, regulation 14(1). */
export function invoiceOf(invoiced: Invoiced, settings: Seller): Invoice {
  const { order, number, issuedAt } = invoiced;
  const { vat } = order;
  const lines = order.lines.map(
    (line, at): InvoiceLine => ({
      name: line.isSample ? `Sample: ${line.name}` : line.name,
      detail: [line.sku, line.cuts?.cuts, line.lots.length > 0 && servedWords(line.lots)].filter(Boolean).join(', '),
      quantity: line.quantity,
      unitPence: line.unitPence,
      totalPence: line.unitPence * line.quantity,
      rate: rateText(vat.lines[at]?.basisPoints ?? 0),
    }),
  );
  const samples = order.lines.filter((line) => line.isSample).length;
  const carriage = (name: string, totalPence: Pence) => ({
    name,
    detail: '',
    quantity: 1,
    unitPence: totalPence,
    totalPence,
    rate: rateText(vat.delivery.basisPoints),
  });
  if (order.deliveryPence > 0) lines.push(carriage('Delivery', order.deliveryPence));
  if (order.samplePostagePence > 0) lines.push(carriage(`Postage for ${samples} ${samples === 1 ? 'sample' : 'samples'}`, order.samplePostagePence));
  return {
    title: settings.vat_number ? 'VAT invoice' : 'Invoice',
    number: invoiceNumber(number),
    orderReference: orderReference(order.id),
    issuedAt,
    taxPoint: order.paidAt ?? issuedAt,
    seller: {
      name: settings.business_name,
      address: addressParts(settings),
      contact: [settings.phone, settings.email].filter(Boolean),
      vatNumber: settings.vat_number,
      isDemo: settings.is_demo,
    },
    buyer: order.deliverTo,
    lines,
    totalPence: order.totalPence,
    vat: vat.byRate.map(({ basisPoints, ...sums }) => ({ rate: rateText(basisPoints), ...sums })),
    payments: paymentWords(invoiced),
    refundedPence: order.refundedPence,
  };
}

/** 'INV-000042'. */
export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

function paymentWords({ order, payments, financedBy }: Invoiced): string[] {
  const byCard = payments.map(
    ({ method, amountPence, isDeposit }) => `${isDeposit ? 'Deposit of ' : ''}${formatPounds(amountPence)} by ${methods[method] ?? 'card'}`,
  );
  if (financedBy === null) return byCard;
  const lent = order.totalPence - payments.reduce((sum, { amountPence }) => sum + amountPence, 0);
  return [...byCard, `${formatPounds(lent)} through ${financedBy}`];
}
