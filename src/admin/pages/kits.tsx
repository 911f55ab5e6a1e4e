import { redirect } from 'react-router';
import { noSuchCode } from '#catalogue/staff/product-fields.ts';
import { readProductRecords } from '#catalogue/staff/product-record.server.ts';
import { listKitGoods } from '#kits/list-kit-goods.server.ts';
import { kitRoles } from '#kits/quantity.ts';
import { readKitTables } from '#kits/read-kit.server.ts';
import { cleanText } from '#platform/clean-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { FilterBar, PagingLinks } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import type { Route } from './+types/kits';

/** Kinds of floor and the goods that go with them. `?code=` leads to what is said of that product. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const code = query.get('code')?.trim() ?? '';
  const [found] = code ? await readProductRecords(shop, [], [code]) : [];
  if (found) throw redirect(`/admin/kits/product/${found.id}`);
  const [{ groups, parts }, list] = await Promise.all([
    readKitTables(shop),
    listKitGoods(shop, { search: cleanText(query.get('search') ?? '').slice(0, 200), page: readPage(query) }),
  ]);
  return { code, groups: [...groups.keys()].map((name) => ({ name, goods: parts.get(name)?.length ?? 0 })), list };
}

export const meta: Route.MetaFunction = () => [{ title: 'Floor kits | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const link = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';

export default function Kits({ loaderData: { code, groups, list } }: Route.ComponentProps) {
  return (
    <AdminPage title="Floor kits" said="What is offered with each kind of floor, and how its quantity is worked out.">
      <div className="grid gap-8 xl:grid-cols-2">
        <section aria-labelledby="kinds" className="grid content-start gap-2">
          <h2 id="kinds" className="text-lg">
            Kinds of floor
          </h2>
          <ul className="border-t border-sand">
            {groups.map(({ name, goods: count }) => (
              <li key={name} className="flex items-center justify-between gap-4 border-b border-sand">
                <a href={`/admin/kits/${encodeURIComponent(name)}`} className={link}>
                  {name}
                </a>
                <span className="text-md text-muted">{count === 1 ? '1 product' : `${count} products`}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="goods" className="grid content-start gap-2">
          <h2 id="goods" className="text-lg">
            Goods that go with floors
          </h2>
          <form method="get" className="flex flex-wrap items-end gap-3">
            <TextField
              label="Product code (SKU)"
              name="code"
              form="kits"
              defaultValue={code}
              error={code ? noSuchCode(code) : undefined}
              autoComplete="off"
            />
            <Button type="submit" kind="secondary">
              Add or change
            </Button>
          </form>
          <FilterBar searchLabel="Name or code" keeps={[]} />
          {list.total === 0 && <p className="border-y border-sand py-8 text-muted">No goods found.</p>}
          <ul className="border-t border-sand">
            {list.goods.map(({ id, name, sku, role }) => (
              <li key={id} className="border-b border-sand">
                <a href={`/admin/kits/product/${id}`} className={link}>
                  {name}
                </a>
                <p className="pb-2 text-md text-muted">{`${kitRoles[role]} · ${sku}`}</p>
              </li>
            ))}
          </ul>
          <PagingLinks page={list.page} pages={list.pages} total={list.total} noun={['product', 'products']} />
        </section>
      </div>
    </AdminPage>
  );
}
