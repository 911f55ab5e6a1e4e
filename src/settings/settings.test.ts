import { expect, test } from 'vitest';
import { promotionLine, publicSettings } from './public-settings.ts';

import { defaultSettings, readSettings, settingsSchema } from './settings.ts';

const now = new Date('2026-05-01T12:00:00Z');
const promoted = (starts_at: string | null, ends_at: string | null, text = '30% off selected floors') => ({
  ...defaultSettings,
  promotion: { text, starts_at, ends_at },
});

test('the defaults are valid settings and name no shop, number or customer', () => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  expect(defaultSettings).toMatchObject({
    phone: '',
    email: '',
    address_lines: [],
    testimonial: null,
    founded_year: null,
    installation_guarantee: '',
    warranty: '',
    is_demo: false,
  });
});

test('the defaults are the documented ones', () => {
  expect(defaultSettings).toMatchObject({
    free_delivery_over_pence: 19900,
    sample_postage_pence: 599,
    max_samples_per_order: 8,
    stock_hold_minutes: 20,
    standard_delivery: '2 weeks',
    min_reviews_shown: 25,
    min_customers_shown: 500,
    min_viewers_shown: 15,
  });
});

test('a stored record without a newer setting takes its default', () => {
  expect(readSettings({ business_name: 'Strangford Floors' })).toEqual({ ...defaultSettings, business_name: 'Strangford Floors' });
  expect(readSettings(null)).toEqual(defaultSettings);
});

test('refuses what cannot be said or would be unsafe to link to', () => {
  for (const wrong of [
    { business_name: '  ' },
    { email: 'somebody' },
    { free_delivery_over_pence: 199.5 },
    { delivery_charge_pence: -1 },
    { max_samples_per_order: Number.NaN },
    { social_links: [{ name: 'Photos', url: 'javascript:alert(1)' }] },
    { promotion: { text: 'x', starts_at: '2026-02-01T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' } },
    { unknown_setting: 1 },
  ]) {
    expect(settingsSchema.safeParse({ ...defaultSettings, ...wrong }).success).toBe(false);
  }
});

test('a promotion shows from its start until its end', () => {
  expect(promotionLine(promoted(null, null), now)).toBe('30% off selected floors');
  expect(promotionLine(promoted('2026-05-01T12:00:00Z', null), now)).not.toBeNull();
  expect(promotionLine(promoted('2026-05-01T13:00:00+01:00', null), now)).not.toBeNull();
  expect(promotionLine(promoted('2026-05-01T12:00:01Z', null), now)).toBeNull();
  expect(promotionLine(promoted(null, '2026-05-01T12:00:00Z'), now)).toBeNull();
  expect(promotionLine(promoted(null, null, ''), now)).toBeNull();
});

test('the public settings give pounds, open countries and nothing for staff', () => {
  const shown = publicSettings(promoted(null, null), now, { lender: 'stand-in' });
  expect(shown).toMatchObject({ free_delivery_over: 199, delivery_charge: 29.95, sample_postage: 5.99, promotion_line: '30% off selected floors' });
  expect(shown.countries.map((zone) => zone.country)).toEqual(['GB', 'IE']);
  expect(Object.keys(shown).filter((key) => /pence|hold|threshold|approval/.test(key))).toEqual([]);
});
