import { cardPlace, ProductCard } from '#catalogue/components/product-card.tsx';
import { Showroom } from '#settings/components/showroom.tsx';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { pageWidth, Section } from '#ui/page.tsx';
import { PlankDivider } from '#ui/plank-divider.tsx';
import type { readHome } from '../read-home.server.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { RecentWork } from './recent-work.tsx';
import { ServiceAreas } from './service-areas.tsx';
import { Testimonial } from './testimonial.tsx';
import { Trust } from './trust.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

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
