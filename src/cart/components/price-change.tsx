import { formatPounds, penceOf } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import type { CartItem } from '../guest-cart.ts';
import type { CartQuoteItem } from '../schemas.ts';
import { cartLines } from '../use-cart-lines.ts';
import { CartForm } from './cart-form.tsx';

type Props = { item: CartItem; priced: CartQuoteItem; isLive: boolean };

/** The price that the shopper was shown last, and today's, until they have taken note of it. */
export default function PriceChange({ item, priced: { shelf_price: price, product_name }, isLive }: Props) {
  return (
    <div data-price-change className="flex flex-wrap items-center gap-x-4 bg-warn-soft px-3 py-1 text-md">
      <p className="py-2">
        The price has changed from <span>{formatPounds(penceOf(item.seen_price ?? 0))}</span> to <span>{formatPounds(penceOf(price))}</span>.
      </p>
      <CartForm intent="seen" productId={item.product_id} cutPlanId={item.cut_plan_id} isLive={isLive} onSend={() => cartLines.seePrice(item, price)}>
        <input type="hidden" name="price" value={price.toFixed(2)} />
        <Button kind="quiet" type="submit">
          OK<span className="sr-only">{`, the new price of ${product_name}`}</span>
        </Button>
      </CartForm>
    </div>
  );
}
