import { cleanText } from './clean-text.ts';

const anyShop = 'https://shop.invalid';

/**
 * A path of this site that an address from outside names (`?next=`), or null. It is compared after it was normalised as browsers do,
 * since `/.//other.example` turns into another site's address only then (CWE-601).
 */
export function ownPath(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || given.length > 2000 || /\s/.test(given) || cleanText(given) !== given) return null;
  const url = URL.parse(given, anyShop);
  if (url?.origin !== anyShop) return null;
  const path = url.pathname + url.search + url.hash;
  return /[/\\]{2}/.test(decoded(url.pathname)) || URL.parse(path, anyShop)?.href !== url.href ? null : path;
}

/** Two slashes in a row stay what they are behind an escape too, for a proxy that decodes paths. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '//';
  }
}
