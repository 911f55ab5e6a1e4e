import { findAddresses } from '#delivery/find-addresses.server.ts';
import { type FoundAddress, foundAddress } from '#delivery/found-address.ts';
import { countryOfPostcode, tidyPostcode } from '#delivery/postcode.ts';
import type { Shop } from '../shop.server.ts';
import type { CheckoutValues } from './checkout-fields.ts';

export type Filled = { values: CheckoutValues; found: FoundAddress[] };

/**
 * What the form of step 1 holds after one of the buttons of the look-up: 'list' finds the addresses under a postcode, 'use' fills in the one that
 * was chosen. Throws a Refusal as `findAddresses` does.
 */
export async function fillAddress(
  shop: Shop,
  values: CheckoutValues,
  sent: Record<'find' | 'find_postcode' | 'found_address', string>,
  from: string,
) {
  if (sent.find === 'use') return { values: { ...values, ...readChoice(sent.found_address) }, found: [] } satisfies Filled;
  const found = await findAddresses(shop, sent.find_postcode, from);
  const postcode = tidyPostcode(sent.find_postcode);
  return { values: { ...values, postal_code: postcode, country: countryOfPostcode(postcode) ?? values.country }, found } satisfies Filled;
}

/** A browser may send anything: what is no address fills in nothing. */
function readChoice(text: string): Partial<FoundAddress> {
  try {
    return foundAddress.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
