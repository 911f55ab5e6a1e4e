import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { type VatRate, vatRates } from '#settings/vat-terms.ts';
import { priceIn, rateOf, taxedIn } from './vat-of-place.ts';
import { vatIncludedWords } from './vat-words.ts';

const at = (country: string, day: string, postalCode = '') => ({ place: { country, postalCode }, day });
const terms = { ...defaultSettings, eu_vat_from: '2026-07-01' };

test('Ireland is taxed at home until the day that staff set, Northern Ireland always', () => {
  expect(taxedIn(defaultSettings, at('IE', '2026-11-29'))).toBe('GB');
  expect(['2026-06-30', '2026-07-01'].map((day) => [taxedIn(terms, at('IE', day)), rateOf(terms, at('IE', day), 'standard')])).toEqual([
    ['GB', 2000],
    ['IE', 2300],
  ]);
  expect(taxedIn(terms, at('GB', '2026-07-01', 'BT20 1AA'))).toBe('GB');
  expect(taxedIn(terms, { place: null, day: '2026-07-01' })).toBe('GB');
});

test('a country without rates is charged as at home, one with rates at its own', () => {
  expect(rateOf(terms, at('US', '2026-07-01'), 'standard')).toBe(2000);
  const exported: VatRate = { country: 'US', class: 'standard', basis_points: 0, from: '2026-07-01', to: null };
  const zeroed = { ...terms, vat_rates: [...terms.vat_rates, exported] };
  expect(rateOf(zeroed, at('US', '2026-06-30'), 'standard')).toBe(2000);
  expect([taxedIn(zeroed, at('US', '2026-07-01')), rateOf(zeroed, at('US', '2026-07-01'), 'standard')]).toEqual(['US', 0]);
});

test('a rate holds from its first day to its last', () => {
  const change: VatRate[] = [
    { country: 'GB', class: 'standard', basis_points: 2000, from: '2011-01-04', to: '2026-12-31' },
    { country: 'GB', class: 'standard', basis_points: 2150, from: '2027-01-01', to: null },
  ];
  const rates = { ...defaultSettings, vat_rates: change };
  expect(rateOf(rates, at('GB', '2026-12-31'), 'standard')).toBe(2000);
  expect(rateOf(rates, at('GB', '2027-01-01'), 'standard')).toBe(2150);
  // What a country has no rate for is charged at its standard rate.
  expect(rateOf(rates, at('GB', '2027-01-01'), 'reduced')).toBe(2150);
});

test('a price in Ireland is that on the shelf, or the same before tax', () => {
  const net = { ...terms, eu_prices: 'net' as const };
  expect(priceIn(terms, at('IE', '2026-07-01'), 'standard', 3850)).toBe(3850);
  expect(priceIn(net, at('IE', '2026-07-01'), 'standard', 3850)).toBe(3946);
  expect(priceIn(net, at('IE', '2026-06-30'), 'standard', 3850)).toBe(3850);
  expect(priceIn(net, at('GB', '2026-07-01'), 'standard', 3850)).toBe(3850);
  // £10.00 ÷ 1.05 × 1.135 = £10.8095…
  expect(priceIn(net, at('IE', '2026-07-01'), 'reduced', 1000)).toBe(1081);
});

test('rates that cannot be are refused at their row', () => {
  const problems = (rates: unknown) => vatRates.safeParse(rates).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const [home] = defaultSettings.vat_rates;
  expect(problems(defaultSettings.vat_rates)).toBeUndefined();
  expect(problems([])).toBeUndefined();
  expect(rateOf({ ...defaultSettings, vat_rates: [] }, at('GB', '2026-11-29'), 'standard')).toBe(2000);
  expect(problems([home, { ...home, from: '2027-01-01' }])).toEqual([expect.stringMatching(/^1.from: Another row has a rate/)]);
  expect(
    problems([
      { ...home, to: '2026-12-31' },
      { ...home, from: '2027-01-01' },
    ]),
  ).toBeUndefined();
  expect(problems([home, { ...home, class: 'zero', from: '2027-01-01', to: '2026-01-01' }])).toEqual([
    '1.to: The last day must not be before the first.',
  ]);
});

test('what is said of the VAT in a total', () => {
  expect(vatIncludedWords('GB', [2000])).toBe('VAT included (16.7% of the total)');
  expect(vatIncludedWords('IE', [2300])).toBe('Irish VAT included (18.7% of the total)');
  expect(vatIncludedWords('GB', [2000, 500])).toBe('VAT included');
  expect(vatIncludedWords('GB', [0])).toBe('VAT included');
});
