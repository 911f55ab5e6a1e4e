import { expect, test } from 'vitest';
import { euStanding } from './eu-sales.ts';

const terms = { eu_threshold_pence: 881_800, eu_vat_from: null };
const standing = (thisYear: number, lastYear = 0, from: string | null = null) =>
  euStanding({ thisYear, lastYear }, { ...terms, eu_vat_from: from }, '2026-11-29');

test('up to the threshold goods for the EU are taxed at home, and staff are told in time', () => {
  expect(standing(0)).toMatchObject({ state: 'below', percent: 0, isOverdue: false });
  expect(standing(705_439)).toMatchObject({ state: 'below', percent: 79 });
  expect(standing(705_440)).toMatchObject({ state: 'near', percent: 80, isOverdue: false });
  expect(standing(705_440).said).toContain('£1,763.60 more this year');
  expect(standing(881_800)).toMatchObject({ state: 'near', percent: 100, isOverdue: false });
});

test('a penny above it, this year or the last, makes Irish VAT due', () => {
  expect(standing(881_801)).toMatchObject({ state: 'passed', isOverdue: true });
  expect(standing(0, 881_801)).toMatchObject({ state: 'passed', percent: 0, isOverdue: true });
  expect(standing(0, 881_801).said).toContain('passed £8,818 last year');
  expect(standing(0, 881_800)).toMatchObject({ state: 'below', isOverdue: false });
});

test('it is no longer due once it is charged', () => {
  expect(standing(881_801, 0, '2026-11-30')).toMatchObject({ isOverdue: true });
  expect(standing(881_801, 0, '2026-11-29')).toMatchObject({ state: 'passed', isOverdue: false });
  expect(standing(100, 0, '2026-01-01').said).toContain('Irish VAT is charged on orders for Ireland, although');
});

test('what was paid back this year for last year’s sales does not make it less than nothing', () => {
  expect(standing(-500)).toMatchObject({ state: 'below', percent: 0 });
});
