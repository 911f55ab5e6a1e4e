import { cardPlace, ProductCard } from '#catalogue/components/product-card.tsx';
import { exceptTo } from '#delivery/promise.ts';
import { formatShortPounds, penceOf } from '#money/pence.ts';
import { Showroom } from '#settings/components/showroom.tsx';
import { type SiteData, useShopSettings } from '#settings/components/use-shop-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { pageWidth, Section } from '#ui/page.tsx';
import { PlankDivider } from '#ui/plank-divider.tsx';
import type { readHome } from '../read-home.server.ts';
import { CategoryTiles, RecentWork } from './category-tiles.tsx';

type Props = Pick<Awaited<ReturnType<typeof readHome>>, 'categories' | 'featured' | 'photos'>;

const link = 'inline-flex min-h-11 items-center text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';

/** The home page from the showroom's door down. */
export default function Chapters({ categories, featured, photos }: Props) {
  const { settings, areas } = useShopSettings();
  const chapter = classNames(pageWidth, 'mt-18 md:mt-28');
  return (
    <div id="chapters">
      <section aria-labelledby="reach-us" className={classNames(pageWidth, 'mt-8')}>
        <h2 id="reach-us" className="sr-only">
          {' '}
          Contact us{' '}
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
            <div className="grid grid-cols-2 gap-x-3 gap-y-1 md:grid-cols-4 md:gap-x-6">
              {featured.map((product) => (
                <div key={product.id} className={cardPlace}>
                  <ProductCard product={product} sizes="(min-width: 48rem) 24vw, 46vw" />
                </div>
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
    </div>
  );
}

/** What a customer said, as large as what we say ourselves. */
function Testimonial({ quote, name }: { quote: string; name: string }) {
  return (
    <figure className="grid gap-4 md:grid-cols-12">
      <blockquote className="font-display text-2xl tracking-display text-lough md:col-span-9 md:col-start-2 md:text-3xl">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="text-md text-muted md:col-span-9 md:col-start-2">{name}</figcaption>
    </figure>
  );
}

type TrustProps = { trust: { title: string; text: string; points: { title: string; text: string }[] }; foundedYear: number | null };

/** Why a buyer may rely on us, in the shop's own words. */
function Trust({ trust, foundedYear }: TrustProps) {
  return (
    <div className="grid gap-8 md:grid-cols-12">
      <div className="md:col-span-5">
        <h2 id="trust" className="text-3xl">
          {trust.title}
        </h2>
        <p className="mt-4 max-w-measure">{trust.text}</p>
        {foundedYear && <p className="mt-4 text-md text-muted">{`Selling and fitting floors since ${foundedYear}.`}</p>}
      </div>
      <dl className="md:col-span-6 md:col-start-7">
        {trust.points.map(({ title, text }) => (
          <div key={title} className="border-t border-sand py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-md text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type WhyChooseUsProps = {
  settings: {
    installation_guarantee: string;
    free_delivery_over: number;
    delivery_charge: number;
    standard_delivery: string;
    not_free_to: string[];
    charged_apart: string[];
  };
};

/** Three facts, set as figures on a label. */
function WhyChooseUs({ settings }: WhyChooseUsProps) {
  const { installation_guarantee, free_delivery_over, delivery_charge, standard_delivery, not_free_to, charged_apart } = settings;
  const said = (pounds: number) => formatShortPounds(penceOf(pounds));
  const isCharged = free_delivery_over > 0 && delivery_charge > 0;
  const facts = [
    { figure: installation_guarantee, title: 'Installation guarantee', text: 'On every floor our own fitters install.' },
    {
      figure: isCharged ? `${said(free_delivery_over)} and over` : 'Free',
      title: 'Free delivery',
      text: isCharged
        ? `Below that, delivery is ${said(delivery_charge)} per order${exceptTo([...new Set([...not_free_to, ...charged_apart])])}.`
        : `On every order${exceptTo(not_free_to)}.`,
    },
    { figure: standard_delivery, title: 'Standard delivery', text: 'From the day you order.' },
  ].filter(({ figure }) => figure);
  return (
    <dl className="grid gap-x-8 md:grid-cols-3">
      {facts.map(({ figure, title, text }) => (
        <div key={title} className="flex flex-col border-t border-stone pt-4 pb-6">
          <dt className="order-2 mt-2 font-semibold">{title}</dt>
          <dd className="order-1 font-display text-3xl tracking-display text-copper">{figure}</dd>
          <dd className="order-3 mt-1 max-w-panel text-md text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where we deliver, and the towns with a page of their own. */
function ServiceAreas({ settings, areas }: Pick<SiteData, 'settings' | 'areas'>) {
  return (
    <>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {settings.service_areas.map((area) => (
          <li key={area} className="border-t border-sand py-4 font-display text-xl">
            {area}
          </li>
        ))}
      </ul>
      {areas.length > 0 && (
        <p className="mt-2 text-md text-muted">
          Near you:{' '}
          {areas.map(({ slug, area }, at) => (
            <span key={slug}>
              {at > 0 && <span>, </span>}
              <a href={`/areas/${slug}`} className="inline-block py-2 text-lough underline underline-offset-4">
                {area}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
