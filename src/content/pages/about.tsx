import { data } from 'react-router';
import { exceptTo } from '#delivery/promise.ts';
import type { CustomerPhoto } from '#gallery/customer-photo.ts';
import { describePhoto } from '#gallery/photo-words.ts';
import { listCustomerPhotos } from '#gallery/queries.server.ts';
import { formatShortPounds, penceOf } from '#money/pence.ts';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { breadcrumbJsonLd, storeJsonLd } from '#seo/json-ld.ts';
import { Showroom } from '#settings/components/showroom.tsx';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Page, Prose, Section } from '#ui/page.tsx';
import { Picture } from '#ui/picture.tsx';
import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/about';

export async function loader({ context }: Route.LoaderArgs) {
  const { photos } = await listCustomerPhotos(context.get(shopContext), { limit: 3, featuredOnly: true });
  return data({ photos }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'About us' }];
  const { settings, origin } = site;
  return pageMeta({
    title: `About ${settings.business_name}`,
    siteName: settings.business_name,
    description: `${settings.business_name}: ${settings.tagline}. How we sell floors, where we deliver and where to find us.`,
    path: '/about',
    origin,
    image: loaderData?.photos[0]?.picture ?? null,
    jsonLd: [
      storeJsonLd(settings, origin),
      breadcrumbJsonLd(
        [
          { name: 'Home', path: '/' },
          { name: 'About', path: '/about' },
        ],
        origin,
      ),
    ],
  });
};

export default function About({ loaderData: { photos } }: Route.ComponentProps) {
  const { settings } = useShopSettings();
  const [first, ...others] = photos;
  return (
    <Page className="grid gap-12 md:gap-18">
      <div className="grid gap-8 pt-4 md:pt-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h1 className="text-3xl md:text-display">{`About ${settings.business_name}`}</h1>
          <Prose className="pt-6">
            <Story />
          </Prose>
        </div>
        {first && (
          <div className="lg:col-span-6">
            <PhotoLink photo={first} sizes="(width < 64rem) 100vw, 40rem" first />
          </div>
        )}
      </div>
      <Terms />
      <Section id="how" title={settings.trust.title}>
        <p className="max-w-measure text-lg text-muted">{settings.trust.text}</p>
        <ol className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-3">
          {settings.trust.points.map(({ title, text }) => (
            <li key={title} className="border-l-2 border-oak pl-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-md">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <ServiceAreas />
      <Section
        id="work"
        title="Our floors in customers’ homes"
        aside={
          <ButtonLink kind="quiet" href="/gallery">
            See the customer gallery
            <ArrowRightIcon />
          </ButtonLink>
        }
      >
        {others.length > 0 ? (
          <div className="grid gap-6 sm:grid-cols-2">
            {others.map((photo) => (
              <PhotoLink key={photo.id} photo={photo} sizes="(width < 40rem) 100vw, 40rem" />
            ))}
          </div>
        ) : (
          <p>Customers send us photos of their finished floors, and we show them in our gallery.</p>
        )}
      </Section>
      <Section id="visit" title="Come and see us">
        <Showroom wide />
      </Section>
    </Page>
  );
}

/** Who this is, from what the settings say and nothing else. */
function Story() {
  const { settings, isDemo } = useShopSettings();
  const place = [settings.town, settings.county].filter(Boolean).join(', ');
  return (
    <>
      <p>
        <span>{settings.business_name}</span> sells flooring: tiles, wood, laminate, LVT, vinyl and carpet, with the underlay, adhesive and trims to
        go with it.
        <span>{settings.founded_year !== null && ` We’ve been in business since ${settings.founded_year}.`}</span>
        <span>{place && ` Visit our showroom in ${place} to see and walk on our floors.`}</span>
      </p>
      <p>
        A floor lasts for years, so take your time. Take samples home and live with them for a week. Measure twice, or send us the measurements and
        we’ll work out the boxes for you. If a cheaper floor would do the job, we’ll tell you.
      </p>
      {isDemo && (
        <p className="border-l-2 border-oak pl-4 text-md text-muted">
          <span>{settings.business_name}</span> is a demo shop, made to show how this site works. Its people, floors, prices and photos are made up,
          and nothing here is for sale.
        </p>
      )}
    </>
  );
}

/** The terms in short, each as the settings have it. */
function Terms() {
  const { settings } = useShopSettings();
  const pounds = (amount: number) => formatShortPounds(penceOf(amount));
  const terms = [
    {
      name: 'Delivery',
      text:
        settings.free_delivery_over > 0
          ? `Free on orders of ${pounds(settings.free_delivery_over)} and over, ` +
            `${pounds(settings.delivery_charge)} below${exceptTo([...new Set([...settings.not_free_to, ...settings.charged_apart])])}`
          : `Free on every order${exceptTo(settings.not_free_to)}`,
    },
    { name: 'Standard delivery', text: settings.standard_delivery },
    { name: 'Samples', text: `Free (${pounds(settings.sample_postage)} postage each)` },
    { name: 'Fitting guarantee', text: settings.installation_guarantee },
    { name: 'Manufacturers’ warranty', text: settings.warranty },
  ].filter(({ text }) => text);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-t border-sand pt-6 lg:grid-cols-5">
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="pt-1 font-display text-lg leading-tight">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ServiceAreas() {
  const { settings, areas } = useShopSettings();
  return (
    <Section id="where" title="Where we deliver">
      <ul className="flex flex-wrap gap-x-8 gap-y-2 font-display text-xl">
        {settings.service_areas.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
      {areas.length > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 text-md">
          <span className="text-muted">Local areas:</span>
          {areas.map(({ slug, area }) => (
            <a
              key={slug}
              href={`/areas/${slug}`}
              className={
                'inline-flex min-h-11 items-center text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough'
              }
            >
              {area}
            </a>
          ))}
        </p>
      )}
    </Section>
  );
}

function PhotoLink({ photo, sizes, first = false }: { photo: CustomerPhoto; sizes: string; first?: boolean }) {
  return (
    <a href={`/gallery?photo=${photo.id}`} className="group block">
      <Picture picture={photo.picture} sizes={sizes} first={first} className="aspect-photo w-full object-cover" />
      <span className="block pt-2 text-sm text-muted group-hover:underline">{`${photo.title}. ${describePhoto(photo)}`}</span>
    </a>
  );
}
