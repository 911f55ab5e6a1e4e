import { data } from 'react-router';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { InfoText, infoMeta } from '../components/info-text.tsx';

import { loadInfoPage } from '../pages.server.ts';
import type { Route } from './+types/info';

/** A page of text: one that comes with the shop at its own address, or one that staff added below /info. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const slug = params.slug ?? pathname.slice(1);
  const page = await loadInfoPage(context.get(shopContext), slug);
  // Each page has one address.
  if (page.path !== pathname) throw data(null, { status: 404 });
  return data(page, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches[0].loaderData);

export default function Info({ loaderData: { title, html } }: Route.ComponentProps) {
  return (
    <Page>
      <InfoText title={title} html={html} />
    </Page>
  );
}
