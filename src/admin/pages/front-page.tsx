import { formatPounds } from '#money/pence.ts';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { StatCards } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { dashboardSaid, staffPages } from '../navigation.ts';
import { readFrontPageTiles } from '../read-front-page.server.ts';
import { BarChart } from '../reports/components/bar-chart.tsx';
import { sayDay } from '../reports/period.ts';
import type { Route } from './+types/front-page';

export function loader({ context }: Route.LoaderArgs) {
  return readFrontPageTiles(context.get(shopContext));
}

export const meta: Route.MetaFunction = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** Where staff arrive after logging in. */
export default function FrontPage({ loaderData: { tiles, days } }: Route.ComponentProps) {
  return (
    <AdminPage title="Dashboard" said={dashboardSaid}>
      <StatCards cards={tiles} />
      <BarChart
        caption="Revenue in the last 30 days"
        bars={days.map(({ day, orders, revenuePence }) => ({
          label: sayDay(day),
          value: Math.max(0, revenuePence),
          said: `${formatPounds(revenuePence)}, ${orders === 1 ? '1 order' : `${orders} orders`}`,
        }))}
      />
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {staffPages.slice(1).map(({ group, pages }) => (
          <section key={group} aria-label={group}>
            <h2 className="border-t border-sand pt-3 text-lg">{group}</h2>
            <ul className="mt-1">
              {pages.map(({ name, href, said }) => (
                <li key={href}>
                  <a href={href} className="block py-2">
                    <span className="font-semibold text-lough underline underline-offset-4">{name}</span>
                    <span className="block text-sm text-muted">{said}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <a href="/api/docs" data-reload className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
          API
        </a>
      </p>
    </AdminPage>
  );
}
