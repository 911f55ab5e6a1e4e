import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RateSum, shareVat, sumByRate } from '#money/vat.ts';
import { type CreditedLine, creditLines, creditOf } from './credit.ts';
import type { DocumentLine } from './document.ts';

const charged = (goods: { quantity: number; unitPence: number; basisPoints: number }[]) => {
  const parts = goods.map(({ quantity, unitPence, basisPoints }) => ({ grossPence: quantity * unitPence, basisPoints }));
  const vat = shareVat(parts);
  const lines = goods.map((line, at): DocumentLine => {
    const [totalPence, vatPence] = [line.quantity * line.unitPence, vat[at] ?? 0];
    return { name: `Floor ${at}`, detail: `F${at}`, ...line, netPence: totalPence - vatPence, vatPence, totalPence };
  });
  return { lines, byRate: sumByRate(lines.map((line) => ({ ...line, grossPence: line.totalPence }))), totalPence: sum(lines, 'totalPence') };
};
const sum = <K extends string>(all: readonly Record<K, number>[], key: K) => all.reduce((total, one) => total + one[key], 0);
const goods = ({ name, detail, unitPence, basisPoints }: DocumentLine, quantity: number): CreditedLine => ({
  name,
  sku: detail,
  quantity,
  unitPence,
  basisPoints,
});

test('a part of a sale takes back its share of the VAT, and the last part what is left of it', () => {
  const sale = charged([{ quantity: 1, unitPence: 10_000, basisPoints: 2000 }]);
  // £16.67 VAT in £100.00. A third of the money back is £5.56 of it, two thirds £11.11, all £16.67.
  const first = creditOf(sale, [], 3333, []);
  expect(first).toEqual([{ basisPoints: 2000, grossPence: 3333, vatPence: 556, netPence: 2777 }]);
  const second = creditOf(sale, first, 3333, []);
  expect(second).toMatchObject([{ vatPence: 555 }]);
  expect(creditOf(sale, [...first, ...second], 3334, [])).toMatchObject([{ grossPence: 3334, vatPence: 556 }]);
});

test('the last penny can go back, and then there is nothing left', () => {
  const sale = charged([{ quantity: 1, unitPence: 10_000, basisPoints: 2000 }]);
  const most = creditOf(sale, [], 9999, []);
  const last = creditOf(sale, most, 1, []);
  expect([sum(most, 'vatPence'), sum(last, 'grossPence'), sum([...most, ...last], 'vatPence')]).toEqual([1667, 1, 1667]);
  expect(creditOf(sale, [...most, ...last], 1, [])).toEqual([]);
});

test('of a sale at two rates, what the refund is for says at which it goes back', () => {
  const sale = charged([
    { quantity: 2, unitPence: 6000, basisPoints: 2000 },
    { quantity: 1, unitPence: 1050, basisPoints: 500 },
  ]);
  const [oak, book] = sale.lines as [DocumentLine, DocumentLine];
  expect(creditOf(sale, [], 1050, [goods(book, 1)])).toEqual([{ basisPoints: 500, grossPence: 1050, vatPence: 50, netPence: 1000 }]);
  // £60.00 of oak and £1.00 more, of which £60.00 and £10.50 are left: 85p and 15p.
  const mixed = creditOf(sale, [], 6100, [goods(oak, 1)]);
  expect(mixed).toMatchObject([
    { basisPoints: 2000, grossPence: 6085, vatPence: 1014 },
    { basisPoints: 500, grossPence: 15, vatPence: 1 },
  ]);
  expect(creditLines(sale, mixed, [goods(oak, 1)])).toMatchObject([
    { name: 'Refund of what was charged at 20%', detail: 'For 1 × Floor 0 (F0)', totalPence: 6085, vatPence: 1014 },
    { name: 'Refund of what was charged at 5%', totalPence: 15, vatPence: 1 },
  ]);
});

test('a note names the goods where they cost what goes back, and has the lines of the invoice where all of it does', () => {
  const sale = charged([
    { quantity: 3, unitPence: 3849, basisPoints: 2000 },
    { quantity: 1, unitPence: 2995, basisPoints: 2000 },
  ]);
  const [oak] = sale.lines as [DocumentLine];
  const boxes = [goods(oak, 2)];
  expect(creditLines(sale, creditOf(sale, [], 7698, boxes), boxes)).toEqual([
    { name: 'Floor 0', detail: 'F0', quantity: 2, unitPence: 3849, basisPoints: 2000, netPence: 6415, vatPence: 1283, totalPence: 7698 },
  ]);
  expect(creditLines(sale, creditOf(sale, [], sale.totalPence, []), [])).toBe(sale.lines);
  expect(creditLines(sale, creditOf(sale, [], 500, boxes), boxes)).toMatchObject([
    { name: 'Refund', detail: 'For 2 × Floor 0 (F0)', totalPence: 500 },
  ]);
});

test('no refund takes back more than was charged, and refunds of everything, in any parts and order, leave exactly nothing', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPence: fc.nat(200_000),
    basisPoints: fc.constantFrom(0, 500, 1350, 2000, 2300),
  });
  const refund = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), line: fc.nat(9), quantity: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.array(refund, { maxLength: 8 }), (lines, refunds) => {
      const sale = charged(lines);
      const notes: RateSum[] = [];
      const left = () => sale.totalPence - sum(notes, 'grossPence');
      const take = (amount: number, named: CreditedLine[]) => {
        const credit = creditOf(sale, notes, amount, named);
        expect(sum(credit, 'grossPence')).toBe(Math.min(amount, left()));
        for (const { grossPence, vatPence, netPence } of credit) {
          expect(vatPence).toBeGreaterThanOrEqual(0);
          expect(netPence).toBeGreaterThanOrEqual(0);
          expect(netPence + vatPence).toBe(grossPence);
        }
        const shown = creditLines(sale, credit, named);
        if (credit.length) expect([sum(shown, 'totalPence'), sum(shown, 'vatPence')]).toEqual([sum(credit, 'grossPence'), sum(credit, 'vatPence')]);
        notes.push(...credit);
        for (const { basisPoints, grossPence, vatPence } of sale.byRate) {
          const ofRate = notes.filter((note) => note.basisPoints === basisPoints);
          expect(sum(ofRate, 'grossPence')).toBeLessThanOrEqual(grossPence);
          expect(sum(ofRate, 'vatPence')).toBeLessThanOrEqual(vatPence);
        }
      };
      for (const { share, line: at, quantity } of refunds) {
        const named = sale.lines[at];
        take(Math.floor(left() * share), named && quantity ? [goods(named, Math.min(quantity, named.quantity))] : []);
      }
      take(left(), []);
      for (const { basisPoints, grossPence, vatPence, netPence } of sale.byRate) {
        const ofRate = notes.filter((note) => note.basisPoints === basisPoints);
        expect([sum(ofRate, 'grossPence'), sum(ofRate, 'vatPence'), sum(ofRate, 'netPence')]).toEqual([grossPence, vatPence, netPence]);
      }
    }),
  );
});
