import { expect, test } from 'vitest';
import { formErrors } from '#platform/refusal.ts';
import { defaultSettings, type Settings, settingsSchema } from '../settings.ts';
import { londonTime, toInstant } from './london-time.ts';
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

test('times are the shop’s clock, in summer and in winter', () => {
  expect(toInstant('2026-07-01T09:30')?.toISOString()).toBe('2026-07-01T08:30:00.000Z');
  expect(toInstant('2026-01-01T09:30')?.toISOString()).toBe('2026-01-01T09:30:00.000Z');
  expect(londonTime(new Date('2026-07-01T08:30:00Z'))).toBe('2026-07-01T09:30');
  // The hour that the clocks leave out in spring, and what is no time at all.
  for (const none of ['2026-03-29T01:30', '2026-13-01T00:00', 'tomorrow', '']) expect(toInstant(none)).toBeNull();
});
