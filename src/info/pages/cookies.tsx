import { data } from 'react-router';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { type BrowserData, cookies, storedInBrowser } from '#privacy/browser-data.ts';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { InfoText, infoMeta } from '../components/info-text.tsx';

import { loadInfoPage } from '../pages.server.ts';
import type { Route } from './+types/cookies';

/** What staff wrote about cookies, and below it what is really kept in a visitor's browser. */
export async function loader({ context }: Route.LoaderArgs) {
  return data({ page: await loadInfoPage(context.get(shopContext), 'cookies'), sent: cookies, stored: storedInBrowser }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData?.page, matches[0].loaderData, 'Cookies');

export default function Cookies({ loaderData: { page, sent, stored } }: Route.ComponentProps) {
  return (
    <Page>
      <InfoText title={page.title} html={page.html} />
      <KeptTable title="Cookies we set" data={sent} />
      <KeptTable title="Stored in your browser and not sent to us" data={stored} />
    </Page>
  );
}

function KeptTable({ title, data: kept }: { title: string; data: readonly BrowserData[] }) {
  return (
    <>
      <h2 className="mt-12 text-2xl">{title}</h2>
      <ul className="mt-6 border-t border-sand">
        {kept.map(({ names, why, kept: until }) => (
          <li key={names.join()} className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-sand py-4 break-words md:grid-cols-[2fr_3fr_1fr]">
            <p className="min-w-0 font-semibold">{names.join(', ')}</p>
            <p>{why}</p>
            <p className="text-muted">{until}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
