import { data } from 'react-router';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { type KeptData, keptData } from '#privacy/kept-data.ts';
import { otherServices } from '#privacy/other-services.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { InfoText, infoMeta } from '../components/info-text.tsx';

import { loadInfoPage } from '../pages.server.ts';
import type { Route } from './+types/privacy';

/** The privacy notice: what staff wrote, and below it what the shop itself knows: the services it asks, and the register that it keeps to. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const page = await loadInfoPage(shop, 'privacy');
  const kept = keptData.map(({ name, what, why, kept, erased }) => ({ name, what, why, kept, erased }));
  return data({ page, kept, services: otherServices(shop.config) }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData?.page, matches[0].loaderData, 'Privacy notice');

export default function Privacy({ loaderData: { page, kept, services } }: Route.ComponentProps) {
  return (
    <Page>
      <InfoText title={page.title} html={page.html} />
      <div className="mt-6">
        <ButtonLink kind="secondary" href="/privacy/erase">
          Erase my data
        </ButtonLink>
      </div>
      {services.length > 0 && (
        <>
          <h2 className="mt-12 text-2xl">Services we use while you shop</h2>
          <ul className="mt-6 border-t border-sand">
            {services.map(({ name, sent, why }) => (
              <li key={name} className="grid gap-x-8 gap-y-3 border-b border-sand py-5 md:grid-cols-2">
                <div>
                  <h3 className="font-sans text-base font-semibold break-words">{name}</h3>
                  <p className="mt-1 text-muted">
                    <span>{why}</span>.
                  </p>
                </div>
                <dl>
                  <dt className="text-sm text-muted">What we send</dt>
                  <dd>{sent}</dd>
                </dl>
              </li>
            ))}
          </ul>
        </>
      )}
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
