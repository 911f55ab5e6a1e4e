import { data } from 'react-router';
import { forThisPerson } from '#accounts/visitor-pages.server.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { readStaffFrontPage } from '../read-front-page.server.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/front-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(shop, request);
  return data(await readStaffFrontPage(shop), { headers: forThisPerson });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

/** Where staff arrive after logging in. */
export default function FrontPage({ loaderData: counts }: Route.ComponentProps) {
  return (
    <AdminPage title="Dashboard" said="The shop as it stands this moment.">
      <dl className="grid grid-cols-2 gap-px border border-sand bg-sand md:grid-cols-3">
        <Count name="Orders to ship" number={counts.toShip} />
        <Count name="Messages in the last seven days" number={counts.messagesThisWeek} />
        <Count name="Reviews to check" number={counts.reviewsToCheck} />
        <Count name="Products" number={counts.products} href="/admin/products" />
        <Count name="Products with ten boxes or fewer" number={counts.lowStock} />
        <Count name="Mail that could not be sent" number={counts.mailNotSent} href="/admin/mail?status=failed" />
      </dl>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        <li>
          <a href="/admin/mail" className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
            Mail: what was written, and what became of it
          </a>
        </li>
        <li>
          <a href="/api/docs" data-reload className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
            API
          </a>
        </li>
      </ul>
    </AdminPage>
  );
}

function Count({ name, number, href }: { name: string; number: number; href?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 bg-white p-4">
      <dt className="text-md text-muted">{name}</dt>
      <dd className="text-2xl tabular-nums">
        {href ? (
          <a href={href} className="text-lough underline decoration-sand underline-offset-4">
            {number}
          </a>
        ) : (
          number
        )}
      </dd>
    </div>
  );
}
