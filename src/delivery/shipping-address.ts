import { z } from 'zod';
import { keepTo, oneLine, requiredEmail, requiredLine } from '#platform/form-fields.ts';

export const notDelivered = 'We do not deliver to this country.';

export const phoneHint = 'For the delivery driver.';

/** The form of a delivery address. `countries` are the two-letter codes that the shop delivers to. */
export function shippingAddressSchema(countries: readonly string[]) {
  return z.object({
    first_name: requiredLine('First name is required', 80),
    last_name: requiredLine('Last name is required', 80),
    email: requiredEmail,
    phone: z.string().overwrite(oneLine).max(40, keepTo(40)).default(''),
    address: requiredLine('Address is required', 200),
    city: requiredLine('Town or city is required', 80),
    postal_code: requiredLine('Postcode is required', 12).overwrite((text) => text.toUpperCase()),
    country: z
      .string('Country is required')
      .min(1, 'Country is required')
      .refine((code) => code === '' || countries.includes(code), notDelivered)
      .meta({ enum: [...countries] }),
  });
}

export type ShippingAddress = z.infer<ReturnType<typeof shippingAddressSchema>>;

export const addressFields = ['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'postal_code', 'country'] as const;

/** What stands in the form's fields before or between its sendings. */
export type AddressValues = Record<(typeof addressFields)[number], string>;

/** A stored address as the form's values; what is missing is empty. */
export function addressValues(stored: unknown): AddressValues {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return Object.fromEntries(addressFields.map((name) => [name, typeof given[name] === 'string' ? given[name] : ''])) as AddressValues;
}

/** An address as lines of an envelope, the name first. `countryName` says a code in words. */
export function envelopeLines(address: AddressValues, countryName: (code: string) => string): string[] {
  const name = `${address.first_name} ${address.last_name}`.trim();
  return [name, address.address, address.city, address.postal_code, address.country && countryName(address.country)].filter(Boolean);
}
