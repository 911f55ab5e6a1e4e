import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { type FoundAddress, readFound } from './found-address.ts';
import { countryOfPostcode, tidyPostcode } from './postcode.ts';

const patienceMs = 4_000;
const rule = { name: 'find-address', most: 30, withinMinutes: 60 };
export const postcodeField = 'find_postcode';

/**
 * The addresses under a postcode, from the register that the shop's owner has a key for. `from`: whom look-ups are counted against, for each
 * costs the shop money. Throws a Refusal at the postcode's field: no postcode, no addresses, too many look-ups, no register, or no answer in time.
 */
export async function findAddresses(shop: Shop, typed: string, from: string): Promise<FoundAddress[]> {
  const register = shop.config.addressLookup;
  if (!register) throw wrong('invalid', 'Addresses cannot be looked up at the moment. Please type yours.');
  if (!countryOfPostcode(typed)) throw wrong('invalid', 'Please enter a full postcode, such as BT20 1AA.');
  await takeTurnOrRefuse(shop, rule, from, 'Too many look-ups from this connection. Please type your address.');
  const postcode = tidyPostcode(typed);
  const found = await ask(shop, register, postcode);
  if (found.length === 0) throw wrong('invalid', 'We found no addresses for this postcode. Please type yours.');
  return found;
}

async function ask(shop: Shop, { url, key }: { url: string; key: string }, postcode: string): Promise<FoundAddress[]> {
  try {
    const query = new URLSearchParams({ expand: 'true', sort: 'true', 'api-key': key });
    const answer = await fetch(`${url}/find/${encodeURIComponent(postcode)}?${query}`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
    if (answer.status === 404) return [];
    if (!answer.ok) throw new Error(`the address register answered ${answer.status}`);
    return readFound(await answer.json(), postcode);
  } catch (error) {
    // Never the address that was asked, which holds the key.
    shop.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'an address could not be looked up');
    throw wrong('unavailable', 'We could not look up this postcode. Please type your address.');
  }
}

function wrong(kind: 'invalid' | 'unavailable', message: string): Refusal {
  return new Refusal(kind, 'no-address-found', message, [{ field: postcodeField, message }]);
}
