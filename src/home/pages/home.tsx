import { data } from 'react-router';
import { RecentPurchases } from '#orders/components/recent-purchases.tsx';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { readSettings } from '#settings/queries.server.ts';
import { Page } from '#ui/page.tsx';
import { wakeLater } from '#ui/wake-later.tsx';
import { type Shop, shopContext } from '../../shop.server.ts';
import { Banner } from '../components/banner.tsx';
import { HeroSlider } from '../components/hero-slider.tsx';
import { Promises } from '../components/promises.tsx';
import { StaticHero } from '../components/static-hero.tsx';
import { readHome } from '../read-home.server.ts';
import type { Route } from './+types/home';

const Chapters = wakeLater(() => import('../components/chapters.tsx'), '#chapters');

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const home = await readHome(shop);
  return data({ ...home, meta: await metaOfHome(shop, home) }, { headers: forEverybody });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** Made on the server: the browser needs the result only. */
async function metaOfHome(shop: Shop, { categories, slides, storeJsonLd }: Awaited<ReturnType<typeof readHome>>) {
  const { business_name, tagline } = await readSettings(shop);
  return pageMeta({
    title: business_name,
    siteName: business_name,
    description: [tagline, categories.map(({ name }) => name).join(', '), 'Prices per square metre, samples by post.'].filter(Boolean).join('. '),
    path: '/',
    origin: shop.config.origin,
    image: slides.find((slide) => slide.picture)?.picture,
    jsonLd: [storeJsonLd],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, categories, featured, photos, claims } = loaderData;
  const { settings } = useShopSettings();
  return (
    <>
      <Banner text={settings.banner_text} />
      <Page bleeds>
        {slides.length ? (
          <>
            {/* The slides come and go; what the page is about stays. */}
            <h1 className="sr-only">{`${settings.business_name}: ${settings.tagline}`}</h1>
            <HeroSlider slides={slides} />
          </>
        ) : (
          <StaticHero title={settings.business_name} tagline={settings.tagline} />
        )}
        <Promises settings={settings} claims={claims} />
        <Chapters categories={categories} featured={featured} photos={photos} />
      </Page>
      <RecentPurchases />
    </>
  );
}
