import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMaybeShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { LaterErrorPage } from '../../site/later-error-page.tsx';
import { useRequestId } from '../../site/request-id.ts';
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
