import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { cardPlace, ProductCard, productGrid } from '#catalogue/components/product-card.tsx';
import type { ProductSummary } from '#catalogue/product.ts';
import { Button } from '#ui/button.tsx';
import { toggleWishlist } from '../use-wishlist.ts';
import { WishActions } from './wish-actions.tsx';

type Props = {
  /** Newest last. */
  ids: readonly string[];
  /** What the page brought along of them; null: a guest's list is known to the browser only. */
  known: readonly ProductSummary[] | null;
  isLive: boolean;
};

/** The products on the list, newest first. */
export function Wishes({ ids, known, isLive }: Props) {
  const { load, data, state } = useFetcher<{ products: ProductSummary[] }>();
  const asked = ids.join(',');
  useEffect(() => {
    if (isLive) load(`/chosen?ids=${asked}`);
  }, [asked, isLive, load]);
  const found = data?.products ?? known;
  if (!found) {
    return (
      <ul aria-hidden="true" className={productGrid}>
        {ids.map((id) => (
          <li key={id} className="animate-pulse">
            <div className="aspect-photo bg-linen" />
            <div className="mt-3 h-6 w-2/3 bg-linen" />
          </li>
        ))}
      </ul>
    );
  }
  const newestFirst = ids.toReversed().flatMap((id) => found.find((product) => product.id === id) ?? []);
  const gone = ids.filter((id) => !found.some((product) => product.id === id));
  return (
    <>
      <h2 className="sr-only">The products</h2>
      <ul className={productGrid}>
        {newestFirst.map((product, at) => (
          <li key={product.id} className={cardPlace}>
            <ProductCard product={product} eager={at < 3} foot={<WishActions product={product} isLive={isLive} />} />
          </li>
        ))}
      </ul>
      {gone.length > 0 && state === 'idle' && (!isLive || data) && (
        <p className="mt-8 flex flex-wrap items-center gap-4 text-md text-muted">
          <span>{gone.length === 1 ? 'One product on your list is' : `${gone.length} products on your list are`}</span> no longer sold.
          {isLive && (
            <Button kind="quiet" onClick={() => gone.forEach(toggleWishlist)}>
              Remove from list
            </Button>
          )}
        </p>
      )}
    </>
  );
}
