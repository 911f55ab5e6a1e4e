import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { data } from 'react-router';
import { deliveryPromise } from '#delivery/promise.ts';
import { penceOf } from '#money/pence.ts';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { readSettings } from '#settings/queries.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { CheckIcon, icon, StarIcon, TruckIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page, pageWidth } from '#ui/page.tsx';
import { PlankDivider } from '#ui/plank-divider.tsx';
import { type Shop, shopContext } from '../../shop.server.ts';
import { Banner } from '../components/banner.tsx';
import { HeroSlider } from '../components/hero-slider.tsx';
import { readHome } from '../read-home.server.ts';
import type { Route } from './+types/home';

const LockIcon = icon('M5.5 10.5h13v10h-13v-10M8 10.5V8a4 4 0 0 1 8 0v2.5');

const ShieldIcon = icon('M12 3.5l7.5 2.5v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6L12 3.5M8.5 12l2.5 2.5 4.5-5');

const Chapters = hydrateLater(() => import('../components/chapters.tsx'), '#chapters');

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

type Props = {
  settings: { security_badge: string; warranty: string; free_delivery_over: number; delivery_charge: number; not_free_to: string[] };
  claims: readonly string[];
};

/** The badges, said once and quietly; those about buyers only where enough of them stand behind it. */
function Promises({ settings, claims }: Props) {
  const { security_badge, warranty } = settings;
  const delivery = {
    free_delivery_over_pence: penceOf(settings.free_delivery_over),
    delivery_charge_pence: penceOf(settings.delivery_charge),
  };
  const said: [ReactNode, string][] = [
    [<LockIcon key="lock" className="size-4" />, security_badge],
    [<ShieldIcon key="shield" className="size-4" />, warranty && `Warranty of ${warranty.charAt(0).toLowerCase()}${warranty.slice(1)}`],
    [<TruckIcon key="truck" className="size-4" />, deliveryPromise(delivery, settings.not_free_to)],
    ...claims.map((claim): [ReactNode, string] => [
      claim.includes('/5') ? <StarIcon key="star" className="size-4" /> : <CheckIcon key="check" className="size-4" />,
      claim,
    ]),
  ];
  return (
    <ul aria-label="Our promises" className={`${pageWidth} flex flex-wrap gap-x-8 gap-y-2 py-4 text-md text-muted`}>
      {said
        .filter(([, words]) => words)
        .map(([icon, words]) => (
          <li key={words} className="flex items-center gap-2">
            {icon}
            <span>{words}</span>
          </li>
        ))}
    </ul>
  );
}

/** What opens the page while there are no slides. */
function StaticHero({ title, tagline }: { title: string; tagline: string }) {
  return (
    <section className="bg-linen">
      <div className={`${pageWidth} grid gap-4 py-18 md:grid-cols-12 md:py-28`}>
        <h1 className="text-display md:col-span-8">{title}</h1>
        <p className="font-display text-xl text-muted md:col-span-7">{tagline}</p>
        <p className="flex flex-wrap gap-3 pt-4 md:col-span-8">
          <ButtonLink href="/products">Browse Our Collection</ButtonLink>
          <ButtonLink kind="secondary" href="/contact">
            Get Free Quote
          </ButtonLink>
        </p>
      </div>
      <PlankDivider />
    </section>
  );
}

const Toast = lazyPart(async () => ({ default: (await import('#orders/components/recent-purchase-toast.tsx')).RecentPurchaseToast }));

const firstMs = 5_000;

/** Real purchases, told now and then; the first five seconds after the page came, and fetched no sooner than that. */
function RecentPurchases() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), firstMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Suspense>
        <Toast />
      </Suspense>
    )
  );
}
