import { data } from 'react-router';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page, Prose } from '#ui/page.tsx';
import { type KeptData, keptData } from '../kept-data.ts';
import type { Route } from './+types/privacy';

export function loader() {
  return data({ kept: keptData.map(({ name, what, why, kept, erased }) => ({ name, what, why, kept, erased })) }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Your data' }];
  const description = 'What we keep about you, why and for how long, and how to download or erase it.';
  return pageMeta({ title: 'Your data', siteName: site.settings.business_name, description, path: '/privacy', origin: site.origin });
};

export default function Privacy({ loaderData: { kept } }: Route.ComponentProps) {
  const { business_name, email, address_lines, town, postcode } = useShopSettings().settings;
  const address = [...address_lines, town, postcode].filter(Boolean).join(', ');
  return (
    <Page>
      <h1 className="py-4 text-3xl">Your data</h1>
      <Prose>
        <p>
          <span>{business_name}</span>
          <span>{address && `, ${address},`}</span> keeps only what we need to sell you a floor and look after you afterwards, for as long as we need
          it. We share it only with those who help us: the card provider, the lender if you apply for finance, our carriers and email provider, and
          the provider behind our assistant.
        </p>
        <h2>Download or erase your data</h2>
        <p>
          With an account you can <a href="/account/data">download</a> what we hold about you, and <a href="/account/delete">delete the account</a>{' '}
          with it. Without one, we’ll email you a link to erase what we hold under your email address.
          <span>
            {email && (
              <>
                {' '}
                For anything else, email <a href={`mailto:${email}`}>{email}</a>.
              </>
            )}
          </span>{' '}
          If you are unhappy with our answer, you can complain to the Information Commissioner’s Office.
        </p>
      </Prose>
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
