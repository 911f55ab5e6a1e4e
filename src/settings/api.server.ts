import { z } from 'zod';
import { call } from '#platform/api/route.ts';
import { rowVersion } from '#platform/row-version.ts';
import { publicSettings } from './public-settings.ts';
import { readServices, readSettings } from './queries.server.ts';
import { openingHoursSchema, settingsSchema } from './settings.ts';
import { readKeptSettings, saveSettings } from './staff/save-settings.server.ts';

const pounds = z.number().describe('Pounds');

const answer = settingsSchema
  .omit({
    free_delivery_over_pence: true,
    delivery_charge_pence: true,
    sample_postage_pence: true,
    delivery_zones: true,
    delivery_areas: true,
    delivery_cut_off: true,
    closed_days: true,
    vat_number_eu: true,
    vat_rates: true,
    eu_vat_from: true,
    eu_prices: true,
    eu_threshold_pence: true,
    euro: true,
    promotion: true,
    left_over_days: true,
    left_over_percent: true,
    stock_hold_minutes: true,
    max_unpaid_holds: true,
    max_hold_percent: true,
    low_stock_threshold: true,
    reviews_need_approval: true,
    chat_alert_minutes: true,
    chat_alert_email: true,
  })
  .extend({
    opening_hours: openingHoursSchema,
    free_delivery_over: pounds,
    delivery_charge: pounds,
    charged_apart: z.array(z.string()).describe('Areas with delivery charges of their own: see POST /delivery/quote.'),
    not_free_to: z.array(z.string()).describe('Areas where the free delivery of `free_delivery_over` does not hold.'),
    sample_postage: pounds,
    countries: z.array(z.object({ country: z.string(), name: z.string() })),
    promotion_line: z.string().nullable(),
  })
  .meta({ id: 'Settings' });

/** What the shop says of itself and the terms it sells on, as far as they are for everybody. */
export const settingsCalls = [
  call({
    method: 'get',
    path: '/settings',
    tag: 'Content',
    access: 'everyone',
    summary: 'What the shop says of itself.',
    answer,
    handle: async (shop) => publicSettings(await readSettings(shop), shop.now(), await readServices(shop)),
  }),
];

const kept = z.object({ settings: settingsSchema, version: rowVersion });

/** Everything the shop says of itself and sells on, as staff set it. */
export const staffSettingsCalls = [
  call({
    method: 'get',
    path: '/admin/settings',
    tag: 'Admin: settings',
    access: 'admin',
    summary: 'The settings, amounts in pence.',
    answer: kept,
    refuses: [401, 403],
    handle: (shop) => readKeptSettings(shop),
  }),
  call({
    method: 'put',
    path: '/admin/settings',
    tag: 'Admin: settings',
    access: 'admin',
    summary: 'Stores the settings, all of them at once.',
    description: 'With a version that is no longer the stored one the answer is 409: somebody else has changed them meanwhile.',
    body: kept,
    answer: kept,
    refuses: [401, 403, 409],
    handle: async (shop, { body, caller }) => saveSettings(shop, { id: caller.userId }, body.settings, body.version),
  }),
];
