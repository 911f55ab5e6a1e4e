import { useEffect } from 'react';
import { Form, redirect, useFetcher } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { useKeptState } from '#accounts/use-kept-state.ts';
import { requireVisitor } from '#accounts/visitor-pages.server.ts';
import { CartForm } from '#cart/components/cart-form.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { cardPlace, ProductCard, productGrid } from '#catalogue/components/product-card.tsx';
import type { ProductSummary } from '#catalogue/product.ts';
import { uuid } from '#platform/api/route.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { notify } from '#ui/notices.tsx';
import { Page } from '#ui/page.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { wishNotSaved } from '../guest-wishlist.ts';
import { listOwnWishes, removeWish } from '../own-wishlist.server.ts';
import { keptWishlist, toggleWishlist, useWishlist } from '../use-wishlist.ts';
import type { Route } from './+types/wishlist';

/** A customer's list; a guest's is in the browser. A script then shows each change at once. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = await readVisitor(shop, request);
  const ids = visitor && (await listOwnWishes(shop, visitor.id));
  return { own: ids && { ids, products: await listSummaries(shop, ids) } };
}

/** Takes a product off a customer's list, for a browser whose scripts do not. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { id } = await requireVisitor(shop, request);
  const product = uuid.safeParse(textFields(await readForm(request), ['product_id']).product_id);
  if (product.success) await removeWish(shop, id, product.data);
  return redirect('/wishlist', { status: 303 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, wishNotSaved);

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [{ title: 'My Wishlist' }];
  const description = 'Your saved products.';
  return pageMeta({
    title: 'My Wishlist',
    siteName: site.settings.business_name,
    description,
    path: '/wishlist',
    origin: site.origin,
    noindex: true,
  });
};

export default function Wishlist({ loaderData: { own }, actionData }: Route.ComponentProps) {
  const state = useKeptState(keptWishlist);
  const isLive = state === 'here';
  const kept = useWishlist();
  const wishes = isLive ? kept : own?.ids;
  return (
    <Page>
      <h1 className="py-4 text-3xl">My Wishlist {wishes && <span className="text-muted tabular-nums">{`(${wishes.length})`}</span>}</h1>
      <ErrorSummary errors={actionData?.errors ?? []} />
      {!own && (
        <p className="hidden max-w-measure bg-warn-soft p-4 noscript:block">
          Guest wishlists need JavaScript, which is turned off in your browser. <a href="/login?next=/wishlist">Log in</a> to see the wishlist in your
          account.
        </p>
      )}
      {state === 'lost' && !own && (
        <div role="alert" className="grid max-w-form justify-items-start gap-4 border-2 border-error bg-error-soft p-6">
          <p className="font-semibold">Your wishlist is saved in your account, but we couldn’t load it.</p>
          <Button onClick={() => location.reload()}>Try again</Button>
        </div>
      )}
      {wishes?.length === 0 && (
        <div className="grid justify-items-start gap-4 border-t border-sand py-12">
          <p className="text-xl">Your wishlist is empty</p>
          <p className="text-muted">Tap the heart on a product to save it here.</p>
          <ButtonLink href="/products">Browse Products</ButtonLink>
        </div>
      )}
      {wishes && wishes.length > 0 && <Wishes ids={wishes} known={own?.products ?? null} isLive={isLive} />}
    </Page>
  );
}

type WishesProps = {
  /** Newest last. */
  ids: readonly string[];
  /** What the page brought along of them; null: a guest's list is known to the browser only. */
  known: readonly ProductSummary[] | null;
  isLive: boolean;
};

/** The products on the list, newest first. */
function Wishes({ ids, known, isLive }: WishesProps) {
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

/** What is done with one wish. `isLive`: the page's script knows the list; otherwise the browser sends the forms. */
function WishActions({ product: { id, name, stock, pricePence }, isLive }: { product: ProductSummary; isLive: boolean }) {
  const add = () => {
    const isKept = cart.add({ product_id: id, quantity: 1, shownPence: pricePence });
    notify(isKept ? { text: cartMessages.added, link: { href: '/cart', words: 'View cart' } } : { text: cartMessages.addFailed, wrong: true });
  };
  const remove = () => {
    toggleWishlist(id);
    notify({ text: `${name} removed from your wishlist.`, undo: () => toggleWishlist(id) });
  };
  return (
    <div className="mt-2 grid gap-2">
      {stock > 0 && (
        <CartForm intent="add" productId={id} isLive onSend={add}>
          <input type="hidden" name="quantity" value="1" />
          <Button kind="secondary" wide type="submit">
            Add to Cart<span className="sr-only">{`: ${name}`}</span>
          </Button>
        </CartForm>
      )}
      <div className="flex flex-wrap justify-between">
        <ButtonLink kind="quiet" href={`/products/${id}`}>
          View Details<span className="sr-only">{`: ${name}`}</span>
        </ButtonLink>
        <Form
          method="post"
          preventScrollReset
          onSubmit={(event) => {
            if (!isLive) return;
            event.preventDefault();
            remove();
          }}
        >
          <Button kind="quiet" type="submit" name="product_id" value={id}>
            Remove<span className="sr-only">{`: ${name}`}</span>
          </Button>
        </Form>
      </div>
    </div>
  );
}
