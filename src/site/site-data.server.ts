import { listAreas } from '#areas/queries.server.ts';
import { listCategories } from '#catalogue/catalogue.server.ts';
import { infoAddress } from '#info/info-page.ts';
import { listInfoPages } from '#info/pages.server.ts';
import { openingHoursLines } from '#settings/opening-hours.ts';
import { publicSettings } from '#settings/public-settings.ts';
import { readSettings } from '#settings/queries.server.ts';
import { readServices } from '#settings/services.server.ts';
import type { Shop } from '../shop.server.ts';

/** What every page says of the shop, for header, footer and `useShopSettings`. Nothing personal: pages are kept for everybody. */
export async function readSiteData(shop: Shop) {
  const [settings, services, categories, areas, pages] = await Promise.all([
    readSettings(shop),
    readServices(shop),
    listCategories(shop),
    listAreas(shop),
    listInfoPages(shop),
  ]);
  const { text, starts_at, ends_at } = settings.promotion;
  return {
    settings: publicSettings(settings, shop.now(), services),
    /** The week in lines: [{days: 'Mon–Fri', hours: '9am–5pm'}, …]. */
    hours: openingHoursLines(settings.opening_hours),
    /** Whether or not it runs now: a kept page outlives the moment at which a promotion starts or ends. */
    promotion: text ? { text, startsAt: starts_at, endsAt: ends_at } : null,
    isDemo: settings.is_demo,
    /** Where the shop is reached from outside, without a trailing slash. */
    origin: shop.config.origin,
    categories: categories.map(({ name }) => name),
    /** Pages of text that the footer names. */
    infoPages: pages.filter(({ inFooter }) => inFooter).map(({ title, slug }) => ({ name: title, href: infoAddress(slug) })),
    areas: areas.map(({ slug, area }) => ({ slug, area })),
  };
}
export type SiteData = Awaited<ReturnType<typeof readSiteData>>;
