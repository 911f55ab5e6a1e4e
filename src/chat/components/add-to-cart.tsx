import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import type { Pence } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';

/** Puts what was worked out into the cart. `said`: '12 boxes'. */
export function AddToCart({
  productId,
  name,
  quantity,
  areaM2,
  totalPence,
  said,
}: {
  productId: string;
  name: string;
  quantity: number;
  areaM2: number | null;
  /** For all of them, as it was said. */
  totalPence: Pence;
  said: string;
}) {
  const add = () => {
    const isKept = cart.add({ product_id: productId, quantity, area_m2: areaM2, shownPence: Math.round(totalPence / quantity) });
    notify(isKept ? { text: cartMessages.added, link: { href: '/cart', words: 'View cart' } } : { text: cartMessages.addFailed, wrong: true });
  };
  return (
    <Button className="mt-2 px-4" onClick={add}>
      <span>{`Add ${said} to cart`}</span>
      <span className="sr-only">{`: ${name}`}</span>
    </Button>
  );
}
