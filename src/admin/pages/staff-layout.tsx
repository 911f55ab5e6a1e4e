import { Outlet, useLocation } from 'react-router';
import { readCardNotes } from '#payments/card-stops.server.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { serviceNotes } from '#settings/public-settings.ts';
import { readServices } from '#settings/queries.server.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { Notices } from '#ui/notices.tsx';
import { shopContext } from '../../shop.server.ts';
import { SideNavigation } from '../components/side-navigation.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { KeyboardHelp } from '../components/staff-keys.tsx';
import { staffContext, staffPages } from '../staff-only.server.ts';
import { readTroubleNotes } from '../trouble/find-trouble.server.ts';
import type { Route } from './+types/staff-layout';
import '../admin.css';

export const middleware = staffPages;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { fullName } = context.get(staffContext);
  const notes = [...serviceNotes(await readServices(shop)), ...(await readCardNotes(shop)), ...(await readTroubleNotes(shop))];
  return { fullName, notes };
}

/** Who is logged in does not change from page to page; whatever is asked for, the middleware asks again whether they may. */
export function shouldRevalidate() {
  return false;
}

/** The shop's own header and footer are not drawn around this. */
export const handle = { hasOwnFrame: true };

export const ErrorBoundary = StaffError;

/** What stands round every page for staff. */
export default function StaffLayout({ loaderData: { fullName, notes } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { settings } = useShopSettings();
  return (
    <div className="staff lg:grid">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:top-0 focus:left-0 focus:z-40 focus:bg-white focus:px-4 focus:py-3">
        Skip to the content
      </a>
      <header className="staff-bar">
        <a href="/admin" className="staff-name">
          {settings.business_name}
        </a>
        <details key={pathname} className="lg:hidden">
          <summary className="flex min-h-11 items-center gap-2 px-2 font-semibold">
            <MenuIcon />
            Menu
          </summary>
          <div className="staff-menu">
            <SideNavigation name={fullName} />
          </div>
        </details>
        <div className="hidden lg:block">
          <SideNavigation name={fullName} />
        </div>
      </header>
      <div>
        {notes.length > 0 && (
          <aside aria-label="Not set up yet" className="no-print flex flex-wrap gap-x-6 gap-y-1 bg-warn-soft px-4 py-2 text-sm">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </aside>
        )}
        <Outlet />
      </div>
      <KeyboardHelp />
      <Notices />
    </div>
  );
}
