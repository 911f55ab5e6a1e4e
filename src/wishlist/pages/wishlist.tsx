import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useKeptState } from '#accounts/use-kept-state.ts';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import { ProductCard, productGrid } from '#catalogue/components/product-card.tsx';
import type { ProductSummary } from '#catalogue/product.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import { Page } from '#ui/page.tsx';
import { keptWishlist, toggleWishlist, useWishlist } from '../use-wishlist.ts';
import type { Route } from './+types/wishlist';

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'My Wishlist' }];
  const description = 'The floors you put aside.';
  return pageMeta({
    title: 'My Wishlist',
    siteName: site.settings.business_name,
    description,
    path: '/wishlist',
    origin: site.origin,
    noindex: true,
  });
};

export default function Wishlist() {
  const state = useKeptState(keptWishlist);
  const isHere = state === 'here';
  const wishes = useWishlist();
  return (
    <Page>
      <h1 className="py-4 text-3xl">My Wishlist {isHere && <span className="text-muted tabular-nums">({wishes.length})</span>}</h1>
      <p className="hidden bg-warn-soft p-4 noscript:block">The wishlist is kept in your browser, which has JavaScript switched off.</p>
      {state === 'lost' && (
        <div role="alert" className="grid max-w-form justify-items-start gap-4 border-2 border-error bg-error-soft p-6">
          <p className="font-semibold">Your wishlist is safe in your account, but we could not read it just now.</p>
          <Button onClick={() => location.reload()}>Try again</Button>
        </div>
      )}
      {isHere && wishes.length === 0 && (
        <div className="grid justify-items-start gap-4 border-t border-sand py-12">
          <p className="text-xl">Your wishlist is empty</p>
          <p className="text-muted">The heart on a product keeps it here.</p>
          <ButtonLink href="/products">Browse Products</ButtonLink>
        </div>
      )}
      {isHere && wishes.length > 0 && <Wishes ids={wishes} />}
    </Page>
  );
}

function Wishes({ ids }: { ids: readonly string[] }) {
  const { load, data, state } = useFetcher<{ products: ProductSummary[] }>();
  const found = data?.products;
  const asked = ids.join(',');
  useEffect(() => {
    load(`/chosen?ids=${asked}`);
  }, [asked, load]);
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
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} eager={at < 3} foot={<WishActions product={product} />} />
          </li>
        ))}
      </ul>
      {gone.length > 0 && state === 'idle' && (
        <p className="mt-8 flex flex-wrap items-center gap-4 text-md text-muted">
          {gone.length === 1 ? 'One product on your list is' : `${gone.length} products on your list are`} no longer sold.
          <Button kind="quiet" onClick={() => gone.forEach(toggleWishlist)}>
            Remove from the list
          </Button>
        </p>
      )}
    </>
  );
}

function WishActions({ product: { id, name, stock } }: { product: ProductSummary }) {
  const add = () => {
    const isKept = cart.add({ product_id: id, quantity: 1 });
    notify(isKept ? { text: cartMessages.added, link: { href: '/cart', words: 'View cart' } } : { text: cartMessages.addFailed, wrong: true });
  };
  const remove = () => {
    toggleWishlist(id);
    notify({ text: `${name} removed from your wishlist.`, undo: () => toggleWishlist(id) });
  };
  return (
    <div className="mt-2 grid gap-2">
      {stock > 0 && (
        <Button kind="secondary" wide onClick={add}>
          Add to Cart<span className="sr-only">: {name}</span>
        </Button>
      )}
      <div className="flex flex-wrap justify-between">
        <ButtonLink kind="quiet" href={`/products/${id}`}>
          View Details<span className="sr-only">: {name}</span>
        </ButtonLink>
        <Button kind="quiet" onClick={remove}>
          Remove<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </div>
  );
}
