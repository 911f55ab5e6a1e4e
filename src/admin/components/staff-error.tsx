import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useMaybeShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { LaterErrorPage, useRequestId } from '../../site/later-error-page.tsx';
import { AdminPage } from './admin-page.tsx';

/** What a page for staff shows to whoever is not one of them; what is not there; every other error looks as everywhere. */
export function StaffError() {
  const error = useRouteError();
  const settings = useMaybeShopSettings();
  const requestId = useRequestId();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <AdminPage title="Page not found">
        <title>Not found | Admin</title>
        <p>Check the address. This page may have been deleted.</p>
      </AdminPage>
    );
  }
  if (status !== 403) return <LaterErrorPage data={settings} requestId={requestId} />;
  return (
    <Page>
      <title>Access Denied</title>
      <h1 className="pt-4 text-3xl md:pt-8">Access Denied</h1>
      <p className="mt-4">Admin access required</p>
      <p className="mt-8">
        <ButtonLink kind="secondary" href="/">
          Home
        </ButtonLink>
      </p>
    </Page>
  );
}

/** In place of a page whose list did not come. */
export function CouldNotLoad({ title, said }: { title: string; said: string }) {
  const { pathname, search } = useLocation();
  return (
    <AdminPage title={title}>
      <p role="alert" className="bg-error-soft p-4 font-semibold text-error">
        {said}
      </p>
      <p>
        <ButtonLink href={pathname + search} data-reload>
          Try again
        </ButtonLink>
      </p>
    </AdminPage>
  );
}

/** In place of photos that could not be read. */
export function NotLoaded({ said }: { said: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="grid justify-items-start gap-2 bg-error-soft p-4 text-error">
      <p className="font-semibold">{said}</p>
      <a href={pathname + search} data-reload className="inline-flex min-h-11 items-center underline underline-offset-4">
        Try again
      </a>
    </div>
  );
}
