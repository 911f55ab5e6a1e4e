import { formatPounds } from '#money/pence.ts';
import { readSettings } from '#settings/queries.server.ts';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { StatCards } from '../components/stat-cards.tsx';
import { staffPages } from '../navigation.ts';
import { readStaffFrontPage } from '../read-front-page.server.ts';
import { BarChart } from '../reports/components/bar-chart.tsx';
import { sayDay } from '../reports/period.ts';
import type { Route } from './+types/front-page';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { low_stock_threshold: lowFrom } = await readSettings(shop);
  return { ...(await readStaffFrontPage(shop, lowFrom)), lowFrom };
}

export const meta: Route.MetaFunction = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** Where staff arrive after logging in. */
export default function FrontPage({ loaderData: counts }: Route.ComponentProps) {
  const figure = (number: number) => number.toLocaleString('en-GB');
  return (
    <AdminPage title="Dashboard" said="Your shop at a glance.">
      <StatCards
        cards={[
          { name: 'Orders today', said: figure(counts.ordersToday), href: '/admin/orders' },
          { name: 'Orders in the last 7 days', said: figure(counts.ordersThisWeek), href: '/admin/reports?days=7' },
          { name: 'Revenue in the last 7 days', said: formatPounds(counts.revenueThisWeekPence), href: '/admin/reports?days=7' },
          { name: 'To ship', said: figure(counts.toShip), href: '/admin/orders?status=confirmed', isRaised: counts.toShip > 0 },
          { name: 'Needs attention', said: figure(counts.needsAttention), href: '/admin/orders?attention=true', isRaised: counts.needsAttention > 0 },
          { name: 'Chats waiting', said: figure(counts.chatsWaiting), href: '/admin/chats', isRaised: counts.chatsWaiting > 0 },
          { name: 'Messages to answer', said: figure(counts.messagesOpen), href: '/admin/messages', isRaised: counts.messagesOpen > 0 },
          {
            name: 'Reviews to check',
            said: figure(counts.reviewsToCheck),
            href: '/admin/reviews?filter=hidden',
            isRaised: counts.reviewsToCheck > 0,
          },
          { name: `Products with ${counts.lowFrom} boxes or fewer`, said: figure(counts.lowStock), href: '/admin/products?stock=low' },
          { name: 'Products', said: figure(counts.products), href: '/admin/products' },
          {
            name: 'Emails that could not be sent',
            said: figure(counts.mailNotSent),
            href: '/admin/mail?status=failed',
            isRaised: counts.mailNotSent > 0,
          },
        ]}
      />
      <BarChart
        caption="Revenue in the last 30 days"
        bars={counts.days.map(({ day, orders, revenuePence }) => ({
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
