import { expect, test } from 'vitest';
import { formErrors } from '#platform/refusal.ts';
import { defaultSettings, settingsSchema } from '../settings.ts';
import { readVatForm, vatValues } from './vat-form.ts';

const whole = {
  ...defaultSettings,
  eu_vat_from: '2027-01-01',
  eu_prices: 'net' as const,
  vat_number_eu: 'XI 999 9999 73',
  euro: { per_pound: 11_547, on: '2026-11-28' },
};

test('what the form holds is what is stored, and nothing is lost on the way', () => {
  for (const settings of [whole, defaultSettings]) expect(settingsSchema.parse(readVatForm(vatValues(settings), settings))).toEqual(settings);
});

test('a row without a rate is no row, and rates are read in per cent', () => {
  const values = { ...vatValues(defaultSettings), 'vat_rates.1.basis_points': ' ', 'vat_rates.9.basis_points': '13,5' };
  const more = { 'vat_rates.9.country': 'US', 'vat_rates.9.class': 'standard', 'vat_rates.9.from': '2026-01-01', 'vat_rates.9.to': '2026-12-31' };
  const { vat_rates } = settingsSchema.parse(readVatForm({ ...values, ...more }, defaultSettings));
  expect(vat_rates).toHaveLength(defaultSettings.vat_rates.length);
  expect(vat_rates.at(-1)).toEqual({ country: 'US', class: 'standard', basis_points: 1350, from: '2026-01-01', to: '2026-12-31' });
});

test('what is wrong is said at its field', () => {
  const values = {
    ...vatValues(whole),
    eu_vat_from: 'soon',
    eu_threshold_pence: 'much',
    'euro.per_pound': '1.15479',
    'vat_rates.2.basis_points': 'none',
  };
  const { error } = settingsSchema.safeParse(readVatForm(values, whole));
  expect(formErrors(error as never).map(({ field }) => field)).toEqual([
    'vat_rates.2.basis_points',
    'eu_vat_from',
    'eu_threshold_pence',
    'euro.per_pound',
  ]);
});
