import { weekdays } from '../opening-hours.ts';
import type { Settings } from '../settings.ts';
import { areaLabels, areaValues, readAreas } from './area-rows.ts';
import { type Kind, put, readers, valueAt, writers } from './setting-kinds.ts';

export type SettingField = { path: string; label: string; kind: Kind; hint?: string; rows?: number };
export type SettingSection = { id: string; title: string; said?: string; fields: readonly SettingField[] };

/** The page, section by section. Opening hours, delivery zones and the trust points have fields of their own; see the page. */
export const settingSections: readonly SettingSection[] = [
  {
    id: 'business',
    title: 'Business',
    fields: [
      { path: 'business_name', label: 'Name', kind: 'text' },
      { path: 'tagline', label: 'Tagline', kind: 'text' },
      { path: 'phone', label: 'Phone', kind: 'text' },
      { path: 'email', label: 'Email', kind: 'text', hint: 'Messages and new orders are sent to this address.' },
      { path: 'address_lines', label: 'Address', kind: 'lines', hint: 'One line each, up to four.' },
      { path: 'town', label: 'Town', kind: 'text' },
      { path: 'county', label: 'County', kind: 'text' },
      { path: 'postcode', label: 'Postcode', kind: 'text' },
      {
        path: 'geo.latitude',
        label: 'Latitude',
        kind: 'number',
        hint: 'For maps, to five decimal places. Leave both empty if you have no showroom.',
      },
      { path: 'geo.longitude', label: 'Longitude', kind: 'number' },
      { path: 'vat_number', label: 'VAT number', kind: 'text', hint: 'As shown on invoices. Leave empty if not registered.' },
      { path: 'company_name', label: 'Registered company name', kind: 'text', hint: 'Leave empty for a sole trader.' },
      { path: 'company_number', label: 'Company number', kind: 'text' },
      { path: 'registered_office', label: 'Registered office', kind: 'text' },
      { path: 'founded_year', label: 'Year founded', kind: 'number', hint: 'Shown in the shop if filled in.' },
      { path: 'social_links', label: 'Social media links', kind: 'lines', hint: 'One per line: a name, a space, the link.' },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery and samples',
    fields: [
      { path: 'delivery_charge_pence', label: 'Delivery charge (£)', kind: 'pounds' },
      { path: 'free_delivery_over_pence', label: 'Free delivery from (£)', kind: 'pounds' },
      { path: 'delivery_cut_off', label: 'Orders count for today until', kind: 'text', hint: 'Such as 12:00; later ones for the next working day.' },
      { path: 'closed_days', label: 'Days closed', kind: 'lines', hint: 'Beside weekends and public holidays. One per line: 2026-12-24.' },
      { path: 'standard_delivery', label: 'Standard delivery time', kind: 'text' },
      { path: 'collection_enabled', label: 'Offer free collection from the showroom', kind: 'flag' },
      { path: 'collection_days', label: 'Working days until a collection is ready', kind: 'number' },
      { path: 'service_areas', label: 'Areas served', kind: 'lines', hint: 'One per line.' },
      { path: 'sample_postage_pence', label: 'Sample postage (£)', kind: 'pounds' },
      { path: 'max_samples_per_order', label: 'Maximum samples per order', kind: 'number' },
    ],
  },
  {
    id: 'selling',
    title: 'Selling',
    fields: [
      {
        path: 'left_over_days',
        label: 'Days after delivery to return left-over boxes',
        kind: 'number',
        hint: 'Sealed boxes, beside the right to withdraw. Leave empty if you don’t take them back.',
      },
      { path: 'left_over_percent', label: 'Share of a product’s boxes that may come back (%)', kind: 'number', hint: 'One box in any case.' },
      { path: 'stock_hold_minutes', label: 'Minutes to hold stock for an unpaid order', kind: 'number' },
      {
        path: 'max_unpaid_holds',
        label: 'Unpaid orders that can hold stock for one customer',
        kind: 'number',
        hint: 'Any further orders can be paid while stock lasts, but stock is not held for them.',
      },
      { path: 'max_hold_percent', label: 'Share of a product’s stock one customer can hold unpaid (%)', kind: 'number' },
      {
        path: 'low_stock_threshold',
        label: 'Low stock level',
        kind: 'number',
        hint: 'In boxes. For staff only: the stock messages customers see are fixed.',
      },
      { path: 'finance.enabled', label: 'Offer monthly finance', kind: 'flag' },
      { path: 'finance.provider_name', label: 'Lender', kind: 'text' },
      {
        path: 'min_customers_shown',
        label: 'Minimum customers before we show how many',
        kind: 'number',
        hint: 'On the home page. A small number can do more harm than good.',
      },
      {
        path: 'min_reviews_shown',
        label: 'Minimum reviews before we show the average rating',
        kind: 'number',
        hint: 'On the home page, across all products.',
      },
      { path: 'min_viewers_shown', label: 'Minimum visitors in 24 hours before we show how many', kind: 'number', hint: 'On product pages.' },
      { path: 'reviews_need_approval', label: 'Check reviews before they are shown', kind: 'flag' },
    ],
  },
  {
    id: 'chat',
    title: 'Chat',
    fields: [
      {
        path: 'chat_alert_minutes',
        label: 'Email us when a customer has waited this many minutes',
        kind: 'number',
        hint: 'Only while nobody has the chat inbox open. Leave empty for no emails.',
      },
      { path: 'chat_alert_email', label: 'Send chat alerts to', kind: 'text', hint: 'Leave empty to use the shop’s own email.' },
    ],
  },
  {
    id: 'promotion',
    title: 'Promotion line',
    said: 'Shown at the top of every page between these times. It must be accurate.',
    fields: [
      { path: 'promotion.text', label: 'Text', kind: 'text' },
      { path: 'promotion.starts_at', label: 'From', kind: 'moment', hint: 'Leave empty to start now.' },
      { path: 'promotion.ends_at', label: 'Until', kind: 'moment', hint: 'Leave empty for no end date.' },
      { path: 'banner_text', label: 'Home page banner', kind: 'long', hint: 'Visitors can dismiss it.' },
    ],
  },
  {
    id: 'trust',
    title: 'Guarantees and trust',
    fields: [
      { path: 'installation_guarantee', label: 'Installation guarantee', kind: 'text' },
      { path: 'warranty', label: 'Warranty', kind: 'text' },
      { path: 'security_badge', label: 'Security badge', kind: 'text' },
      { path: 'testimonial.quote', label: 'Testimonial', kind: 'long', hint: 'A quote a real customer has agreed to. Leave both empty for none.' },
      { path: 'testimonial.name', label: 'Customer name', kind: 'text' },
      { path: 'trust.title', label: 'Trust block: title', kind: 'text' },
      { path: 'trust.text', label: 'Trust block: text', kind: 'long' },
      { path: 'is_demo', label: 'Demo shop: show a notice on every page', kind: 'flag' },
    ],
  },
];

export const maxTrustPoints = 6;
const fields = settingSections.flatMap((section) => section.fields);

/** What each field of the form is called, where that is not beside it. */
export const settingLabels: Readonly<Record<string, string>> = Object.fromEntries([
  ...fields.map(({ path, label }) => [path, label]),
  ...weekdays.flatMap((day) => [
    [`opening_hours.${day}.opens`, `Opening hours, ${day}: opens`],
    [`opening_hours.${day}.closes`, `Opening hours, ${day}: closes`],
  ]),
  ...Array.from({ length: maxTrustPoints }, (_, at) => [
    [`trust.points.${at}.title`, `Trust point ${at + 1}: title`],
    [`trust.points.${at}.text`, `Trust point ${at + 1}: text`],
    [`delivery_zones.${at}.name`, `Delivery area ${at + 1}: name`],
    [`delivery_zones.${at}.enabled`, `Delivery area ${at + 1}: we deliver there`],
  ]).flat(),
  ...areaLabels,
]);

/** What stands in the form, by field name. A flag that is off is left out, as browsers do. */
export function settingValues(settings: Settings): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { path, kind } of fields) {
    const said = writers[kind](valueAt(settings, path));
    if (said !== null) values[path] = said;
  }
  for (const day of weekdays) {
    values[`opening_hours.${day}.opens`] = settings.opening_hours[day]?.opens ?? '';
    values[`opening_hours.${day}.closes`] = settings.opening_hours[day]?.closes ?? '';
  }
  settings.delivery_zones.forEach(({ name, enabled }, at) => {
    values[`delivery_zones.${at}.name`] = name;
    if (enabled) values[`delivery_zones.${at}.enabled`] = 'on';
  });
  Object.assign(values, areaValues(settings.delivery_areas));
  settings.trust.points.forEach(({ title, text }, at) => {
    values[`trust.points.${at}.title`] = title;
    values[`trust.points.${at}.text`] = text;
  });
  return values;
}

