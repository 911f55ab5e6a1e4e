import { Form } from 'react-router';
import { CartForm } from '#cart/components/cart-form.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import { toggleWishlist } from '../use-wishlist.ts';

/** What is done with one wish. `isLive`: the page's script knows the list; otherwise the browser sends the forms. */
export function WishActions({ product: { id, name, stock, pricePence }, isLive }: { product: ProductSummary; isLive: boolean }) {
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
