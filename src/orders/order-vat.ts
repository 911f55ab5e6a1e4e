import type { Pence } from '#money/pence.ts';
import { type RateSum, shareVat, sumByRate, type Taxed } from '#money/vat.ts';
import { homeCountry } from '#settings/vat-terms.ts';

/** What an order's row keeps of its sums and their VAT. Null: written by a version that kept no pence of VAT. */
type KeptOrder = {
  delivery_pence: number;
  sample_postage_pence: number;
  vat_country: string | null;
  carriage_vat_basis_points: number;
  delivery_vat_pence: number | null;
  sample_postage_vat_pence: number | null;
};
type KeptLine = { unit_pence: number; quantity: number; vat_basis_points: number; vat_pence: number | null };

export type VatPart = Taxed & { vatPence: Pence };
export type OrderVat = {
  /** Whose VAT was charged, as a two-letter code. */
  country: string;
  /** Of each line, in their order. */
  lines: VatPart[];
  delivery: VatPart;
  samplePostage: VatPart;
  byRate: RateSum[];
  totalPence: Pence;
};

/** The VAT of an order as it was when it was ordered. The one way in which pages, letters, invoices, files and the API come by it. */
export function vatOfOrder(order: KeptOrder, lines: readonly KeptLine[]): OrderVat {
  const basisPoints = order.carriage_vat_basis_points;
  const kept = [
    ...lines.map((line) => ({ grossPence: line.unit_pence * line.quantity, basisPoints: line.vat_basis_points, vatPence: line.vat_pence })),
    { grossPence: order.delivery_pence, basisPoints, vatPence: order.delivery_vat_pence },
    { grossPence: order.sample_postage_pence, basisPoints, vatPence: order.sample_postage_vat_pence },
  ];
  const isWhole = kept.every(({ vatPence }) => vatPence !== null);
  const shared = isWhole ? [] : shareVat(kept);
  const parts = kept.map((part, at): VatPart => ({ ...part, vatPence: (isWhole ? part.vatPence : shared[at]) ?? 0 }));
  const [delivery, samplePostage] = parts.slice(lines.length);
  if (!delivery || !samplePostage) throw new Error('An order has delivery and postage, if only of nothing.');
  return {
    country: order.vat_country ?? homeCountry,
    lines: parts.slice(0, lines.length),
    delivery,
    samplePostage,
    byRate: sumByRate(parts),
    totalPence: parts.reduce((sum, { vatPence }) => sum + vatPence, 0),
  };
}
