import { PlaceField } from './delivery-to.tsx';

/** On a product's page, the same for everybody: asks where to, and leads to what that costs and when it comes. */
export default function DeliveryCheck({ productId, quantity }: { productId: string; quantity: number }) {
  return (
    <form id="delivery-check" action="/delivery-charge" className="border-t border-sand pt-3">
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="quantity" value={quantity} />
      <PlaceField value="" form="delivery-check" />
    </form>
  );
}
