import { Suspense } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { kitOfPage } from '#kits/kit-page.server.ts';
import { readBuying } from '#measuring/boxes.ts';
import { forEverybody, pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { listReviews } from '#reviews/queries.server.ts';
import { type Review, readReviewed, readReviewSort } from '#reviews/review.ts';
import { receiveReviewForm } from '#reviews/write-review.server.ts';
import { floorAppearance } from '#rooms/floor-appearance.ts';
import { breadcrumbJsonLd, productJsonLd } from '#seo/json-ld.ts';
import { readSettings } from '#settings/queries.server.ts';
import { freeRolls, shelfKey } from '#stock/boxes.server.ts';
import { StockWords } from '#stock/components/stock-words.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Breadcrumb, Page, Section } from '#ui/page.tsx';
import { WishButton } from '#wishlist/components/wish-button.tsx';
import { type Shop, shopContext } from '../../shop.server.ts';
import { readPage } from '../browse-state.ts';
import { listRecommended, readArchived, readProduct } from '../catalogue.server.ts';
import { sundryCategories } from '../category.ts';
import { CompareTick } from '../components/compare-tick.tsx';
import { LaterRecentlyViewed } from '../components/later.tsx';
import { PriceTag } from '../components/price-tag.tsx';
import { Purchase } from '../components/purchase.tsx';
import { RatingLine } from '../components/rating-line.tsx';
import { cutOptions, readCutForm } from '../cut-form.ts';
import { labelOf } from '../hazards/label.ts';
import type { Product } from '../product.ts';
import { isFromRoll } from '../roll-goods.ts';
import { sizeAndThickness } from '../selling-unit.ts';

import { coverageWords, identifiers, leadWords, specifications } from '../specifications.ts';
import type { Route } from './+types/product';

const NotFound = lazyPart(() => import('../components/product-not-found.tsx'));
const ProductGallery = hydrateLater(() => import('../components/product-gallery.tsx'), '#pictures');
const Freshness = hydrateLater(() => import('../components/freshness.tsx'), '#freshness', 'at once');
const SpecificationTable = hydrateLater(() => import('../components/specification-table.tsx'), '#specification table');
const ProductPapers = hydrateLater(() => import('../components/product-papers.tsx'), '#papers');
const fetchReviews = () => import('#reviews/components/reviews-section.tsx');
const ReviewsSection = hydrateLater(fetchReviews, '#reviews');
const KitSection = hydrateLater(() => import('#kits/components/kit-section.tsx'), '#kit');
const Recommended = hydrateLater(() => import('../components/recommended.tsx'), '#recommended');

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const product = await readProduct(shop, params.id);
  if (!product) {
    const archived = await readArchived(shop, params.id);
    throw data(archived, { status: archived ? 410 : 404 });
  }
  const query = new URL(request.url).searchParams;
  const sort = readReviewSort(query.get('reviews'));
  const [{ distribution, ...reviews }, recommended] = await Promise.all([
    listReviews(shop, product.id, { sort, page: readPage(query.get('reviews_page') ?? '', 10_000) ?? 1 }),
    listRecommended(shop, product, 4),
  ]);
  const meta = await metaOfProduct(shop, product, reviews.reviews);
  const cuts = isFromRoll(product) ? await planCuts(shop, product, query) : null;
  const kit = await kitOfPage(shop, product, query, readCutForm(query).wanted);
  const start = readBuying(query, cuts ? null : product.coverageCm2);
  const isSundry = sundryCategories.some((known) => known === product.category);
  const reviewed = readReviewed(query.get('reviewed'));
  return data(
    {
      product: { ...product, appearance: null },
      // In words already: what the browser need not put together is no script to wait for.
      about: isSundry ? 'About this product' : 'About this floor',
      size: sizeAndThickness(product),
      covers: [coverageWords(product), leadWords(product.leadDays)].filter(Boolean).join(' · '),
      isFloor: floorAppearance(product) !== null,
      meta,
      // What the label says stands by itself, with its pictograms.
      lines: specifications(product).filter(({ term }) => term !== 'Safety'),
      papers: { label: labelOf(product), documents: product.documents, maker: product.maker, identifiers: identifiers(product) },
      start,
      cuts,
      kit,
      sort,
      reviews,
      distribution,
      reviewed,
      recommended,
    },
    { headers: forEverybody },
  );
}

export const action = ({ context, params, request }: Route.ActionArgs) =>
  receiveReviewForm(context.get(shopContext), params.id, request, context.get(clientAddressContext));

/** Fetched with the reviews, whose forms it sends. */
export const clientAction = (sent: Route.ClientActionArgs) => fetchReviews().then(({ sendForm }) => sendForm(sent, ''));

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [{ title: 'Product not found' }];

