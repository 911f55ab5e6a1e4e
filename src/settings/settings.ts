import { z } from 'zod';
import { fillIn, keepTo, oneLine } from '#platform/form-fields.ts';
import { momentProblem } from '#platform/london-time.ts';
import { closedDays, defaultAreas, deliveryAreas, workingDays } from './delivery-terms.ts';
import type { OpeningHours } from './opening-hours.ts';
import { defaultVatRates, euPrices, euroGuide, someDay, vatRates } from './vat-terms.ts';

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter the time as hours and minutes, such as 09:30.')
  .meta({ examples: ['09:30'] });

const openDay = z
  .strictObject({ opens: timeOfDay, closes: timeOfDay })
  .refine((day) => day.opens < day.closes, 'The closing time must be later than the opening time.');

/** Apart from opening-hours.ts, which browsers run, so that no page carries Zod for it. */
export const openingHoursSchema = z.strictObject({
  monday: openDay.nullable(),
  tuesday: openDay.nullable(),
  wednesday: openDay.nullable(),
  thursday: openDay.nullable(),
  friday: openDay.nullable(),
  saturday: openDay.nullable(),
  sunday: openDay.nullable(),
}) satisfies z.ZodType<OpeningHours>;

const text = (longest: number) => z.string().overwrite(oneLine).max(longest, keepTo(longest));
const lines = (longest: number) => z.string().trim().max(longest, keepTo(longest));
const someText = (longest: number) => text(longest).min(1, fillIn);
const moment = z.iso.datetime({ offset: true, error: ({ input }) => momentProblem(input) });
const pence = (most: number) => z.int('Please enter a whole number of pence.').min(0).max(most);
const webAddress = z.url({ protocol: /^https?$/, error: 'Please enter a link starting with https://.' }).max(500);

/**
 * What the shop says about itself and the terms it sells on: the one record that every page, e-mail and rule reads.
 * Kept as JSON under these keys. Amounts are pence; times are ISO 8601.
 */
