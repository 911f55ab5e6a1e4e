import { writeCartCookie } from '#cart/cart-cookie.ts';
import { CartForm } from '#cart/components/cart-form.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart, keptCart } from '#cart/use-cart.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import { buyAgain, missingWords, withoutSamplesIn } from '../buy-again.ts';
import type { OrderLine } from '../order.ts';
import type { SoldProduct } from '../read-order-page.server.ts';

/** Puts what was ordered into the cart once more, and says what cannot be had any longer. */
export function BuyAgain({ lines, products }: { lines: readonly OrderLine[]; products: readonly SoldProduct[] }) {
  const again = buyAgain(lines, products);
  const missing = missingWords(again);
  const add = () => {
    const kept = withoutSamplesIn(again.items, keptCart.read()).map((item) =>
      item.is_sample
        ? cart.addSample(item.product_id) === null
        : cart.add({
            product_id: item.product_id,
            quantity: item.quantity,
            area_m2: item.area_m2,
            shownPence: products.find(({ id }) => id === item.product_id)?.pricePence ?? 0,
          }),
    );
    if (kept.includes(false)) notify({ text: cartMessages.addFailed, wrong: true });
    else notify({ text: `${cartMessages.added}${missing && ` ${missing}`}`, link: { href: '/cart', words: 'View cart' } });
  };
  return (
    <div className="grid gap-2">
      {again.items.length > 0 && (
        <CartForm intent="put-back" isLive onSend={add}>
          <input type="hidden" name="lines" value={writeCartCookie({ by: 'browser', cart: { items: again.items } })} />
          <Button type="submit" kind="secondary" wide>
            Buy again
          </Button>
        </CartForm>
      )}
      {missing && <p className="text-md text-muted">{missing}</p>}
    </div>
  );
}
