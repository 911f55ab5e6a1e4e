import { data } from 'react-router';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { type KeptData, keptData } from '#privacy/kept-data.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { InfoText, infoMeta } from '../components/info-text.tsx';

import { loadInfoPage } from '../pages.server.ts';
import type { Route } from './+types/privacy';

/** The privacy notice: what staff wrote, and below it the register that the shop itself keeps to. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadInfoPage(context.get(shopContext), 'privacy');
  const kept = keptData.map(({ name, what, why, kept, erased }) => ({ name, what, why, kept, erased }));
  return data({ page, kept }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData?.page, matches[0].loaderData, 'Privacy notice');

export default function Privacy({ loaderData: { page, kept } }: Route.ComponentProps) {
  return (
    <Page>
      <InfoText title={page.title} html={page.html} />
      <div className="mt-6">
        <ButtonLink kind="secondary" href="/privacy/erase">
          Erase my data
        </ButtonLink>
      </div>
      <h2 className="mt-12 text-2xl">What we keep, why and for how long</h2>
      <ul className="mt-6 border-t border-sand">
        {kept.map((item) => (
          <Kept key={item.name} {...item} />
        ))}
      </ul>
    </Page>
  );
}

function Kept({ what, why, kept, erased }: Omit<KeptData, 'ends'>) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-sand py-5 md:grid-cols-2">
      <div>
        <h3 className="font-sans text-base font-semibold">{what}</h3>
        <p className="mt-1 text-muted">
          <span>{why}</span>.
        </p>
      </div>
      <dl className="grid content-start gap-3">
        <div>
          <dt className="text-sm text-muted">How long</dt>
          <dd>{kept}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">When you ask us to erase it</dt>
          <dd>{erased}</dd>
        </div>
      </dl>
    </li>
  );
}
