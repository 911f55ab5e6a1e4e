import { type Pence, shareOut } from '#money/pence.ts';
import { type RateSum, rateText } from '#money/vat.ts';
import type { DocumentLine, SaleDocument } from './document.ts';

/** Of a line of the order that a refund is for: how many, and how it stood on the invoice. Delivery has no SKU. */
export type CreditedLine = { name: string; sku: string; quantity: number; unitPence: Pence; basisPoints: number };

type Charged = Pick<SaleDocument, 'lines' | 'byRate' | 'totalPence'>;

/**
 * What a refund of `amountPence` takes back at each rate: first of what it is for, then of whatever is left. At each rate what was taken back so
 * far has its share of the VAT charged, rounded once on the sum; so no refund takes back more VAT than was charged, and refunds that pay
 * back everything, in whatever parts and order, leave nothing. `credited`: the sums of earlier refunds.
 */
export function creditOf(charged: Charged, credited: readonly RateSum[], amountPence: Pence, lines: readonly CreditedLine[]): RateSum[] {
  const rates = charged.byRate.map((sum) => {
    const before = credited.filter(({ basisPoints }) => basisPoints === sum.basisPoints);
    const grossBefore = before.reduce((all, { grossPence }) => all + grossPence, 0);
    const vatBefore = before.reduce((all, { vatPence }) => all + vatPence, 0);
    const named = lines
      .filter(({ basisPoints }) => basisPoints === sum.basisPoints)
      .reduce((all, { unitPence, quantity }) => all + unitPence * quantity, 0);
    const left = sum.grossPence - grossBefore;
    return { ...sum, grossBefore, vatBefore, left, named: Math.min(left, named) };
  });
  const total = (of: 'left' | 'named') => rates.reduce((all, rate) => all + rate[of], 0);
  const amount = Math.min(amountPence, total('left'));
  const ofNamed = shareOut(
    Math.min(amount, total('named')),
    rates.map(({ named }) => named),
  );
  const ofRest = shareOut(
    Math.max(0, amount - total('named')),
    rates.map(({ left, named }) => left - named),
  );
  return rates.flatMap(({ basisPoints, grossPence, vatPence, grossBefore, vatBefore, left }, at) => {
    const gross = (ofNamed[at] ?? 0) + (ofRest[at] ?? 0);
    if (gross === 0) return [];
    const vatLeft = vatPence - vatBefore;
    const upTo = shareOut(vatPence, [grossBefore + gross, grossPence - grossBefore - gross])[0] ?? 0;
    const vat = gross === left ? Math.min(vatLeft, gross) : Math.max(0, Math.min(upTo - vatBefore, vatLeft, gross));
    return [{ basisPoints, netPence: gross - vat, vatPence: vat, grossPence: gross }];
  });
}

/**
 * The lines of a credit note: those of the invoice where all of it goes back at once, the goods it is for where they cost just that, else an
 * amount at each rate.
 */
export function creditLines(charged: Charged, byRate: readonly RateSum[], lines: readonly CreditedLine[]): DocumentLine[] {
  const amount = byRate.reduce((all, { grossPence }) => all + grossPence, 0);
  if (amount === charged.totalPence) return charged.lines;
  const goods = lines.filter(({ unitPence }) => unitPence > 0);
  const isForGoods = byRate.every(
    ({ basisPoints, grossPence }) =>
      goods.filter((line) => line.basisPoints === basisPoints).reduce((all, { unitPence, quantity }) => all + unitPence * quantity, 0) === grossPence,
  );
  if (isForGoods && goods.reduce((all, { unitPence, quantity }) => all + unitPence * quantity, 0) === amount) return goodsLines(goods, byRate);
  const of = goods.map(({ quantity, name, sku }) => (sku ? `${quantity} × ${name} (${sku})` : name.toLowerCase())).join(', ');
  return byRate.map(({ basisPoints, netPence, vatPence, grossPence }) => ({
    name: byRate.length > 1 ? `Refund of what was charged at ${rateText(basisPoints)}` : 'Refund',
    detail: of && `For ${of}`,
    quantity: 1,
    unitPence: grossPence,
    basisPoints,
    netPence,
    vatPence,
    totalPence: grossPence,
  }));
}

function goodsLines(goods: readonly CreditedLine[], byRate: readonly RateSum[]): DocumentLine[] {
  return byRate.flatMap(({ basisPoints, vatPence }) => {
    const ofRate = goods.filter((line) => line.basisPoints === basisPoints);
    const vat = shareOut(
      vatPence,
      ofRate.map(({ unitPence, quantity }) => unitPence * quantity),
    );
    return ofRate.map(({ name, sku, quantity, unitPence }, at) => {
      const [totalPence, ofLine] = [unitPence * quantity, vat[at] ?? 0];
      return { name, detail: sku, quantity, unitPence, basisPoints, netPence: totalPence - ofLine, vatPence: ofLine, totalPence };
    });
  });
}
