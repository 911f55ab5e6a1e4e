import { expect, test } from 'vitest';
import { formErrors } from '#platform/refusal.ts';
import { defaultSettings, type Settings, settingsSchema } from '../settings.ts';
import { readSettingsForm, settingValues } from './settings-form.ts';

const whole: Settings = {
  ...defaultSettings,
  business_name: 'Strangford Floors',
  address_lines: ['41 Ballyholm Slip', 'Unit 2'],
  geo: { latitude: 54.66, longitude: -5.67 },
  opening_hours: { ...defaultSettings.opening_hours, sunday: null },
  promotion: { text: '30% off', starts_at: '2026-07-01T08:30:00.000Z', ends_at: null },
  testimonial: { quote: 'Lovely.', name: 'A. Quinn' },
  social_links: [{ name: 'The gram', url: 'https://social.example/floors' }],
  is_demo: true,
};

test('what the form holds is what is stored, and nothing is lost on the way', () => {
  for (const settings of [whole, defaultSettings]) {
    expect(settingsSchema.parse(readSettingsForm(settingValues(settings), settings))).toEqual(settings);
  }
});

test('what is wrong is said at its field', () => {
  const values = {
    ...settingValues(whole),
    business_name: ' ',
    delivery_charge_pence: 'five',
    max_samples_per_order: '0',
    'opening_hours.monday.opens': '25:00',
    social_links: 'gram javascript:alert(1)',
    'geo.latitude': 'north',
  };
  const { error } = settingsSchema.safeParse(readSettingsForm(values, whole));
  expect(formErrors(error as never).map(({ field }) => field)).toEqual([
    'business_name',
    'geo.latitude',
    'opening_hours.monday.opens',
    'opening_hours.monday',
    'delivery_charge_pence',
    'max_samples_per_order',
    'social_links.0.url',
  ]);
});

test('a time that the shop’s clock never shows, or shows twice, is said in words at its field', () => {
  for (const [typed, said] of [
    ['2026-03-29T01:30', /^Clocks go forward on 29 March 2026, so there is no 01:30/],
    ['2026-10-25T01:30', /^Clocks go back on 25 October 2026, so 01:30 comes twice/],
  ] as const) {
    const { error } = settingsSchema.safeParse(readSettingsForm({ ...settingValues(whole), 'promotion.starts_at': typed }, whole));
    expect(error?.issues.map(({ path, message }) => [path.join('.'), said.test(message)])).toEqual([['promotion.starts_at', true]]);
  }
});