export const settingsSchema = z.strictObject({
  business_name: someText(80),
  tagline: text(160),
  phone: text(40),
  email: z.union([z.literal(''), z.email('Please enter a valid email').max(254)]),
  address_lines: z.array(someText(100)).max(4),
  town: text(60),
  county: text(60),
  postcode: text(12),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
  opening_hours: openingHoursSchema,
  /** As it stands on invoices; empty for a business that is not registered. */
  vat_number: text(20),
  /** The number that stands on invoices with an EU country's VAT, such as XI 123 4567 89; empty: the one above. */
  vat_number_eu: text(20),
  vat_rates: vatRates,
  /** From which day what goes to an EU country has that country's VAT; null: the threshold is not passed. */
  eu_vat_from: someDay.nullable(),
  /** What consumers in the EU may buy in a calendar year, before tax, before it has to. */
  eu_threshold_pence: pence(100_000_000),
  eu_prices: z.enum(euPrices),
  euro: euroGuide,
  /** As registered at Companies House or the CRO; empty for a sole trader (Companies (Trading Disclosures) Regulations 2008, reg. 7). */
  company_name: text(120),
  company_number: text(20),
  registered_office: text(200),
  founded_year: z.int().min(1700).max(2100).nullable(),

  free_delivery_over_pence: pence(10_000_000),
  delivery_charge_pence: pence(1_000_000),
  delivery_zones: z.array(z.strictObject({ country: z.enum(['GB', 'IE', 'US', 'CA']), name: someText(60), enabled: z.boolean() })).max(4),
  /** What delivery costs, and how long it takes, in parts of those countries. */
  delivery_areas: deliveryAreas,
  /** Until when an order counts for its own working day, by the shop's clock. */
  delivery_cut_off: timeOfDay,
  /** Days beside public holidays on which nothing is sent or delivered. */
  closed_days: closedDays,
  /** Whether orders can be collected from the showroom, and how many working days it takes to get one ready. */
  collection_enabled: z.boolean(),
  collection_days: workingDays,
  service_areas: z.array(someText(60)).max(20),
  standard_delivery: text(60),
  sample_postage_pence: pence(100_000),
  max_samples_per_order: z.int().min(1).max(100),
  /** For how many days after delivery sealed left-over boxes may come back, beside the legal rights; null: they may not. */
  left_over_days: z.int().min(1).max(365).nullable(),
  /** Of what was sent of a line, so many per cent; one box in any case. */
  left_over_percent: z.int().min(1).max(100),
  stock_hold_minutes: z.int().min(1).max(1440),
  /** Unpaid orders of one visitor or account that hold boxes at the same time. */
  max_unpaid_holds: z.int().min(1).max(100),
  /** Per cent of a product's boxes that one visitor's or account's unpaid orders hold together; one box in any case. */
  max_hold_percent: z.int().min(1).max(100),
  low_stock_threshold: z.int().min(0).max(100_000),
  finance: z.strictObject({ enabled: z.boolean(), provider_name: someText(60) }),

  installation_guarantee: text(60),
  warranty: text(60),
  security_badge: text(60),
  banner_text: lines(300),
  promotion: z
    .strictObject({ text: text(160), starts_at: moment.nullable(), ends_at: moment.nullable() })
    .refine((p) => !p.starts_at || !p.ends_at || Date.parse(p.starts_at) < Date.parse(p.ends_at), {
      path: ['ends_at'],
      message: 'The promotion must end after it starts.',
    }),
  testimonial: z.strictObject({ quote: lines(600).min(1, fillIn), name: someText(80) }).nullable(),
  trust: z.strictObject({ title: text(80), text: lines(600), points: z.array(z.strictObject({ title: someText(80), text: someText(300) })).max(6) }),
  social_links: z.array(z.strictObject({ name: someText(40), url: webAddress })).max(10),
  /** How many people have to stand behind a figure before shoppers are told it: all reviews, all customers, a product's visitors of a day. */
  min_reviews_shown: z.int().min(1).max(1_000_000),
  min_customers_shown: z.int().min(1).max(1_000_000),
  min_viewers_shown: z.int().min(1).max(1_000_000),
  reviews_need_approval: z.boolean(),
  /** Staff are mailed about a chat that has waited so long while nobody had the inbox open; null: never. Without an address at the shop's own. */
  chat_alert_minutes: z.int().min(1).max(1440).nullable(),
  chat_alert_email: z.union([z.literal(''), z.email('Please enter a valid email').max(254)]),
  is_demo: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

const nineToFive = { opens: '09:00', closes: '17:00' };

/** A shop that has been told nothing yet: no name, number or promise that its owner did not make. */
export const defaultSettings: Settings = {
  business_name: 'Flooring Shop',
  tagline: 'Tiles, wood, laminate, LVT, vinyl and carpet',
  phone: '',
  email: '',
  address_lines: [],
  town: '',
  county: '',
  postcode: '',
  geo: null,
  opening_hours: {
    monday: nineToFive,
    tuesday: nineToFive,
    wednesday: nineToFive,
    thursday: nineToFive,
    friday: nineToFive,
    saturday: { opens: '10:00', closes: '17:00' },
    sunday: { opens: '13:00', closes: '17:00' },
  },
  vat_number: '',
  vat_number_eu: '',
  vat_rates: defaultVatRates,
  eu_vat_from: null,
  // £8,818, as HMRC gives the €10,000 of Directive 2006/112/EC, Art. 59c.
  eu_threshold_pence: 881_800,
  eu_prices: 'shelf',
  euro: null,
  company_name: '',
  company_number: '',
  registered_office: '',
  founded_year: null,

  free_delivery_over_pence: 19_900,
  delivery_charge_pence: 2_995,
  delivery_zones: [
    { country: 'GB', name: 'United Kingdom', enabled: true },
    { country: 'IE', name: 'Ireland', enabled: true },
    { country: 'US', name: 'United States', enabled: false },
    { country: 'CA', name: 'Canada', enabled: false },
  ],
  delivery_areas: defaultAreas,
  delivery_cut_off: '12:00',
  closed_days: [],
  collection_enabled: false,
  collection_days: 2,
  service_areas: ['Northern Ireland', 'Republic of Ireland', 'Scotland', 'England and Wales'],
  standard_delivery: '2 weeks',
  sample_postage_pence: 599,
  max_samples_per_order: 8,
  left_over_days: null,
  left_over_percent: 20,
  stock_hold_minutes: 20,
  max_unpaid_holds: 3,
  max_hold_percent: 50,
  low_stock_threshold: 10,
  finance: { enabled: true, provider_name: 'PayItMonthly' },

  installation_guarantee: '',
  warranty: '',
  security_badge: 'SSL secured',
  banner_text: '',
  promotion: { text: '', starts_at: null, ends_at: null },
  testimonial: null,
  trust: {
    title: 'Buy your floor online with confidence',
    text: 'Order samples, see them at home in your own light, and measure twice. We’re here to help if you need us.',
    points: [
      { title: 'Live stock levels', text: 'The number on the page is what we have on our shelves, less what other orders have reserved.' },
      { title: 'One price, VAT included', text: 'See the price per square metre and per box.' },
      { title: 'Price calculator', text: 'Enter your room size to see how many boxes you need, including wastage.' },
    ],
  },
  social_links: [],
  min_reviews_shown: 25,
  min_customers_shown: 500,
  min_viewers_shown: 15,
  reviews_need_approval: false,
  chat_alert_minutes: 5,
  chat_alert_email: '',
  is_demo: false,
};

/**
 * Reads a stored record. A setting that did not exist when it was stored takes its default.
 * Throws a ZodError when what is stored cannot be right.
 */
export function readSettings(stored: unknown): Settings {
  const kept = typeof stored === 'object' && stored !== null ? stored : {};
  return settingsSchema.parse({ ...defaultSettings, ...kept });
}
