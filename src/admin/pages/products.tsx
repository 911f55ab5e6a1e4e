import { useState } from 'react';
import { data, useLocation } from 'react-router';
import { listUndoSteps } from '#audit/undo-steps.server.ts';
import { categoryNames } from '#catalogue/category.ts';
import { readProductNames, readProductSheet } from '#catalogue/staff/product-desk.server.ts';
import { featuredWishes, lackWishes, readStaffFilters, staffSorts, stockWishes, viewQuery } from '#catalogue/staff/staff-filters.ts';
import { countStock, listForStaff } from '#catalogue/staff/staff-list.server.ts';
import { productFailed, productSaid } from '#catalogue/staff/text.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { FilterBar, FilterSelect, PagingLinks, type StatCard, StatCards } from '../components/list-controls.tsx';

import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';

import { UndoSteps } from '../components/undo-steps.tsx';
import { readPage, readSort } from '../list-address.ts';
import { actOnProducts } from '../products/act-on-products.server.ts';
import { EditDialog } from '../products/components/product-dialogs.tsx';
import { ProductTable } from '../products/components/product-table.tsx';
import { listViews, type SavedView } from '../saved-views.server.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/products';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const query = new URL(request.url).searchParams;
  const sort = readSort(query, staffSorts, { by: 'name', descending: false });
  const [list, stats, names, views, editing, steps] = await Promise.all([
    listForStaff(shop, readStaffFilters(query), sort, readPage(query)),
    countStock(shop),
    readProductNames(shop),
    listViews(shop, staff.id, '/admin/products'),
    readProductSheet(shop, query.get('edit') ?? ''),
    listUndoSteps(shop, 'products'),
  ]);
  const deleted = query.get('deleted')?.slice(0, 200) ?? null;
  const figure = (number: number) => number.toLocaleString('en-GB');
  // Each figure leads to the list of what it counts.
  const tiles: StatCard[] = [
    { name: 'Total products', said: figure(stats.products), href: '/admin/products' },
    { name: 'Categories', said: figure(stats.categories), href: '/admin/category-images' },
    { name: 'In stock', said: figure(stats.inStock), href: '/admin/products?stock=in' },
  ];
  return { ...list, sort, stats, tiles, steps, names, views, view: viewQuery(query), editing, deleted };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const answer = await actOnProducts(shop, staff, await readForm(request), new URL(request.url).searchParams);
  return data(answer, { status: 'failed' in answer && !('done' in answer) ? 422 : 200 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, productFailed.lost);

export const meta: Route.MetaFunction = () => [{ title: 'Products Management | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

const usualViews = [
  ['All', ''],
  ['Low stock', 'stock=low'],
  ['Out of stock', 'stock=out'],
  ['Not on sale', 'stock=off'],
  ['Archived', 'stock=archived'],
  ['Without a photo', 'lacks=photo'],
  ['Recently changed', 'sort=-changed'],
] as const;

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const { products, total, page, pages, sort, stats, tiles, steps, names, views, view, editing, deleted } = loaderData;
  return (
    <AdminPage
      title="Products Management"
      actions={
        <>
          <ButtonLink kind="secondary" href="/admin/products/import">
            Import and export
          </ButtonLink>
          <ButtonLink href="/admin/products/new">Add a product</ButtonLink>
        </>
      }
    >
      <ActionToast answer={actionData && 'preview' in actionData ? null : actionData} />
      <UndoSteps steps={steps} />
      {deleted && !actionData && (
        <p role="status" className="bg-ok-soft p-4 font-semibold text-ok">
          {productSaid.deleted(deleted)}
        </p>
      )}
      <StatCards cards={tiles} />
      <SavedViews usual={usualViews} own={views} current={view} />
      <FilterBar searchLabel="Search by name, SKU or supplier">
        <FilterSelect name="category" label="Category" all="All categories" options={categoryNames.map((name) => [name, name] as const)} />
        <FilterSelect name="supplier" label="Supplier" all="All suppliers" options={names.suppliers.map((name) => [name, name] as const)} />
        <FilterSelect name="maker" label="Maker" all="All makers" options={names.makers.map((name) => [name, name] as const)} />
        <FilterSelect name="stock" label="Stock" all="Any stock" options={stockWishes} />
        <FilterSelect name="featured" label="Featured" all="All" options={featuredWishes} />
        <FilterSelect name="lacks" label="Missing" all="Any" options={lackWishes} />
      </FilterBar>
      <ProductTable products={products} sort={sort} total={total} makers={names.makers} />
      <p>
        <a href={`/admin/products.csv?${view}`} data-reload download className="staff-do">
          {`Export ${total === stats.products ? 'all' : 'these'} as CSV`}
        </a>
      </p>
      <PagingLinks page={page} pages={pages} total={total} noun={['product', 'products']} />
      {editing && <EditDialog key={editing.sheet.id} {...editing} names={names} />}
    </AdminPage>
  );
}

type Props = {
  /** Those that everybody has: [['All', ''], ['Low stock', 'stock=low']]. */
  usual: readonly (readonly [name: string, query: string])[];
  own: readonly SavedView[];
  /** What the address in sight would be saved as; see each list's own filters. */
  current: string;
};

/** The views of a list: the usual ones, one's own, and the one in sight to keep. Sends `intent` = save-view or delete-view to the page's action. */
function SavedViews({ usual, own, current }: Props) {
  const { pathname } = useLocation();
  const [isNaming, name] = useState(false);
  const isKnown = usual.some(([, query]) => query === current) || own.some(({ query }) => query === current);
  const href = (query: string) => (query ? `${pathname}?${query}` : pathname);
  return (
    <nav aria-label="Views" className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-sand">
      {usual.map(([words, query]) => (
        <a key={words} href={href(query)} className="staff-view" aria-current={query === current ? 'true' : undefined}>
          {words}
        </a>
      ))}
      {own.map((view) => (
        <span key={view.id} className="flex items-center">
          <a href={href(view.query)} className="staff-view" aria-current={view.query === current ? 'true' : undefined}>
            {view.name}
          </a>
          {view.query === current && (
            <SaveForm className="block">
              <input type="hidden" name="view" value={view.id} />
              <button type="submit" name="intent" value="delete-view" className="grid min-h-11 place-items-center px-2 hover:bg-linen">
                <CloseIcon className="size-4" />
                <span className="sr-only">{`Delete the view ${view.name}`}</span>
              </button>
            </SaveForm>
          )}
        </span>
      ))}
      {!isKnown && !isNaming && (
        <Button kind="quiet" onClick={() => name(true)}>
          Save this view
        </Button>
      )}
      {!isKnown && isNaming && (
        <SaveForm className="flex items-center gap-2" onSubmit={() => name(false)}>
          <input type="hidden" name="query" value={current} />
          <label>
            <span className="sr-only">Name of the view</span>
            {/* biome-ignore lint/a11y/noAutofocus: it was just asked for */}
            <input name="name" required maxLength={60} autoFocus placeholder="Name of the view" className="staff-control" />
          </label>
          <Button type="submit" kind="secondary" name="intent" value="save-view">
            Save
          </Button>
        </SaveForm>
      )}
    </nav>
  );
}
