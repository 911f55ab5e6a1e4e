// biome-ignore-all lint/a11y/noRedundantRoles: laid out otherwise on a narrow screen, a table is none to some browsers unless its roles are said
import type { CSSProperties } from 'react';
import { data } from 'react-router';
import { forEverybody } from '#platform/http/cached-pages.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';

import { Picture, pictureStyle } from '#ui/picture.tsx';

import { shopContext } from '../../shop.server.ts';
import { readProducts } from '../catalogue.server.ts';
import { PriceTag } from '../components/price-tag.tsx';
import { comparisonOf } from '../specifications.ts';
import { comparedIds } from '../use-compared.ts';
import type { Route } from './+types/compare';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const ids = comparedIds(new URL(request.url).searchParams).filter(isUuid);
  const found = await readProducts(shop, ids);
  const products = found.filter((product) => product !== null).map((product) => ({ ...product, appearance: null }));
  return data({ products, rows: comparisonOf(products) }, { headers: forEverybody });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'Compare' }];
  const description = 'Up to four products side by side, with what differs marked.';
  return pageMeta({ title: 'Compare', siteName: site.settings.business_name, description, path: '/compare', origin: site.origin, noindex: true });
};

export default function Compare({ loaderData: { products, rows } }: Route.ComponentProps) {
  const differing = rows.filter((row) => row.differs).length;
  const addressWithout = (id: string) =>
    `/compare?ids=${products
      .filter((product) => product.id !== id)
      .map((product) => product.id)
      .join(',')}`;
  return (
    <Page>
      <Breadcrumb steps={[{ name: 'Home', href: '/' }, { name: 'Products', href: '/products' }, { name: 'Compare' }]} />
      <h1 className="pt-2 pb-4 text-3xl">Compare</h1>
      {products.length === 0 ? (
        <div className="grid justify-items-start gap-4 border-t border-sand py-12">
          <p className="text-xl">Nothing to compare yet</p>
          <p className="text-muted">Tick ‘Compare’ on up to four products in the list.</p>
          <ButtonLink href="/products">Browse Products</ButtonLink>
        </div>
      ) : (
        <>
          {products.length > 1 && <p className="pb-4 text-md text-muted">{`${differing} of ${rows.length} lines differ; they are marked.`}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must be reachable by keyboard */}
          <section aria-label="Comparison" tabIndex={0} className="overflow-x-auto">
            <table role="table" className="compared w-full text-md" style={{ '--products': products.length } as CSSProperties}>
              <thead role="rowgroup">
                <tr role="row">
                  <td role="cell" className="min-w-28" />
                  {products.map((product) => (
                    <th
                      key={product.id}
                      scope="col"
                      role="columnheader"
                      className="w-1/4 px-3 pb-4 text-left align-top font-regular max-md:w-auto md:min-w-40"
                    >
                      {product.photos[0] && (
                        <Picture
                          picture={product.photos[0]}
                          sizes="(min-width: 80rem) 17rem, 40vw"
                          eager
                          className="aspect-photo w-full object-cover"
                          style={pictureStyle(product.photos[0])}
                        />
                      )}
                      <a
                        href={`/products/${product.id}`}
                        className="mt-3 block font-medium underline decoration-sand underline-offset-4 hover:decoration-ink"
                      >
                        {product.name}
                      </a>
                      <div className="mt-1">
                        <PriceTag product={product} />
                      </div>
                      <a
                        href={addressWithout(product.id)}
                        className="inline-flex min-h-11 items-center text-lough underline decoration-sand underline-offset-4"
                      >
                        Remove<span className="sr-only">{` ${product.name}`}</span>
                      </a>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {rows.map(({ term, values, differs }) => (
                  <tr key={term} role="row" className={differs ? 'border-t border-sand bg-warn-soft' : 'border-t border-sand'}>
                    <th scope="row" role="rowheader" className="p-3 text-left align-top font-regular text-muted">
                      <span>{term}</span>
                      {differs && <span className="sr-only"> (differs)</span>}
                    </th>
                    {values.map((value, at) => (
                      <td
                        key={products[at]?.id}
                        role="cell"
                        className={differs ? 'p-3 align-top font-semibold tabular-nums' : 'p-3 align-top tabular-nums'}
                      >
                        {value ?? <span className="font-regular text-muted">Not stated</span>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </Page>
  );
}
