import { useRouteLoaderData } from 'react-router';
import type { SiteData } from '../../site/site-data.server.ts';

/** What every page may say of the shop: `settings`, `hours` as lines, `categories`, `origin`… Below the root route only. */
export function useShopSettings(): SiteData {
  const found = useMaybeShopSettings();
  if (!found) throw new Error('The shop’s settings are only there below the root route.');
  return found;
}

/** The same for an error page, where reading the settings may be what failed: null then. */
export function useMaybeShopSettings(): SiteData | null {
  return useRouteLoaderData('root') ?? null;
}
