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
  const description = 'What we keep about you, why and how long, and how to have it or have it erased.';
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
          <span>{address && `, ${address},`}</span> keeps what it needs to sell you a floor and to answer for it, and no longer than that. It goes
          only to those who do part of the work: who takes the payment, the lender if you ask for finance, who carries goods and letters, and who
          helps our assistant to answer.
        </p>
        <h2>Having it, and having it erased</h2>
        <p>
          With an account you can <a href="/account/data">download</a> what we hold about you, and <a href="/account/delete">delete the account</a>{' '}
          with it. Without one, we mail you a link that erases what we hold under your email address.
          <span>
            {email && (
              <>
                {' '}
                For anything else write to <a href={`mailto:${email}`}>{email}</a>.
              </>
            )}
          </span>{' '}
          If you are not content with our answer, you can complain to the Information Commissioner’s Office.
        </p>
      </Prose>
      <div className="mt-6">
        <ButtonLink kind="secondary" href="/privacy/erase">
          Erase what you hold about me
        </ButtonLink>
      </div>
      <h2 className="mt-12 text-2xl">What we keep, why and how long</h2>
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
