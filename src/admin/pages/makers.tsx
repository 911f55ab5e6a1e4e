import { lacksOf, makerFrom, makerLacks } from '#catalogue/makers/maker.ts';
import { listMakers } from '#catalogue/makers/makers.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { FilterBar, FilterSelect } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import type { Route } from './+types/makers';

/** `?lacks=` leaves those of whom that is missing; `?deleted=` says who has gone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const lacks = makerLacks.find(([value]) => value === query.get('lacks'))?.[0] ?? '';
  const makers = await listMakers(context.get(shopContext), lacks);
  return {
    makers: makers.map(({ id, columns, products }) => ({ id, name: columns.name, products, lacks: lacksOf(makerFrom(columns)) })),
    isNarrowed: lacks !== '',
    deleted: query.get('deleted')?.slice(0, 200) ?? null,
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Makers | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Makers({ loaderData: { makers, isNarrowed, deleted } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Makers"
      said="Who makes your goods. Customers see their maker, with its addresses, on every product."
      actions={<ButtonLink href="/admin/makers/new">Add a maker</ButtonLink>}
    >
      <ActionToast answer={{ done: deleted && `${deleted} deleted.` }} />
      <FilterBar>
        <FilterSelect name="lacks" label="Missing" all="Any" options={makerLacks.map(([value, words]) => [value, words] as const)} />
      </FilterBar>
      {makers.length === 0 && (
        <p className="border-y border-sand py-8 text-muted">
          {isNarrowed ? 'Nothing is missing here.' : 'There are no makers yet. Add one, then choose it on its products.'}
        </p>
      )}
      <ul className="border-t border-sand">
        {makers.map(({ id, name, products, lacks }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-sand py-2">
            <span className="min-w-0">
              <a href={`/admin/makers/${id}`} className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline">
                <span className="break-words">{name}</span>
              </a>
              {makerLacks.map(
                ([lack, words, field]) =>
                  lacks.includes(lack) && (
                    <a key={lack} href={`/admin/makers/${id}#field-${field}`} className="flex min-h-11 items-center text-md text-warn underline">
                      {words}
                    </a>
                  ),
              )}
            </span>
            <a
              href={`/admin/products?${new URLSearchParams({ maker: name })}`}
              className="inline-flex min-h-11 items-center text-lough underline underline-offset-4"
            >
              <span>{products === 1 ? '1 product' : `${products.toLocaleString('en-GB')} products`}</span>
              <span className="sr-only">{` of ${name}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