/**
 * The record that a form asks for, for the schema to judge: what cannot be read stays as it was typed. `now` gives what the form has no field
 * for.
 */
export function readSettingsForm(values: Record<string, string>, now: Settings): unknown {
  const said = (path: string) => (values[path] ?? '').trim();
  const read: Record<string, unknown> = { ...now, geo: {}, testimonial: {}, finance: {}, promotion: {}, trust: {} };
  for (const { path, kind } of fields) put(read, path, readers[kind](said(path), path));
  const { geo, testimonial } = read as { geo: { latitude: unknown; longitude: unknown }; testimonial: { quote: string; name: string } };
  if (geo.latitude === null && geo.longitude === null) read.geo = null;
  if (!testimonial.quote && !testimonial.name) read.testimonial = null;
  read.opening_hours = Object.fromEntries(
    weekdays.map((day) => {
      const [opens, closes] = [said(`opening_hours.${day}.opens`), said(`opening_hours.${day}.closes`)];
      return [day, opens || closes ? { opens, closes } : null];
    }),
  );
  read.delivery_zones = now.delivery_zones.map((zone, at) => ({
    ...zone,
    name: said(`delivery_zones.${at}.name`),
    enabled: said(`delivery_zones.${at}.enabled`) === 'on',
  }));
  read.delivery_areas = readAreas(said);
  const points = Array.from({ length: maxTrustPoints }, (_, at) => ({
    title: said(`trust.points.${at}.title`),
    text: said(`trust.points.${at}.text`),
  }));
  put(read, 'trust.points', points.filter(({ title, text }) => title || text)); // biome-ignore format: one thought
  return read;
}
