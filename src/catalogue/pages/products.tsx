import { useEffect, useState } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { canonicalOfList, describeList, listControls, nameList } from '#catalogue/list-controls.ts';
import { formatShortPounds } from '#money/pence.ts';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { pagesFor } from '#search/shop-pages.ts';
import { breadcrumbJsonLd } from '#seo/json-ld.ts';
import { useMaybeShopSettings } from '#settings/components/use-shop-settings.ts';
import { readSettings } from '#settings/queries.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';
import { type Shop, shopContext } from '../../shop.server.ts';
import { type BrowseState, browseAddress, parseBrowseState } from '../browse-state.ts';
import { type CategoryCard, listCategories, listProducts } from '../catalogue.server.ts';
import { categoryNamed } from '../category.ts';
import { LaterCompareBar, LaterRecentlyViewed } from '../components/later.tsx';
import { AppliedFilters, CategoryPills, FilterSheet, ListToolbar } from '../components/list-toolbar.tsx';

import { ProductGrid, ProductGridLoading } from '../components/product-grid.tsx';
import { useListIsLoading, useListView } from '../components/use-list-navigation.ts';

import type { ProductList } from '../product-list.ts';

import type { Route } from './+types/products';

const FilterForm = hydrateLater(() => import('../components/filter-form.tsx'), '#filters');
const PaginationBar = hydrateLater(() => import('../components/pagination-bar.tsx'), 'nav[aria-label=Pages]');
const NothingFound = hydrateLater(() => import('../components/nothing-found.tsx'), '#nothing-found');

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const state = parseBrowseState(query);
  // A form sent without JavaScript names its empty fields too; the address says only what was asked.
  if ([...query.values()].includes('')) throw redirect(browseAddress(state));
  const named = categoryNamed(state.filters.category);
  if (named === null) throw data(null, { status: 404 });
  if (named !== state.filters.category) throw redirect(browseAddress({ ...state, filters: { ...state.filters, category: named } }), 301);
  const [list, categories] = await Promise.all([listProducts(shop, state), listCategories(shop)]);
  if (list.page !== state.page) throw redirect(browseAddress({ ...state, page: list.page }));
  const category = categories.find(({ name }) => name === named);
  const meta = await metaOfList(shop, state, list, category);
  const { products, total, pages, relaxed, isNearest } = list;
  const said = isNearest
    ? `No exact matches for “${state.filters.search}”. Showing the closest results.`
    : category?.description || describeList(list.total);
  const controls = listControls(state, list);
  const answers = pagesFor(state.filters.search);
  const { sample_postage_pence } = await readSettings(shop);
  const postage = sample_postage_pence > 0 && formatShortPounds(sample_postage_pence);
  return data({ state, products, total, pages, relaxed, controls, lead: said, answers, postage, meta }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [{ title: 'Products' }];

/** Made on the server: the browser needs the result only. */
async function metaOfList(shop: Shop, state: BrowseState, list: ProductList, about: CategoryCard | undefined) {
  const { business_name } = await readSettings(shop);
  const { origin } = shop.config;
  const name = nameList(state.filters);
  const { path, noindex } = canonicalOfList(state, list.total);
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
  ];
  return pageMeta({
    title: state.page > 1 ? `${name}, page ${state.page}` : name,
    siteName: business_name,
    description: about?.description || describeList(list.total),
    path,
    noindex,
    origin,
    image: about?.picture ?? list.products[0]?.photos[0] ?? null,
    jsonLd: [breadcrumbJsonLd(state.filters.category ? [...steps, { name, path }] : steps, origin)],
  });
}

