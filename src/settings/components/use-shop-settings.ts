import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/**
 * What every page may say of the shop: its public settings, hours as lines, categories, the promotion and the site's own address.
 * For pages and components below the root; outside (an error page before anything loaded) use `useMaybeShopSettings`.
 */
export function useShopSettings() {
  const found = useMaybeShopSettings();
  if (!found) throw new Error('The shop’s settings are only there below the root route.');
  return found;
}

/** The same where the root's loader itself may have failed: null then. */
export function useMaybeShopSettings() {
  return useRouteLoaderData<typeof loader>('root') ?? null;
}
