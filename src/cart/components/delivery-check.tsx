import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useShownAgain } from '#ui/shown-again.ts';
import { PlaceField } from './delivery-to.tsx';
import { isPricedApart } from './priced-apart.ts';

const TotalHere = lazyPart(() => import('./total-here.tsx'));

/** On a product's page, the same for everybody: asks where to, and leads to what that costs and when it comes. */
export default function DeliveryCheck({ productId, quantity }: { productId: string; quantity: number }) {
  const [isApart, setIsApart] = useState(false);
  const shownAgain = useShownAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they may have named another place meanwhile
  useEffect(() => setIsApart(isPricedApart()), [shownAgain]);
  return (
    <form id="delivery-check" action="/delivery-charge" className="grid gap-3 border-t border-sand pt-3">
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="quantity" value={quantity} />
      <PlaceField value="" form="delivery-check" />
      {isApart && (
        <Suspense>
          <TotalHere key={shownAgain} productId={productId} quantity={quantity} />
        </Suspense>
      )}
    </form>
  );
}
