import { data } from 'react-router';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Breadcrumb, Page } from '#ui/page.tsx';

import { shopContext } from '../../shop.server.ts';
import { listAreas } from '../queries.server.ts';
import type { Route } from './+types/areas';

export async function loader({ context }: Route.LoaderArgs) {
  return data({ areas: await listAreas(context.get(shopContext)) }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Areas' }];
  return pageMeta({
    title: 'Areas we serve',
    siteName: site.settings.business_name,
    description: `Flooring supplied and fitted in ${loaderData?.areas.map(({ area }) => area).join(', ') || site.settings.service_areas.join(', ')}.`,
    path: '/areas',
    origin: site.origin,
  });
};

export default function Areas({ loaderData: { areas } }: Route.ComponentProps) {
  const { settings } = useShopSettings();
  return (
    <Page>
      <Breadcrumb steps={[{ name: 'Home', href: '/' }, { name: 'Areas' }]} />
      <h1 className="pt-2 text-3xl">Areas we serve</h1>
      <p className="mt-4 max-w-measure text-lg text-muted">
        We deliver to <span>{settings.service_areas.join(', ')}</span>.<span>{areas.length > 0 && ' Our local areas:'}</span>
      </p>
      <ul className="mt-8 border-t border-sand empty:hidden">
        {areas.map(({ slug, area, description }) => (
          <li key={slug} className="grid gap-x-8 gap-y-2 border-b border-sand py-6 md:grid-cols-12">
            <h2 className="text-xl md:col-span-3">
              <a href={`/areas/${slug}`} className="underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough">
                {area}
              </a>
            </h2>
            <p className="max-w-measure md:col-span-9">{description}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
