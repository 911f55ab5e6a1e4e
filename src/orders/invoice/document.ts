import { divideHalfUp, formatPounds, type Pence } from '#money/pence.ts';
import { type RateSum, rateText } from '#money/vat.ts';
import { addressParts, companyLine } from '#settings/contact-details.ts';
import type { Settings } from '#settings/settings.ts';
import { homeCountry } from '#settings/vat-terms.ts';
import { servedWords } from '#stock/lot-words.ts';
import { type Order, orderReference } from '../order.ts';

export type DocumentKind = 'invoice' | 'credit-note';

export type DocumentLine = {
  name: string;
  detail: string;
  quantity: number;
  unitPence: Pence;
  basisPoints: number;
  netPence: Pence;
  vatPence: Pence;
  totalPence: Pence;
};

/** What is kept of an invoice or a credit note when it is made out. Amounts are pence, rates hundredths of a percent, days '2026-11-29'. */
export type SaleDocument = {
  title: string;
  orderReference: string;
  /** The tax point: when it was paid, or paid back (VAT Notice 700, 14.2). */
  taxDay: string;
  seller: { name: string; address: string[]; contact: string[]; vatNumber: string; company: string; isDemo: boolean };
  lines: DocumentLine[];
  byRate: RateSum[];
  totalPence: Pence;
  vatPence: Pence;
  vatCountry: string;
  payments: string[];
  /** Irish VAT in euros too, at the shop's rate (Directive 2006/112/EC, Art. 230). Cents, ten-thousandths of a euro. */
  euro: { vatCents: number; perPound: number; on: string } | null;
  /** Of a credit note: which invoice it is for, and of which day. */
  invoice: { number: string; issuedOn: string } | null;
};

/** A document as it is shown and printed. `id`: of a credit note its own, of an invoice its order's. */
export type IssuedDocument = SaleDocument & {
  kind: DocumentKind;
  id: string;
  orderId: string;
  number: string;
  issuedAt: Date;
  buyer: string[];
  isVoid: boolean;
};

export type Invoiced = {
  order: Order;
  taxDay: string;
  payments: readonly { method: string; amountPence: Pence; isDeposit: boolean }[];
  /** Where a lender paid: its name. */
  financedBy: string | null;
};

type Seller = Pick<
  Settings,
  | 'business_name'
  | 'address_lines'
  | 'town'
  | 'county'
  | 'postcode'
  | 'phone'
  | 'email'
  | 'vat_number'
  | 'vat_number_eu'
  | 'company_name'
  | 'company_number'
  | 'registered_office'
  | 'is_demo'
  | 'euro'
>;

const methods: Record<string, string> = { card: 'card', apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** The invoice of a paid order. What a VAT invoice must say: VAT Regulations 1995, regulation 14(1). */
export function invoiceOf(invoiced: Invoiced, settings: Seller): SaleDocument {
  const { order, taxDay } = invoiced;
  const { vat } = order;
  const samples = order.lines.filter((line) => line.isSample).length;
  const lines = order.lines.map((line, at): DocumentLine => {
    const { basisPoints = 0, vatPence = 0 } = vat.lines[at] ?? {};
    const totalPence = line.unitPence * line.quantity;
    return {
      name: line.isSample ? `Sample: ${line.name}` : line.name,
      detail: [line.sku, line.cuts?.cuts, line.lots.length > 0 && servedWords(line.lots)].filter(Boolean).join(', '),
      quantity: line.quantity,
      unitPence: line.unitPence,
      basisPoints,
      netPence: totalPence - vatPence,
      vatPence,
      totalPence,
    };
  });
  const carriage = (name: string, { grossPence, basisPoints, vatPence }: Order['vat']['delivery']) => {
    if (grossPence === 0) return;
    const line = { quantity: 1, unitPence: grossPence, basisPoints, netPence: grossPence - vatPence, vatPence, totalPence: grossPence };
    lines.push({ name, detail: '', ...line });
  };
  carriage('Delivery', vat.delivery);
  carriage(`Postage for ${samples} ${samples === 1 ? 'sample' : 'samples'}`, vat.samplePostage);
  return {
    title: settings.vat_number ? 'VAT invoice' : 'Invoice',
    ...headOf(order, settings, vat.country, vat.totalPence),
    taxDay,
    lines,
    byRate: vat.byRate,
    totalPence: order.totalPence,
    payments: paymentWords(invoiced),
    invoice: null,
  };
}

/** What invoice and credit note have in common. */
export function headOf(order: Pick<Order, 'id'>, settings: Seller, vatCountry: string, vatPence: Pence) {
  const vatNumber = (vatCountry !== homeCountry && settings.vat_number_eu) || settings.vat_number;
  const { euro } = settings;
  return {
    orderReference: orderReference(order.id),
    seller: {
      name: settings.business_name,
      address: addressParts(settings),
      contact: [settings.phone, settings.email].filter(Boolean),
      vatNumber,
      company: companyLine({ ...settings, vat_number: vatNumber }),
      isDemo: settings.is_demo,
    },
    vatPence,
    vatCountry,
    euro: vatCountry === 'IE' && euro ? { vatCents: Math.round((vatPence * euro.per_pound) / 10_000), perPound: euro.per_pound, on: euro.on } : null,
  };
}

/** 'INV-000042', 'CN-000007'. */
export function documentNumber(kind: DocumentKind, number: number): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${String(number).padStart(6, '0')}`;
}

/** What is said of each rate, 'Net at 20%', 'VAT at 20%', and of all together where there are several. */
export function sumsInWords({ byRate, totalPence, vatPence }: Pick<SaleDocument, 'byRate' | 'totalPence' | 'vatPence'>) {
  const ofRates = byRate.flatMap((rate) => [
    { term: `Net at ${rateText(rate.basisPoints)}`, value: formatPounds(rate.netPence) },
    { term: `VAT at ${rateText(rate.basisPoints)}`, value: formatPounds(rate.vatPence) },
  ]);
  if (byRate.length < 2) return ofRates;
  return [...ofRates, { term: 'Total before VAT', value: formatPounds(totalPence - vatPence) }, { term: 'Total VAT', value: formatPounds(vatPence) }];
}

/** What one costs before VAT, in hundredths of a penny (VAT Notice 700, 16.3; Directive 2006/112/EC, Art. 226): 3 for £96.25 are £32.0833 each. */
export function unitNet({ netPence, quantity }: Pick<DocumentLine, 'netPence' | 'quantity'>): number {
  return divideHalfUp(netPence * 100, quantity);
}

/** '£32.08', '£32.0833'. */
export function unitNetText(line: Pick<DocumentLine, 'netPence' | 'quantity'>): string {
  const rest = unitNet(line) % 100;
  return formatPounds((unitNet(line) - rest) / 100) + (rest ? String(rest).padStart(2, '0') : '');
}

function paymentWords({ order, payments, financedBy }: Invoiced): string[] {
  const byCard = payments.map(
    ({ method, amountPence, isDeposit }) => `${isDeposit ? 'Deposit of ' : ''}${formatPounds(amountPence)} by ${methods[method] ?? 'card'}`,
  );
  if (financedBy === null) return byCard;
  const lent = order.totalPence - payments.reduce((sum, { amountPence }) => sum + amountPence, 0);
  return [...byCard, `${formatPounds(lent)} through ${financedBy}`];
}
