import { penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { londonTime, readLondonTime } from '#platform/london-time.ts';
import { readDecimal } from '#platform/read-decimal.ts';
import { weekdays } from '../opening-hours.ts';
import type { Settings } from '../settings.ts';

/** What a field of the form holds, and how it is written into it. */
type Kind = 'text' | 'long' | 'lines' | 'pounds' | 'number' | 'flag' | 'moment';
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
      { path: 'email', label: 'E-mail', kind: 'text', hint: 'Messages and orders are told to this address.' },
      { path: 'address_lines', label: 'Address', kind: 'lines', hint: 'One line each, four at most.' },
      { path: 'town', label: 'Town', kind: 'text' },
      { path: 'county', label: 'County', kind: 'text' },
      { path: 'postcode', label: 'Postcode', kind: 'text' },
      { path: 'geo.latitude', label: 'Latitude', kind: 'number', hint: 'For maps, with five decimals; leave both empty without a showroom.' },
      { path: 'geo.longitude', label: 'Longitude', kind: 'number' },
      { path: 'vat_number', label: 'VAT number', kind: 'text', hint: 'As it stands on invoices; empty if not registered.' },
      { path: 'company_name', label: 'Registered company name', kind: 'text', hint: 'Empty for a sole trader.' },
      { path: 'company_number', label: 'Company number', kind: 'text' },
      { path: 'registered_office', label: 'Registered office', kind: 'text' },
      { path: 'founded_year', label: 'Founded', kind: 'number', hint: 'Shown where it is given.' },
      { path: 'social_links', label: 'Links', kind: 'lines', hint: 'One a line: a name, a space, the address.' },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery and samples',
    fields: [
      { path: 'delivery_charge_pence', label: 'Delivery charge in pounds', kind: 'pounds' },
      { path: 'free_delivery_over_pence', label: 'Free from, in pounds', kind: 'pounds' },
      { path: 'standard_delivery', label: 'How long it takes', kind: 'text' },
      { path: 'service_areas', label: 'Areas served', kind: 'lines', hint: 'One a line.' },
      { path: 'sample_postage_pence', label: 'Postage for a sample in pounds', kind: 'pounds' },
      { path: 'max_samples_per_order', label: 'Samples in one order at most', kind: 'number' },
    ],
  },
  {
    id: 'selling',
    title: 'Selling',
    fields: [
      { path: 'stock_hold_minutes', label: 'Minutes an unpaid order holds its boxes', kind: 'number' },
      {
        path: 'max_unpaid_holds',
        label: 'Unpaid orders that may hold boxes for one visitor',
        kind: 'number',
        hint: 'Further orders can be paid while stock lasts, but hold nothing until then.',
      },
      { path: 'max_hold_percent', label: 'Share of a product that one visitor may hold unpaid, in per cent', kind: 'number' },
      { path: 'low_stock_threshold', label: 'Low stock from', kind: 'number', hint: 'Boxes. For staff; what shoppers read goes by fixed bands.' },
      { path: 'finance.enabled', label: 'Offer monthly finance', kind: 'flag' },
      { path: 'finance.provider_name', label: 'Lender', kind: 'text' },
      {
        path: 'min_customers_shown',
        label: 'Customers before their number is shown',
        kind: 'number',
        hint: 'On the home page. A small number does more harm than none.',
      },
      { path: 'min_reviews_shown', label: 'Reviews before their average is shown', kind: 'number', hint: 'On the home page, of all products.' },
      { path: 'min_viewers_shown', label: 'Visitors in 24 hours before their number is shown', kind: 'number', hint: 'On a product’s page.' },
      { path: 'reviews_need_approval', label: 'Show reviews only when they have been checked', kind: 'flag' },
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
    said: 'Stands in the header of every page between these times. What it promises must be true.',
    fields: [
      { path: 'promotion.text', label: 'Text', kind: 'text' },
      { path: 'promotion.starts_at', label: 'From', kind: 'moment', hint: 'Empty: at once.' },
      { path: 'promotion.ends_at', label: 'Until', kind: 'moment', hint: 'Empty: until it is taken away.' },
      { path: 'banner_text', label: 'Home page banner', kind: 'long', hint: 'Visitors can dismiss it.' },
    ],
  },
  {
    id: 'terms',
    title: 'Terms of sale',
    said: 'Who sells and the company’s details always stand at the top of the page. Your own text takes the place of all the rest: it has to say what the law asks, above all how to cancel within 14 days and what happens with faulty goods.',
    fields: [
      {
        path: 'terms_text',
        label: 'Your own terms',
        kind: 'long',
        rows: 16,
        hint: 'Empty: the text that comes with the shop. An empty line ends a paragraph; a line that begins with # is a heading.',
      },
    ],
  },
  {
    id: 'trust',
    title: 'What the shop promises',
    fields: [
      { path: 'installation_guarantee', label: 'Installation guarantee', kind: 'text' },
      { path: 'warranty', label: 'Warranty', kind: 'text' },
      { path: 'security_badge', label: 'Security badge', kind: 'text' },
      { path: 'testimonial.quote', label: 'Testimonial', kind: 'long', hint: 'Words a real customer agreed to. Leave both empty for none.' },
      { path: 'testimonial.name', label: 'Whose', kind: 'text' },
      { path: 'trust.title', label: 'Trust block: title', kind: 'text' },
      { path: 'trust.text', label: 'Trust block: text', kind: 'long' },
      { path: 'is_demo', label: 'This is a demo shop: say so on every page', kind: 'flag' },
    ],
  },
];

