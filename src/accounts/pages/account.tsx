import type { ReactNode } from 'react';
import { ownValue } from '#platform/own-value.ts';
import { sayDate } from '#platform/say-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { Done, LogOut } from '../components/own-page.tsx';

import { listAddresses } from '../own/address-book.server.ts';
import { visitorContext } from '../visitor-pages.server.ts';
import type { Route } from './+types/account';

/** What can be said of something just done, by the name in the address. */
const doneWords: Record<string, string> = {
  password: 'Your password has been changed. You have been logged out on your other devices.',
  email: 'We have sent a link to your new email. Your old one stays until you use the link.',
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { fullName, username, email, createdAt, id } = context.get(visitorContext);
  const done = ownValue(doneWords, new URL(request.url).searchParams.get('done')) ?? null;
  const addresses = (await listAddresses(shop, id)).length;
  return { fullName, username, email, since: sayDate(createdAt), addresses, done };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your account | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Account({ loaderData }: Route.ComponentProps) {
  const { fullName, username, email, since, addresses, done } = loaderData;
  return (
    <Page>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-4 md:pt-8">
        <h1 className="text-3xl">Your account</h1>
        <LogOut>
          <Button type="submit" kind="quiet">
            Log out
          </Button>
        </LogOut>
      </div>
      <p className="mt-2 text-md text-muted">{`${fullName} (${username}), customer since ${since}`}</p>
      {done && (
        <div className="mt-6 max-w-form">
          <Done>{done}</Done>
        </div>
      )}
      <ul className="mt-8 border-t border-sand">
        <Row title="Your rooms" said="Measured once, used for every floor." href="/your-rooms" action="My rooms" />
        <Row title="Orders" said="View and track your orders." href="/orders" action="My Orders" />
        <Row
          title="Addresses"
          said={addresses === 0 ? 'No saved addresses.' : addresses === 1 ? '1 saved address.' : `${addresses} saved addresses.`}
          href="/account/addresses"
          action="Addresses"
        />
        <Row title="Email" said={email} href="/account/email" action="Change email" />
        <Row title="Password" said="Changing it logs you out on your other devices." href="/account/password" action="Change password" />
        <Row title="Your data" said="Download a copy of the data we hold about you.">
          <ButtonLink kind="secondary" href="/account/data" download>
            Download my data
          </ButtonLink>
        </Row>
        <Row title="Close account" said="Permanently deletes your account." href="/account/delete" action="Delete account" />
      </ul>
    </Page>
  );
}

/** One thing to do with an account: what it is, how it stands, and the way there. */
function Row({ title, said, href, action, children }: { title: string; said: string; href?: string; action?: string; children?: ReactNode }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-b border-sand py-5 sm:grid-cols-3">
      <div className="sm:col-span-2">
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <p className="text-md text-muted">{said}</p>
      </div>
      <p className="sm:text-right">
        {children ?? (
          <ButtonLink kind="secondary" href={href}>
            {action}
          </ButtonLink>
        )}
      </p>
    </li>
  );
}
