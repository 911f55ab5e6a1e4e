import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '../public-settings.ts';

/** What every page says of the shop. Nothing personal: pages are kept for everybody. */
export type SiteData = {
  settings: PublicSettings;
  /** The week in lines: [{days: 'Mon–Fri', hours: '9am–5pm'}, …]. */
  hours: { days: string; hours: string }[];
  /** Whether or not it runs now: a kept page outlives the moment at which a promotion starts or ends. */
  promotion: { text: string; startsAt: string | null; endsAt: string | null } | null;
  isDemo: boolean;
  /** Where the shop is reached from outside, without a trailing slash. */
  origin: string;
  categories: string[];
  /** Pages of text that the footer names. */
  infoPages: { name: string; href: string }[];
  areas: { slug: string; area: string }[];
};

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

/** Said on every page of a demo shop. */
export const demoNotice = (businessName: string) => `${businessName} is a demo shop: nothing on this site is for sale.`;
