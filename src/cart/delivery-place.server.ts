import { serialize } from 'hono/utils/cookie';
import { countryOfPostcode, type Place, placeOf } from '#delivery/postcode.ts';
import { readCookie } from '#platform/http/cookies.server.ts';

/** Where a visitor said that it would go, kept for the visit only, and only on their side. */
const name = 'deliver_to';

/** The place that a visitor has named; null where they have not. */
export function readPlace(request: Request): Place | null {
  const kept = readCookie(request, name);
  return kept ? placeOf(kept) : null;
}

/** The Set-Cookie line that remembers a place until the browser is closed. */
export function placeCookie(origin: string, { country, postalCode }: Place): string {
  const value = countryOfPostcode(postalCode) ? postalCode : country;
  return serialize(name, value, { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:'), httpOnly: true });
}

/** A place as a program names it. Its postcode says the country where it can. Null: nothing was said. */
export function placeAsked({ postal_code = '', country }: { postal_code?: string | undefined; country?: string | undefined }): Place | null {
  const place = placeOf(postal_code);
  if (place) return place;
  return country ? { country, postalCode: postal_code } : null;
}
