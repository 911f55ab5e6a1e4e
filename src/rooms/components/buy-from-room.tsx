import { CartForm } from '#cart/components/cart-form.tsx';
import { SampleButton } from '#cart/components/sample-button.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { freeSampleWords } from '#delivery/delivery.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { notify } from '#ui/notices.tsx';
import KnownRooms from '#your-rooms/components/known-rooms.tsx';
import type { FloorOnShow } from '../room.ts';

/** What the laid floor costs, and the ways on: a sample, how much is needed, into the cart. */
export default function BuyFromRoom({ floor }: { floor: FloorOnShow }) {
  const { settings } = useShopSettings();
  const { id, name, pricePence, pricePerM2Pence, unit, stock, isSampleEligible } = floor;
  const { one } = unitWords(unit);
  const add = () => {
    const isKept = cart.add({ product_id: id, quantity: 1, shownPence: pricePence });
    notify(isKept ? { text: cartMessages.added, link: { href: '/cart', words: 'View cart' } } : { text: cartMessages.addFailed, wrong: true });
  };
  return (
    <div id="room-buy" className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        {pricePerM2Pence !== null && (
          <span className="text-xl text-copper">
            <span>{`${formatPounds(pricePerM2Pence)} `}</span>
            <span className="text-md">/m²</span>
          </span>
        )}
        <span className="text-md text-muted">{`${formatPounds(pricePence)} a ${one}`}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {isSampleEligible && (
          <SampleButton
            productId={id}
            name={name}
            className={
              'inline-flex min-h-11 grow items-center justify-center rounded-control border border-stone bg-white px-4 text-md ' +
              'font-semibold hover:border-ink'
            }
          >
            {freeSampleWords(penceOf(settings.sample_postage))}
          </SampleButton>
        )}
        {stock > 0 ? (
          <CartForm intent="add" productId={id} isLive onSend={add} className="contents">
            <input type="hidden" name="quantity" value="1" />
            <Button type="submit" className="grow">
              {`Add a ${one} to cart`}
            </Button>
          </CartForm>
        ) : (
          <p className="text-md text-warn">Out of Stock</p>
        )}
      </div>
      <KnownRooms productId={id} />
      <p className="flex flex-wrap gap-x-4">
        <ButtonLink kind="quiet" href={`/products/${id}#calculator`}>
          How much do I need?
        </ButtonLink>
        <ButtonLink kind="quiet" href={`/products/${id}`}>
          {`View ${name}`}
        </ButtonLink>
      </p>
    </div>
  );
}
