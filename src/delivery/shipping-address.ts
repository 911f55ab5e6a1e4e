import { z } from 'zod';
import { keepTo, oneLine, requiredEmail, requiredLine } from '#platform/form-fields.ts';
import { countryOfPostcode, tidyPostcode } from './postcode.ts';

export const notDelivered = 'We do not deliver to this country.';

export const phoneHint = 'For the delivery driver.';

/** What a field of an address may hold beside what it must: one line, tidied. */
const optionalLine = (longest: number) => z.string().overwrite(oneLine).max(longest, keepTo(longest));

/**
 * The form of a delivery address. `countries` are the two-letter codes that the shop delivers to. Postcodes are tidied and checked by their
 * shape, and the country follows from them; Ireland goes without an Eircode too. Who has one name leaves the last one empty.
 */
export function shippingAddressSchema(countries: readonly string[]) {
  const schema = z.object({
    first_name: requiredLine('First name is required', 80),
    last_name: optionalLine(80).default(''),
    company: optionalLine(100).optional(),
    email: requiredEmail,
    phone: optionalLine(40).default(''),
    address: requiredLine('Address is required', 200),
    address2: optionalLine(200).optional(),
    city: requiredLine('Town or city is required', 80),
    county: optionalLine(60).optional(),
    postal_code: z.string().max(12, keepTo(12)).overwrite(tidyPostcode).default('').meta({ description: 'Postcode, or Eircode where there is one.' }),
    country: z
      .string('Country is required')
      .min(1, 'Country is required')
      .refine((code) => code === '' || countries.includes(code), notDelivered)
      .meta({ enum: [...countries] }),
  });
  return schema.check(wholeAddress(countries));
}

type Checked = { value: Record<string, unknown>; issues: { path?: PropertyKey[] | undefined }[] };

/** What one field says of another, said in the order of the form whatever else is wrong. */
function wholeAddress(countries: readonly string[]) {
  const check = z.check<Record<string, unknown>>((payload) => {
    const { value, issues } = payload as Checked;
    if (typeof value !== 'object' || value === null) return;
    const told = (field: string) => issues.some(({ path }) => path?.[0] === field);
    const text = (field: string) => (typeof value[field] === 'string' ? (value[field] as string) : '');
    const say = (field: (typeof addressFields)[number], message: string) => {
      const place = addressFields.indexOf(field);
      const at = issues.findIndex(({ path }) => addressFields.indexOf(path?.[0] as never) > place);
      issues.splice(at < 0 ? issues.length : at, 0, { code: 'custom', path: [field], message, input: value, continue: true } as never);
    };
    if (!text('first_name') && !text('last_name') && !told('last_name')) say('last_name', 'Last name is required');
    const written = countryOfPostcode(text('postal_code'));
    if (written && written !== text('country') && ['GB', 'IE'].includes(text('country')) && countries.includes(written)) value.country = written;
    const problem = told('postal_code') ? null : postcodeProblem(text('country'), text('postal_code'));
    if (problem) say('postal_code', problem);
  });
  check._zod.def.when = () => true;
  return check;
}

/** What is wrong with a postcode in a country; null where nothing is. Elsewhere than in the United Kingdom and Ireland any is taken. */
function postcodeProblem(country: string, postcode: string): string | null {
  if (postcode === '') return country === 'IE' ? null : 'Postcode is required';
  if (country === 'GB' && countryOfPostcode(postcode) !== 'GB') return 'Please enter a full UK postcode, such as BT20 1AA.';
  if (country === 'IE' && countryOfPostcode(postcode) !== 'IE') return 'Please enter a full Eircode, such as D02 X285, or leave it empty.';
  return null;
}

export type ShippingAddress = z.infer<ReturnType<typeof shippingAddressSchema>>;

/** What most addresses go without. */
export const extraAddressFields = ['company', 'address2', 'county'] as const;

export const addressFields = [
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'address',
  'address2',
  'city',
  'county',
  'postal_code',
  'country',
] as const;

/** What stands in the form's fields before or between its sendings. */
export type AddressValues = Record<Exclude<AddressField, ExtraField>, string> & Partial<Record<ExtraField, string>>;
type AddressField = (typeof addressFields)[number];
type ExtraField = (typeof extraAddressFields)[number];

/** A stored address as the form's values; what is missing is empty. */
export function addressValues(stored: unknown): AddressValues {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const extra: readonly string[] = extraAddressFields;
  const fields = addressFields.map((name) => [name, typeof given[name] === 'string' ? given[name] : ''] as const);
  return Object.fromEntries(fields.filter(([name, text]) => text || !extra.includes(name))) as AddressValues;
}

/** An address as lines of an envelope, the name first. `countryName` says a code in words. */
export function envelopeLines(address: AddressValues, countryName: (code: string) => string): string[] {
  const name = `${address.first_name} ${address.last_name}`.trim();
  const { company, address: street, address2, city, county, postal_code, country } = address;
  return [name, company, street, address2, city, county, postal_code, country && countryName(country)].flatMap((line) => line || []);
}
