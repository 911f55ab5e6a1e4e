import type { MiddlewareHandler } from 'hono';
import { cleanText } from '../clean-text.ts';
import { calmPage } from './calm-page.server.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The whole address that the page is rendered and kept for. */
    address: string;
  }
}

/** Gives pages the address without what tracks visitors and with clean texts; an address that cannot be read is answered with 400. */
export function tidyAddresses(): MiddlewareHandler {
  return async (c, next) => {
    const address = tidyAddress(c.req.raw.url);
    if (address === null) return calmPage(400, 'This web address isn’t valid', 'Please check it, or go to the home page.');
    c.set('address', address);
    await next();
  };
}

/** Names that advertisers and mail programs hang onto addresses, for their own scripts. The shop reads none of them. */
const tracking =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|srsltid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|epik|yclid|s_kwcid)$/i;

/**
 * The address that pages are rendered for: what tracks visitors is left out, so that a campaign's visitors get the page
 * that is kept already, and texts are clean (`cleanText`). Null where the path cannot be read: a broken %-escape, or a control character.
 */
export function tidyAddress(address: string): string | null {
  const url = new URL(address);
  if (!isReadable(url.pathname)) return null;
  if (!url.search) return address;
  const given = [...url.searchParams];
  const kept = given.filter(([name]) => !tracking.test(name)).map(([name, value]) => [cleanText(name), cleanText(value)] as const);
  if (kept.length === given.length && kept.every(([name, value], at) => name === given[at]?.[0] && value === given[at]?.[1])) return address;
  url.search = new URLSearchParams(kept.map(([name, value]) => [name, value])).toString();
  return url.href;
}

function isReadable(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Path and query of the page that is asked for, to come back to: the page's script asks for its data at `…/orders.data`, which nobody should be
 * led to (React Router gives loaders the address as it came).
 */
export function pageAddress(request: Request): { pathname: string; searchParams: URLSearchParams } {
  const { pathname, searchParams } = new URL(request.url);
  const page = pathname
    .replace(/^\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '');
  if (page !== pathname) searchParams.delete('_routes');
  return { pathname: page, searchParams };
}

/** Whether a page's script sent its form, and stays where it is; otherwise the browser itself did, and shows what comes next. */
export function isSentInPlace(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