export default function Products({ loaderData: { state, products, total, pages, relaxed, controls, lead, answers, postage } }: Route.ComponentProps) {
  const view = useListView();
  const isLoading = useIsSlow(useListIsLoading());
  const { name, category, browsing, shown, hasSamples } = controls;
  return (
    <Page>
      <Breadcrumb
        steps={
          category
            ? [{ name: 'Home', href: '/' }, { name: 'Products', href: '/products' }, { name: category }]
            : [{ name: 'Home', href: '/' }, { name: 'Products' }]
        }
      />
      {/* On a phone the floors themselves come first. */}
      <div className="grid items-end gap-x-6 gap-y-2 pb-2 md:pt-2 md:pb-6 lg:grid-cols-12">
        <h1 className="text-3xl lg:col-span-5">{name}</h1>
        <p className="max-w-measure text-muted max-md:sr-only lg:col-span-7">{lead}</p>
      </div>
      {answers.length > 0 && (
        <p className="mb-4 flex flex-wrap gap-x-6 bg-linen px-4 py-1 text-md">
          <span className="py-3">Looking for a page?</span>
          {answers.map(({ name, href }) => (
            <a key={href} href={href} className="py-3 font-semibold underline underline-offset-4">
              {name}
            </a>
          ))}
        </p>
      )}
      <CategoryPills pills={controls.pills} />
      {category && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-md md:mt-4 md:bg-linen md:px-4 md:py-3">
          <strong className="font-semibold">{browsing}</strong>
          {hasSamples && (
            <span className="max-md:sr-only">
              <span>Free samples available for all products</span>
              {postage && (
                <span>
                  {' '}
                  (<span>{postage}</span> postage each)
                </span>
              )}
            </span>
          )}
        </p>
      )}
      <div className="grid gap-x-8 pt-3 md:pt-6 lg:grid-cols-12">
        <aside
          aria-label="Filters"
          className={
            'order-last hidden self-start lg:sticky lg:top-0 lg:order-none lg:-mx-1 lg:-mt-4 lg:col-span-3 lg:block lg:max-h-dvh ' +
            'lg:overflow-y-auto lg:px-1 lg:pt-4 lg:pb-6 noscript:block'
          }
        >
          <FilterForm id="filters" state={state} controls={controls} />
        </aside>
        <div className="min-w-0 lg:col-span-9">
          <div className="grid gap-2 pb-3 md:gap-4 md:pb-6">
            <ListToolbar state={state}>
              <FilterSheet state={state} controls={controls} total={total} />
              <p role="status" className="text-md text-muted tabular-nums max-lg:order-last max-lg:w-full max-md:sr-only lg:grow">
                {shown}
              </p>
            </ListToolbar>
            <AppliedFilters {...controls} />
          </div>
          <h2 className="sr-only">The products</h2>
          <div aria-busy={isLoading || undefined} className={classNames(isLoading && 'pointer-events-none')}>
            {isLoading ? (
              <ProductGridLoading count={Math.max(3, products.length)} view={view} />
            ) : total === 0 ? (
              <NothingFound relaxed={relaxed} isEmptyShop={controls.isEmptyShop} />
            ) : (
              <ProductGrid products={products} view={view} />
            )}
          </div>
          <PaginationBar state={state} total={total} pages={pages} />
          <LaterCompareBar />
        </div>
      </div>
      <LaterRecentlyViewed />
    </Page>
  );
}

/** The list could not be fetched: say so, and offer the same page again. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  const phone = useMaybeShopSettings()?.settings.phone;
  return (
    <Page>
      <h1 className="text-3xl">Products</h1>
      <div role="alert" className="mt-6 grid max-w-form justify-items-start gap-4 border-2 border-error bg-error-soft p-6">
        <p className="text-lg font-semibold">Failed to fetch products</p>
        <p>
          We couldn’t load the products. Your cart is not affected.<span>{phone && ` You can also call us on ${phone}.`}</span>
        </p>
        <ButtonLink href={pathname + search} data-reload>
          Try again
        </ButtonLink>
      </div>
    </Page>
  );
}

/** True only once something has taken long enough to be noticed, so that quick answers do not flicker. */
function useIsSlow(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return setLate(false);
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isLate;
}
