import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { openingHoursLines } from '#settings/opening-hours.ts';
import { publicSettings } from '#settings/public-settings.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Route } from './+types/root';
import { shopContext } from './shop.server.ts';
import { ClientNavigation } from './ui/client-navigation.tsx';
import newsreader from './ui/fonts/newsreader-headings.woff2?url';
import './ui/app.css';

export const links: LinksFunction = () =>
  [figtree, newsreader].map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));

/** What every page says of the shop: for header, footer and `useShopSettings`. Nothing personal, since pages are kept for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const settings = await readSettings(shop);
  return {
    settings: publicSettings(settings, shop.now()),
    hours: openingHoursLines(settings.opening_hours),
    promotion: settings.promotion,
    isDemo: settings.is_demo,
    origin: shop.config.origin,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

export default function App() {
  return (
    <>
      <ClientNavigation />
      <Outlet />
    </>
  );
}
