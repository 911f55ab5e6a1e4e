import { serialize } from 'hono/utils/cookie';
import { countryOfPostcode, type Place, placeOf } from '#delivery/postcode.ts';
import { readCookie } from '#platform/http/cookies.server.ts';

/** Where a visitor said that it would go, kept for the visit only, and only on their side. */
const name = 'deliver_to';
/** Set where prices stand beside those for everybody; read by cart/components/priced-apart.ts. */
const pricedApart = 'prices_in';

/** The place that a visitor has named; null where they have not. */
export function readPlace(request: Request): Place | null {
  const kept = readCookie(request, name);
  return kept ? placeOf(kept) : null;
}

/** The Set-Cookie lines that remember a place until the browser is closed, and tell pages whether to ask for its prices. */
export function placeCookies(origin: string, { country, postalCode }: Place): string[] {
  const options = { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:') } as const;
  const value = countryOfPostcode(postalCode) ? postalCode : country;
  const isApart = country === 'IE';
  return [
    serialize(name, value, { ...options, httpOnly: true }),
    serialize(pricedApart, isApart ? country.toLowerCase() : '', { ...options, ...(isApart ? {} : { maxAge: 0 }) }),
  ];
}

/** A place as a program names it. Its postcode says the country where it can. Null: nothing was said. */
export function placeAsked({ postal_code = '', country }: { postal_code?: string | undefined; country?: string | undefined }): Place | null {
  const place = placeOf(postal_code);
  if (place) return place;
  return country ? { country, postalCode: postal_code } : null;
}
