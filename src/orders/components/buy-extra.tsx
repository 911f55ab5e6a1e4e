import { useId, useState } from 'react';
import { CartForm } from '#cart/components/cart-form.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { notify } from '#ui/notices.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import type { SoldProduct } from '../read-order-page.server.ts';

/** For a room that turned out larger: a few more boxes of the same. */
export function BuyExtra({ product, name }: { product: SoldProduct; name: string }) {
  const [quantity, setQuantity] = useState(1);
  const id = useId();
  const { many } = unitWords(product.unit);
  if (product.stock <= 0) return <p className="text-muted">Out of stock at the moment.</p>;
  const enough = Math.min(quantity, product.stock);
  const add = () => {
    const isKept = cart.add({ product_id: product.id, quantity: enough, shownPence: product.pricePence });
    notify(isKept ? { text: cartMessages.added, link: { href: '/cart', words: 'View cart' } } : { text: cartMessages.addFailed, wrong: true });
  };
  return (
    <details className="group/extra print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough">
        <span>{`Buy extra ${many}`}</span>
        <span className="sr-only">{` of ${name}`}</span>
        <ChevronDownIcon className="size-4 transition-transform group-open/extra:rotate-180" />
      </summary>
      <CartForm intent="add" productId={product.id} isLive onSend={add} className="grid justify-items-start gap-3 pt-2 pb-3">
        <QuantityStepper id={id} label={`Extra ${many} of ${name}`} quantity={enough} many={many} onChange={setQuantity} />
        <p className="text-muted">
          Shades can vary between batches: open a box and compare before laying. <span>{countUnits(product.stock, product.unit)}</span> in stock.
        </p>
        <Button type="submit" kind="secondary">
          {`Add ${countUnits(enough, product.unit)} to cart`}
        </Button>
      </CartForm>
    </details>
  );
}
