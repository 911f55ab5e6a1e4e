import { deliveryCountries } from '#delivery/delivery.ts';
import { deliveryPromise } from '#delivery/promise.ts';
import { formatPounds, formatShortPounds } from '#money/pence.ts';
import { areasNotFree } from '#settings/areas-apart.ts';
import { companyLine, internationalPhone } from '#settings/contact-details.ts';
import type { Settings } from '#settings/settings.ts';

/** A name or figure is text, whatever Markdown would make of its characters. */
const asText = (value: string) => value.replace(/[\\`*_[\]<>#]/g, '\\$&').replaceAll('\n', ' ');

/** The Markdown that stands in a page's text for a figure or name of the settings, so that no page can say another one. */
export const placeholders = {
  business_name: (settings) => asText(settings.business_name),
  company: (settings) => asText(companyLine(settings)),
  address: ({ address_lines, town, county, postcode }) => [...address_lines, town, county, postcode].filter(Boolean).map(asText).join(', '),
  email: ({ email }) => email && `[${asText(email)}](mailto:${encodeURI(email)})`,
  phone: ({ phone }) => phone && `[${asText(phone)}](tel:${internationalPhone(phone)})`,
  delivery_promise: (settings) => deliveryPromise(settings, areasNotFree(settings).map(asText)),
  delivery_charge: ({ delivery_charge_pence, free_delivery_over_pence }) =>
    delivery_charge_pence > 0 && free_delivery_over_pence > 0 ? formatShortPounds(delivery_charge_pence) : '',
  standard_delivery: (settings) => asText(settings.standard_delivery),
  countries: (settings) =>
    new Intl.ListFormat('en-GB').format(deliveryCountries(settings).map(({ name }) => asText(name.replace(/^United /, 'the $&')))),
  max_samples: (settings) => String(settings.max_samples_per_order),
  sample_postage: (settings) => formatPounds(settings.sample_postage_pence),
  left_over_days: ({ left_over_days }) => String(left_over_days ?? ''),
  left_over_share: ({ left_over_percent }) => `${left_over_percent}%`,
  hold_minutes: (settings) => String(settings.stock_hold_minutes),
} satisfies Record<string, (settings: Settings) => string>;

const names: ReadonlySet<string> = new Set(Object.keys(placeholders));
const placeholder = /\{([^{}\n]*)\}/g;
const ofGuide = /^guide: (.+)$/;

/** The first thing in braces that is neither a placeholder nor an entry of the guide; null where all are known. */
export function unknownPlaceholder(body: string, guide: ReadonlySet<string>): string | null {
  for (const [whole, name = ''] of body.matchAll(placeholder)) {
    const title = ofGuide.exec(name)?.[1];
    if (title === undefined ? !names.has(name) : !guide.has(title)) return whole;
  }
  return null;
}

/**
 * A page's Markdown with everything in braces filled in. A line with one that the shop has not entered is left out: nothing is said
 * that nobody has said. `guide` are the guide's texts by their titles.
 */
export function fillIn(body: string, settings: Settings, guide: ReadonlyMap<string, string>): string {
  const filledFor = (name: string): string => {
    const title = ofGuide.exec(name)?.[1];
    if (title !== undefined) return guide.get(title) ?? '';
    return name in placeholders ? placeholders[name as keyof typeof placeholders](settings) : '';
  };
  return body
    .split('\n')
    .flatMap((line) => {
      let isEmpty = false;
      const filled = line.replace(placeholder, (_, name: string) => {
        const value = filledFor(name);
        isEmpty ||= value === '';
        return value;
      });
      return isEmpty ? [] : [filled];
    })
    .join('\n');
}