/** What the address asks to be cut, from every roll of the product. */
async function planCuts(shop: Shop, product: Product, query: URLSearchParams) {
  const form = readCutForm(query);
  if (!form.wanted) return { form, options: [] };
  const free = await freeRolls(shop.db, [product.id]);
  return { form, options: cutOptions(product, form.wanted, (widthMm) => free.get(shelfKey(product.id, widthMm)) ?? 0) };
}

/** Made on the server: the browser needs the result only. */
async function metaOfProduct(shop: Shop, product: Product, reviews: readonly Review[]) {
  const settings = await readSettings(shop);
  const { origin } = shop.config;
  const path = `/products/${product.id}`;
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
    { name: product.category, path: `/products?${new URLSearchParams({ category: product.category })}` },
    { name: product.name, path },
  ];
  return pageMeta({
    title: product.name,
    siteName: settings.business_name,
    description: product.description,
    path,
    origin,
    // Where a link is shared the picture stands large: the first that fills that place, such as the floor in a room.
    image: product.photos.find(({ width }) => width >= 1280) ?? product.photos[0] ?? null,
    type: 'product',
    jsonLd: [productJsonLd(product, { origin, settings, reviews }), breadcrumbJsonLd(steps, origin)],
  });
}

/** Letters of a name that may take three lines beside the picture, which push the button that buys below the edge of a laptop's screen. */
const longName = 44;

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, about, size, covers, isFloor, lines, papers, start, cuts, kit, sort, reviews, distribution, reviewed, recommended } = loaderData;
  const { name, category, sku } = product;
  return (
    <Page>
      <Breadcrumb
        steps={[
          { name: 'Home', href: '/' },
          { name: 'Products', href: '/products' },
          { name: category, href: `/products?${new URLSearchParams({ category })}` },
        ]}
      />
      <div className="mt-2 grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="min-w-0 max-md:-mx-4 lg:col-span-7">
          <div className="relative lg:sticky lg:top-4">
            <ProductGallery key={product.id} product={product} />
            {isFloor && (
              <ButtonLink kind="secondary" href={`/products/${product.id}/room`} className="absolute top-2 right-2">
                See it in a room
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-4 lg:col-span-5">
          <div className="grid gap-2">
            <p className="text-sm text-muted">{`SKU ${sku} · ${product.supplier}`}</p>
            <h1 className={name.length > longName ? 'text-2xl' : 'text-2xl md:text-3xl'}>{name}</h1>
            {(size || product.rating) && (
              <div className="flex flex-wrap items-center gap-x-4">
                {size && <p className="text-muted">{size}</p>}
                {product.rating && (
                  <a href="#reviews" className="inline-flex min-h-11 items-center text-md underline decoration-sand underline-offset-4">
                    <RatingLine rating={product.rating} />
                  </a>
                )}
              </div>
            )}
          </div>
          <div className="grid gap-1 border-t border-sand pt-4">
            <PriceTag product={product} large />
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-md">
              {product.savePercent !== null && <Badge tone="sale">{`SAVE ${product.savePercent}%`}</Badge>}
              <StockWords stock={product.stock} />
              <span className="text-muted tabular-nums">{covers}</span>
            </p>
          </div>
          <Purchase key={product.id} product={product} start={start} cuts={cuts} />
          <div className="flex flex-wrap items-center gap-x-4 border-t border-sand pt-2">
            <WishButton productId={product.id} name={name} worded />
            <CompareTick product={product} />
          </div>
          <Freshness product={product} />
        </div>
      </div>
      <div className="mt-12 grid gap-12 md:mt-18 md:gap-18">
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
          <Section id="description" title={about} className="lg:col-span-7">
            <p className="max-w-measure whitespace-pre-line">{product.description}</p>
          </Section>
          <Section id="specification" title="Specification" className="lg:col-span-5">
            <SpecificationTable lines={lines} />
          </Section>
        </div>
        <ProductPapers {...papers} />
        {kit && <KitSection key={JSON.stringify([kit.asked, kit.conditions])} productId={product.id} kit={kit} />}
        <ReviewsSection
          key={product.id}
          productId={product.id}
          rating={product.rating}
          page={reviews}
          distribution={distribution}
          sort={sort}
          refused={actionData}
          reviewed={reviewed}
        />
        <Recommended products={recommended} category={category} />
      </div>
      <LaterRecentlyViewed except={product.id} />
    </Page>
  );
}

/** No such product, or none that is still sold: where to look instead. Anything else that failed is the site's error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) throw error;
  return (
    <Suspense>
      <NotFound archived={error.data} />
    </Suspense>
  );
}
