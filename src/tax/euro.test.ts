import { expect, test } from 'vitest';
import { formatEuro, inEuro } from './euro.ts';

test('pounds in euros at the rate that was looked up, half up', () => {
  const guide = { per_pound: 11_547, on: '2026-11-28' };
  // 164.56 × 1.1547 = 190.0174…; 0.01 × 1.1547 rounds to a cent.
  expect(inEuro(16_456, guide)).toEqual({ cents: 19_002, perPound: 11_547, on: '2026-11-28' });
  expect([inEuro(1, guide)?.cents, inEuro(0, guide)?.cents, inEuro(100, null)]).toEqual([1, 0, null]);
  expect([formatEuro(19_002), formatEuro(123_456_789), formatEuro(5)]).toEqual(['€190.02', '€1,234,567.89', '€0.05']);
});
