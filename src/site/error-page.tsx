import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { SiteData } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { SearchForm } from './search-form.tsx';

type Props = { data: SiteData | null; requestId: string | null };

/** What a reader sees instead of a page: nothing at this address, or a fault of ours. */
export default function ErrorPage({ data, requestId }: Props) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NothingHere data={data} /> : <Fault data={data} requestId={requestId} />;
}

function NothingHere({ data }: { data: SiteData | null }) {
  return (
    <Page className="grid gap-8 md:grid-cols-12">
      <title>Page not found</title>
      <div className="md:col-span-7 md:col-start-2 md:pt-12">
        <h1 className="text-3xl">We can’t find that page</h1>
        <p className="mt-4 max-w-measure">
          It may have moved, or the product may no longer be sold. Check the address, search here, or{' '}
          <a href="/products" className="text-lough underline underline-offset-4">
            browse all products
          </a>
          .
        </p>
        <div className="mt-6 max-w-form">
          <SearchForm label="Search for a floor" />
        </div>
        <Person data={data} />
      </div>
    </Page>
  );
}

function Fault({ data, requestId }: Props) {
  return (
    <Page className="grid gap-8 md:grid-cols-12">
      <title>Something went wrong</title>
      <div className="md:col-span-7 md:col-start-2 md:pt-12">
        <h1 className="text-3xl">Something went wrong on our side</h1>
        <p className="mt-4 max-w-measure">We couldn’t load this page. Your cart is saved. Please try again in a moment.</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <Button onClick={() => location.reload()}>Try again</Button>
          <ButtonLink kind="secondary" href="/">
            Home
          </ButtonLink>
        </div>
        <Person data={data} />
        {requestId && (
          <p data-request-id={requestId} className="mt-8 text-sm text-muted">
            {`If you contact us, please quote ${requestId}`}
          </p>
        )}
      </div>
    </Page>
  );
}

function Person({ data }: { data: SiteData | null }) {
  const phone = data?.settings.phone;
  if (!phone) return null;
  return (
    <p className="mt-8 border-t border-sand pt-4">
      Or call us on{' '}
      <a href={phoneAddress(phone)} className="font-semibold text-lough tabular-nums underline underline-offset-4">
        {phone}
      </a>
    </p>
  );
}
