import { data } from 'react-router';
import { ProductCard } from '#catalogue/components/product-card.tsx';
import { RecentPurchases } from '#orders/components/recent-purchases.tsx';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { Showroom } from '#settings/components/showroom.tsx';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { readSettings } from '#settings/queries.server.ts';
import { classNames } from '#ui/class-names.ts';
import { Page, pageWidth, Section } from '#ui/page.tsx';
import { PlankDivider } from '#ui/plank-divider.tsx';
import { type Shop, shopContext } from '../../shop.server.ts';
import { Banner } from '../components/banner.tsx';
import { CategoryTiles } from '../components/category-tiles.tsx';
import { HeroSlider } from '../components/hero-slider.tsx';
import { Promises } from '../components/promises.tsx';
import { RecentWork } from '../components/recent-work.tsx';
import { ServiceAreas } from '../components/service-areas.tsx';
import { StaticHero } from '../components/static-hero.tsx';
import { Testimonial } from '../components/testimonial.tsx';
import { Trust } from '../components/trust.tsx';
import { WhyChooseUs } from '../components/why-choose-us.tsx';
import { readHome } from '../read-home.server.ts';
import type { Route } from './+types/home';

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
    description: `${tagline}. ${categories.map(({ name }) => name).join(', ')}: prices by the square metre, samples by post.`,
    path: '/',
    origin: shop.config.origin,
    image: slides.find((slide) => slide.picture)?.picture,
    jsonLd: [storeJsonLd],
  });
}

const link = 'inline-flex min-h-11 items-center text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, categories, featured, photos, standing } = loaderData;
  const { settings, areas } = useShopSettings();
  const chapter = classNames(pageWidth, 'mt-18 md:mt-28');
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
        <Promises settings={settings} standing={standing} />
        <section aria-labelledby="reach-us" className={classNames(pageWidth, 'mt-8')}>
          <h2 id="reach-us" className="sr-only">
            Reach us
          </h2>
          <div className="border-y border-sand py-8">
            <Showroom wide />
          </div>
        </section>
        {settings.testimonial && (
          <div className={chapter}>
            <Testimonial {...settings.testimonial} />
          </div>
        )}
        {photos.length > 0 && (
          <div className={chapter}>
            <Section
              id="recent-work"
              title="Our Recent Work"
              aside={
                <a href="/gallery" className={link}>
                  All photos
                </a>
              }
            >
              <RecentWork photos={photos} />
            </Section>
          </div>
        )}
        {settings.service_areas.length > 0 && (
          <section aria-labelledby="service-areas" className={chapter}>
            <h2 id="service-areas" className="mb-6 text-2xl">
              Where we deliver
            </h2>
            <ServiceAreas settings={settings} areas={areas} />
          </section>
        )}
        {categories.length > 0 && (
          <div className={chapter}>
            <Section id="categories" title="Shop by Category">
              <CategoryTiles categories={categories} />
            </Section>
          </div>
        )}
        {featured.length > 0 && (
          <div className={chapter}>
            <Section
              id="featured"
              title="Featured Products"
              aside={
                <a href="/products" className={link}>
                  All products
                </a>
              }
            >
              <div className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12">
                {featured.map((product) => (
                  <ProductCard key={product.id} product={product} sizes="(min-width: 48rem) 24vw, 46vw" />
                ))}
              </div>
            </Section>
          </div>
        )}
        <section aria-labelledby="why" className="mt-18 bg-linen md:mt-28">
          <div className={classNames(pageWidth, 'py-12 md:py-18')}>
            <h2 id="why" className="mb-8 text-2xl">
              Why choose us
            </h2>
            <WhyChooseUs settings={settings} />
          </div>
          <PlankDivider />
        </section>
        <section aria-labelledby="trust" className={classNames(pageWidth, 'py-18')}>
          <Trust trust={settings.trust} foundedYear={settings.founded_year} />
        </section>
      </Page>
      <RecentPurchases />
    </>
  );
}
