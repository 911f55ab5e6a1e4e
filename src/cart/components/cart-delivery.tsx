import type { FieldError } from '#platform/refusal.ts';
import { EuroGuide } from '#tax/components/euro-guide.tsx';
import { euroOfQuote } from '../euro-of-quote.ts';
import type { CartQuote } from '../schemas.ts';
import { CartForm } from './cart-form.tsx';
import { CollectionWords, DeliveryWords, MissingForFree, PlaceField } from './delivery-to.tsx';

type Props = { quote: CartQuote; refused: { errors: readonly FieldError[]; values: { postal_code?: string } } | undefined };

/** Where it goes and when it comes: asked once, remembered for the visit. */
export default function CartDelivery({ quote, refused }: Props) {
  const euro = euroOfQuote(quote);
  const error = refused?.errors.find(({ field }) => field === 'postal_code');
  return (
    <div id="cart-delivery" className="mt-3 grid gap-2">
      <MissingForFree quote={quote} />
      <DeliveryWords quote={quote} />
      {euro && <EuroGuide amount={euro} />}
      <CollectionWords quote={quote} />
      <CartForm intent="place" isLive={false} className="block">
        <PlaceField value={(error && refused?.values.postal_code) ?? quote.delivery_to?.postal_code ?? ''} error={error?.message} form="quantity" />
      </CartForm>
    </div>
  );
}
