import { expect, test } from 'vitest';
import { daysOfQuarter, type OssEntry, ossReturn, ossRows, quarterOf, quartersBetween, readQuarter } from './oss.ts';

const entry = (day: string, grossPence: number, change: Partial<OssEntry> = {}, basisPoints = 2300): OssEntry => {
  const vatPence = Math.round((grossPence * basisPoints) / (10_000 + basisPoints));
  return { country: 'IE', day, saleDay: day, byRate: [{ basisPoints, grossPence, vatPence, netPence: grossPence - vatPence }], sign: 1, ...change };
};
const back = (day: string, saleDay: string, grossPence: number) => entry(day, grossPence, { saleDay, sign: -1 });

test('a quarter has its sales by country and rate, less what went back within it', () => {
  const entries = [
    entry('2026-10-01', 12_300),
    entry('2026-12-31', 24_600),
    entry('2026-12-31', 11_350, {}, 1350),
    back('2026-12-31', '2026-10-01', 1230),
    entry('2026-09-30', 99_900),
    entry('2027-01-01', 99_900),
  ];
  // £369.00 - £12.30 = £356.70, of it £290.00 net and £66.70 VAT; £113.50 at 13.5% is £100.00 and £13.50.
  expect(ossReturn(entries, '2026-Q4')).toEqual({
    supplies: [
      { country: 'IE', basisPoints: 2300, netPence: 29_000, vatPence: 6670 },
      { country: 'IE', basisPoints: 1350, netPence: 10_000, vatPence: 1350 },
    ],
    corrections: [],
  });
});

test('what goes back of earlier quarters corrects their VAT, each by itself', () => {
  const entries = [
    entry('2027-01-15', 12_300),
    back('2027-01-20', '2026-12-31', 2460),
    back('2027-02-20', '2026-10-01', 1230),
    back('2027-03-31', '2026-08-01', 1230),
    // A refund that failed in the same quarter changes nothing.
    back('2027-03-31', '2026-05-01', 1230),
    entry('2027-03-31', 1230, { saleDay: '2026-05-01' }),
  ];
  const made = ossReturn(entries, '2027-Q1');
  expect(made).toEqual({
    supplies: [{ country: 'IE', basisPoints: 2300, netPence: 10_000, vatPence: 2300 }],
    corrections: [
      { country: 'IE', quarter: '2026-Q3', vatPence: -230 },
      { country: 'IE', quarter: '2026-Q4', vatPence: -690 },
    ],
  });
  expect(ossRows(made, '2027-Q1', () => 2300)).toMatchObject([
    { part: 'sales', country: 'IE', rate_type: 'standard', vat_rate: 23, sales_excluding_vat: 10_000, vat: 2300 },
    { part: 'correction', country: 'IE', vat: -230, corrected_quarter: '2026-Q3' },
    { part: 'correction', country: 'IE', vat: -690, corrected_quarter: '2026-Q4' },
  ]);
});

test('a year of sales and refunds is returned once, to the penny', () => {
  const entries = [
    ...['2026-01-31', '2026-04-01', '2026-08-09', '2026-11-11'].map((day, at) => entry(day, 10_000 + at)),
    back('2026-06-30', '2026-01-31', 333),
    back('2026-12-01', '2026-08-09', 10_002),
    back('2026-04-02', '2026-04-01', 1),
  ];
  const returns = quartersBetween('2026-Q1', '2026-Q4').map((quarter) => ossReturn(entries, quarter));
  const returned = returns.flatMap(({ supplies, corrections }) => [...supplies, ...corrections]).reduce((sum, { vatPence }) => sum + vatPence, 0);
  const charged = entries.flatMap(({ byRate, sign }) => byRate.map(({ vatPence }) => sign * vatPence)).reduce((sum, vat) => sum + vat, 0);
  expect(returned).toBe(charged);
});

test('quarters', () => {
  expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual(['2026-Q1', '2026-Q1', '2026-Q2', '2026-Q4']);
  expect(daysOfQuarter('2026-Q1')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(daysOfQuarter('2026-Q2')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(daysOfQuarter('2026-Q4')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(quartersBetween('2026-Q3', '2027-Q1')).toEqual(['2027-Q1', '2026-Q4', '2026-Q3']);
  expect([readQuarter('2026-Q4'), readQuarter('2026-Q5'), readQuarter(null), readQuarter('1999-Q1')]).toEqual(['2026-Q4', null, null, null]);
});
