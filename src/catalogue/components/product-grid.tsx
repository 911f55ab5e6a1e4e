import { classNames } from '#ui/class-names.ts';
import type { ProductSummary } from '../product.ts';
import { CompareTick } from './compare-tick.tsx';
import { cardPlace, ProductCard, productGrid } from './product-card.tsx';
import type { ListView } from './use-list-navigation.ts';

const rows = 'grid gap-y-6 divide-y divide-sand';

/** The products of the list. The first row's pictures come at once, the rest as they come near. */
export function ProductGrid({ products, view }: { products: readonly ProductSummary[]; view: ListView }) {
  return (
    <ul className={view === 'grid' ? productGrid : rows}>
      {products.map((product, at) => (
        <li key={product.id} className={view === 'row' ? 'min-w-0 pb-6' : cardPlace}>
          <ProductCard product={product} layout={view} eager={at < 3} first={at === 0} foot={<CompareTick product={product} form="compare" />} />
        </li>
      ))}
    </ul>
  );
}

/** The list's shape while it is on its way. */
export function ProductGridLoading({ count, view }: { count: number; view: ListView }) {
  const shapes = Array.from({ length: count }, (_, at) => `shape ${at}`);
  return (
    <ul aria-hidden="true" className={view === 'grid' ? productGrid : rows}>
      {shapes.map((shape) => (
        <li key={shape} className={classNames('animate-pulse', view === 'row' ? 'grid grid-cols-12 gap-x-4 pb-6 md:gap-x-6' : 'card-place')}>
          <div className={classNames('aspect-photo bg-linen', view === 'row' && 'col-span-5 md:col-span-3')} />
          <div className={classNames('grid content-start gap-2', view === 'row' ? 'col-span-7 md:col-span-9' : 'pt-3')}>
            <div className="h-6 w-4/5 bg-linen" />
            <div className="h-4 w-1/2 bg-linen" />
            <div className="h-6 w-2/3 bg-linen" />
            <div className="h-4 w-1/3 bg-linen" />
            <div className="h-11 w-full bg-linen" />
          </div>
        </li>
      ))}
    </ul>
  );
}
