import { listAreas } from '#areas/queries.server.ts';
import { listCategoryNames } from '#catalogue/catalogue.server.ts';
import { infoAddress } from '#info/info-page.ts';
import { listInfoPages } from '#info/pages.server.ts';
import { withdrawWords } from '#orders/withdrawal.ts';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { openingHoursLines } from '#settings/opening-hours.ts';
import { publicSettings } from '#settings/public-settings.ts';
import { readServices, readSettings } from '#settings/queries.server.ts';

import type { Shop } from '../shop.server.ts';

/** For header, footer and `useShopSettings`. */
export async function readSiteData(shop: Shop): Promise<SiteData> {
  const [settings, services, categories, areas, pages] = await Promise.all([
    readSettings(shop),
    readServices(shop),
    listCategoryNames(shop),
    listAreas(shop),
    listInfoPages(shop),
  ]);
  const { text, starts_at, ends_at } = settings.promotion;
  return {
    settings: publicSettings(settings, shop.now(), services),
    hours: openingHoursLines(settings.opening_hours),
    promotion: text ? { text, startsAt: starts_at, endsAt: ends_at } : null,
    isDemo: settings.is_demo,
    origin: shop.config.origin,
    categories,
    // The way to withdraw is always there (Directive (EU) 2023/2673, article 11a(1)).
    infoPages: [
      ...pages.filter(({ inFooter }) => inFooter).map(({ title, slug }) => ({ name: title, href: infoAddress(slug) })),
      { name: withdrawWords, href: '/withdraw' },
    ],
    areas: areas.map(({ slug, area }) => ({ slug, area })),
  };
}
