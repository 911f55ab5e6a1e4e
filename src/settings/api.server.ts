import { z } from 'zod';
import { call } from '#platform/api/route.ts';
import { publicSettings } from './public-settings.ts';
import { readServices, readSettings } from './queries.server.ts';
import { openingHoursSchema, settingsSchema } from './settings.ts';

const pounds = z.number().describe('Pounds');

const answer = settingsSchema
  .omit({
    free_delivery_over_pence: true,
    delivery_charge_pence: true,
    sample_postage_pence: true,
    delivery_zones: true,
    promotion: true,
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