export const mostTrustPoints = 6;
const fields = settingSections.flatMap((section) => section.fields);

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
  settings.trust.points.forEach(({ title, text }, at) => {
    values[`trust.points.${at}.title`] = title;
    values[`trust.points.${at}.text`] = text;
  });
  return values;
}

/** The record that a form asks for, for the schema to judge: what cannot be read stays as it was typed. `now` gives what the form has no field for. */
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
  const points = Array.from({ length: mostTrustPoints }, (_, at) => ({
    title: said(`trust.points.${at}.title`),
    text: said(`trust.points.${at}.text`),
  }));
  put(read, 'trust.points', points.filter(({ title, text }) => title || text)); // biome-ignore format: one thought
  return read;
}

const writers: Record<Kind, (value: unknown) => string | null> = {
  text: (value) => String(value ?? ''),
  long: (value) => String(value ?? ''),
  lines: (value) =>
    (value as (string | { name: string; url: string })[]).map((line) => (typeof line === 'string' ? line : `${line.name} ${line.url}`)).join('\n'),
  pounds: (value) => penceToPounds(value as number).toFixed(2),
  number: (value) => (value === null || value === undefined ? '' : String(value)),
  flag: (value) => (value ? 'on' : null),
  moment: (value) => (value ? londonTime(new Date(String(value))) : ''),
};

const readers: Record<Kind, (said: string, path: string) => unknown> = {
  text: (said) => said,
  long: (said) => said,
  lines: (said, path) => {
    const lines = said.split(/\r?\n/).flatMap((line) => line.trim() || []);
    return path === 'social_links' ? lines.map(linkOf) : lines;
  },
  pounds: (said) => poundsToPence(said) ?? said,
  number: (said) => (said === '' ? null : readNumber(said)),
  flag: (said) => said === 'on',
  moment: (said) => (said === '' ? null : (readLondonTime(said).moment?.toISOString() ?? said)),
};

/** A number as typed, a decimal comma too; what is none, or could be two, is left for the settings to refuse. */
function readNumber(said: string): number | string {
  const read = readDecimal(said.replace(/^-/, ''));
  return !read || read.twoWays !== undefined ? said : Number(`${said.startsWith('-') ? '-' : ''}${read.whole}.${read.decimals || 0}`);
}

function linkOf(line: string): { name: string; url: string } {
  const at = line.lastIndexOf(' ');
  return { name: line.slice(0, Math.max(at, 0)).trim(), url: line.slice(at + 1) };
}

function valueAt(from: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, key) => (value as Record<string, unknown> | null)?.[key], from);
}

function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((held, key) => held[key] as Record<string, unknown>, into);
  holder[last] = value;
}
