import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { useMaybeShopSettings } from '#settings/components/use-shop-settings.ts';
import type { Route } from './+types/root';
import { shopContext } from './shop.server.ts';
import { Frame } from './site/frame.tsx';
import { LaterErrorPage, useRequestId } from './site/later-error-page.tsx';

import { readSiteData } from './site/site-data.server.ts';
import { ClientNavigation } from './ui/client-navigation.tsx';
import newsreader from './ui/fonts/newsreader-headings.woff2?url';
import './ui/app.css';

export const links: LinksFunction = () => [
  ...[figtree, newsreader].map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ context }: Route.LoaderArgs) {
  return readSiteData(context.get(shopContext));
}

/** The frame says the same on every page. Not asking again also leaves a page that does not come through within its frame. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const hasOwnFrame = useMatches().some(({ handle }) => (handle as { hasOwnFrame?: boolean } | undefined)?.hasOwnFrame);
  if (hasOwnFrame) {
    return (
      <>
        <ClientNavigation />
        <Outlet />
      </>
    );
  }
  return (
    <Frame data={loaderData}>
      <ClientNavigation />
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const data = useMaybeShopSettings();
  const requestId = useRequestId();
  return (
    <Frame data={data}>
      <ClientNavigation />
      <LaterErrorPage data={data} requestId={requestId} />
    </Frame>
  );
}
