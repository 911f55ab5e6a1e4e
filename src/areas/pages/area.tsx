import { data } from 'react-router';
import { describePhoto } from '#gallery/photo-words.ts';
import { listCustomerPhotos } from '#gallery/queries.server.ts';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { areaJsonLd, breadcrumbJsonLd, storeJsonLd } from '#seo/json-ld.ts';
import { OpenNow } from '#settings/components/showroom.tsx';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { addressParts, directionsAddress, mapReviewsAddress, phoneAddress } from '#settings/contact-details.ts';

import { ButtonLink } from '#ui/button.tsx';
import { ArrowRightIcon, CheckIcon, PhoneIcon, PinIcon, StarIcon } from '#ui/icons.tsx';
import { Breadcrumb, Page, Section } from '#ui/page.tsx';

import { Picture } from '#ui/picture.tsx';
import { shopContext } from '../../shop.server.ts';
import { readArea } from '../queries.server.ts';
import type { Route } from './+types/area';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const area = await readArea(shop, params.slug);
  if (!area) throw data(null, { status: 404 });
  const { photos } = await listCustomerPhotos(shop, { limit: 3, featuredOnly: true });
  return data({ area, photos }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { settings, origin } = site;
  const { area, slug, description } = loaderData.area;
  return pageMeta({
    title: `Flooring in ${area}`,
    siteName: settings.business_name,
    description,
    path: `/areas/${slug}`,
    origin,
    jsonLd: [
      storeJsonLd(settings, origin),
      areaJsonLd(loaderData.area, origin),
      breadcrumbJsonLd(
        [
          { name: 'Home', path: '/' },
          { name: 'Areas', path: '/areas' },
          { name: area, path: `/areas/${slug}` },
        ],
        origin,
      ),
    ],
  });
};

export default function AreaPage({ loaderData: { area, photos } }: Route.ComponentProps) {
  const { settings, areas } = useShopSettings();
  const elsewhere = areas.filter(({ slug }) => slug !== area.slug);
  return (
    <Page className="grid gap-12">
      <div>
        <Breadcrumb steps={[{ name: 'Home', href: '/' }, { name: 'Areas', href: '/areas' }, { name: area.area }]} />
        <div className="grid gap-8 pt-4 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1 className="text-3xl md:text-display">{`Flooring in ${area.area}`}</h1>
            <p className="max-w-measure pt-6 text-lg">{area.description}</p>
            <div className="flex flex-wrap gap-3 pt-6">
              {settings.phone && (
                <ButtonLink href={phoneAddress(settings.phone)}>
                  <PhoneIcon />
                  <span>{`Call ${settings.phone}`}</span>
                </ButtonLink>
              )}
              <ButtonLink kind="secondary" href="/contact?subject=quote">
                Get Free Quote
              </ButtonLink>
            </div>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <FindUs />
          </div>
        </div>
      </div>
      <div className="grid gap-12 lg:grid-cols-12 lg:gap-8">
        <Section id="services" title={`Our services in ${area.area}`} className="lg:col-span-7">
          <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {area.keyServices.map((service) => (
              <li key={service} className="flex gap-3">
                <CheckIcon className="mt-1 size-5 text-oak" />
                <span>{service}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="landmarks" title="Where we deliver" className="lg:col-span-5">
          <p className="text-muted">
            We deliver across <span>{area.area}</span>
            <span>{area.population && ` (population ${area.population})`}</span>
            <span>{area.landmarks.length > 0 && ', including near'}</span>
          </p>
          <ul className="mt-4 grid">
            {area.landmarks.map((landmark) => (
              <li key={landmark} className="border-b border-sand py-2 font-display text-lg last:border-0">
                {landmark}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      {photos.length > 0 && (
        <Section
          id="floors"
          title="Floors in our customers’ homes"
          aside={
            <ButtonLink kind="quiet" href="/gallery">
              See the customer gallery
              <ArrowRightIcon />
            </ButtonLink>
          }
        >
          <ul className="grid gap-6 sm:grid-cols-3">
            {photos.map((photo) => (
              <li key={photo.id}>
                <a href={`/gallery?photo=${photo.id}`} className="group block">
                  <Picture picture={photo.picture} sizes="(width < 40rem) 100vw, 27rem" className="aspect-photo w-full object-cover" />
                  <span className="block pt-2 text-md font-semibold underline-offset-4 group-hover:underline">{photo.title}</span>
                  <span className="block text-sm text-muted">{describePhoto(photo)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {elsewhere.length > 0 && (
        <Section id="elsewhere" title="Other areas we serve">
          <ul className="flex flex-wrap gap-x-6">
            {elsewhere.map(({ slug, area: name }) => (
              <li key={slug}>
                <a
                  href={`/areas/${slug}`}
                  className={
                    'inline-flex min-h-11 items-center text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
                    'hover:decoration-lough'
                  }
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

const link =
  'inline-flex min-h-11 items-center gap-2 text-md font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
  'hover:decoration-lough';

/** Where the showroom is, with the way there and what visitors say. Nothing where the shop has given no address. */
function FindUs() {
  const { settings } = useShopSettings();
  const directions = directionsAddress(settings);
  const reviews = mapReviewsAddress(settings);
  if (!directions || !reviews) return null;
  return (
    <section aria-labelledby="find-us" className="rounded-card bg-linen p-6 shadow-card">
      <h2 id="find-us" className="text-xl">
        Find Us Locally
      </h2>
      <address className="mt-3 not-italic">
        {[settings.business_name, ...addressParts(settings)].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <OpenNow hours={settings.opening_hours} className="mt-3" />
      <ul className="mt-3 border-t border-sand pt-2">
        <li>
          <a href={directions} rel="noopener" className={link}>
            <PinIcon />
            Map and directions
          </a>
        </li>
        <li>
          <a href={reviews} rel="noopener" className={link}>
            <StarIcon filled={false} />
            Reviews on the map
          </a>
        </li>
      </ul>
    </section>
  );
}
