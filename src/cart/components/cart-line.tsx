import { type RefObject, useEffect, useRef } from 'react';
import { cutToSize, isCutToSize } from '#catalogue/cut-to-size.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { notify } from '#ui/notices.tsx';
import { Picture } from '#ui/picture.tsx';
import { Precautions } from '#ui/precautions.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import type { CartItem } from '../guest-cart.ts';
import { lineProblemWords } from '../line-problem-words.ts';
import type { CartQuoteItem } from '../schemas.ts';
import { cartLines } from '../use-cart-lines.ts';
import { CartForm } from './cart-form.tsx';
import type { LotChoiceProps } from './lot-choice.tsx';

/** Where it does not come, what is wrong is said all the same, and a choice waits until it does. */
const LotChoice = hydrateLater<LotChoiceProps>(() => import('./lot-choice.tsx').catch(() => ({ default: () => null })), '[data-lots]');

/** Says so when the price is not the one that the shopper was shown last, until they have taken note of it. */
const PriceChange = hydrateLater<LotChoiceProps>(() => import('./price-change.tsx').catch(() => ({ default: () => null })), '[data-price-change]');

type Props = {
  item: CartItem;
  priced: CartQuoteItem;
  /** Whether the page's script changes the cart; before it is awake, and without one, the forms do. */
  isLive: boolean;
  /** What was typed for its quantity, and why that was refused. */
  refused?: { typed: string; message: string };
  /** Called when it is taken out of the cart: the focus is then to find another place. */
  onRemove: () => void;
};

/** A line of the cart: what is kept of it (`item`) with what the server says of it now (`priced`). */
export function CartLine({ item, priced, isLive, refused, onRemove }: Props) {
  const { product_id: id, is_sample: isSample, quantity, cut_plan_id: planId } = item;
  const [image] = priced.product_images;
  const { cuts } = priced;
  const words = unitWords(priced.unit);
  const isGone = priced.problem === 'gone';
  const lineId = planId ? `cut-${planId}` : `${isSample ? 'sample' : 'quantity'}-${id}`;
  // What was too many may be fewer by now: it is priced in a moment.
  const isFewer = priced.problem === 'too-many' && quantity <= priced.available && quantity !== priced.quantity;
  const problem = isFewer ? null : lineProblemWords({ ...priced, quantity });
  const agreed = !problem && priced.lots?.agreed ? priced.lots.words : null;
  const line = useRef<HTMLLIElement>(null);
  const focus = useKeptFocus(line, '[data-lots] button', 'h2 a');
  const { seen_price: seen } = item;
  const isPriced = !isSample && !isGone;
  const isNew = isPriced && seen == null;
  useEffect(() => {
    if (isNew && isLive) cartLines.seePrice(item, priced.shelf_price);
  }, [isNew, isLive, item, priced.shelf_price]);
  const remove = () => {
    const putBack = cartLines.remove(item);
    onRemove();
    notify({ text: `${isSample ? 'Sample of ' : ''}${priced.product_name} removed.`, undo: putBack });
  };
  const called = `${isSample ? 'the sample of ' : ''}${priced.product_name}${cuts ? ` for ${cuts.rooms}` : ''}`;
  return (
    <li ref={line} {...focus} className="grid grid-cols-12 gap-x-4 gap-y-3 border-t border-sand py-6">
      <div className="col-span-4 md:col-span-3">
        {image && (
          <Picture
            picture={{ imageId: image.image_id, width: image.width, height: image.height, placeholder: image.placeholder, alt: '' }}
            sizes="(min-width: 48rem) 11rem, 30vw"
            className="aspect-photo w-full object-cover"
          />
        )}
      </div>
      <div className="col-span-8 grid content-start gap-1 md:col-span-9">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-sans text-base font-medium tracking-normal">
            {isGone ? (
              priced.product_name
            ) : (
              <a href={`/products/${id}`} className="hover:underline">
                {priced.product_name}
              </a>
            )}
          </h2>
          <p className="font-semibold tabular-nums">{isSample ? 'Free' : priced.total_price > 0 && formatPounds(penceOf(priced.total_price))}</p>
        </div>
        {priced.size && <p className="text-md text-muted">{priced.size}</p>}
        <p className="text-md text-muted tabular-nums">
          {isSample
            ? `Sample, ${formatPounds(penceOf(priced.sample_shipping_cost))} postage`
            : cuts
              ? cuts.amount
              : !isGone && `${formatPounds(penceOf(priced.product_price))} per ${words.one}${covers(priced, quantity)}`}
        </p>
        {cuts && <p className="text-md text-muted tabular-nums">{cuts.words}</p>}
        {!isSample && isCutToSize(priced.unit) && <p className="text-md text-muted">{cutToSize}</p>}
        {priced.hazards && <p className="text-md">{priced.hazards}</p>}
        <Precautions of={priced.precautions} name={called} />
        {isSample && <Badge className="justify-self-start">Free sample</Badge>}
        <div className={agreed ? 'flex flex-wrap items-center gap-x-4' : 'contents'}>
          {/* Always there, so that it is read out when it changes. */}
          <p id={`${lineId}-problem`} role="status" className={problem ? 'text-md font-semibold text-warn' : agreed ? 'text-md' : 'sr-only'}>
            {problem ?? agreed}
          </p>
          {priced.lots && <LotChoice item={item} priced={priced} isLive={isLive} />}
        </div>
        {priced.problem === 'too-many' && (
          <CartForm intent="quantity" productId={id} isLive={isLive} onSend={() => cartLines.changeTo(item, priced.available, priced.unit)}>
            <input type="hidden" name="quantity" value={priced.available} />
            <Button kind="secondary" type="submit">
              {`Change to ${countUnits(priced.available, priced.unit)}`}
            </Button>
          </CartForm>
        )}
        {isPriced && seen != null && seen !== priced.shelf_price && <PriceChange item={item} priced={priced} isLive={isLive} />}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {planId && !isGone && (
            <a
              href={cuts?.change ?? `/products/${id}#cuts`}
              className="inline-flex min-h-11 items-center text-md font-semibold text-lough underline underline-offset-4"
            >
              Change the rooms
            </a>
          )}
          {!isSample && !isGone && !planId && (
            <CartForm intent="quantity" productId={id} isLive={isLive} className="flex flex-wrap items-center gap-3">
              <QuantityStepper
                id={lineId}
                describedBy={`${lineId}-problem`}
                label={`Quantity of ${priced.product_name}`}
                quantity={quantity}
                many={words.many}
                refused={refused}
                onChange={(to) => cartLines.setQuantity(id, to)}
              />
              <span className="hidden noscript:contents">
                <Button type="submit" kind="quiet">
                  Update<span className="sr-only">{` the quantity of ${priced.product_name}`}</span>
                </Button>
              </span>
            </CartForm>
          )}
          <CartForm intent="remove" productId={id} isSample={isSample} cutPlanId={planId} isLive={isLive} onSend={remove}>
            <button
              type="submit"
              data-remove-line
              className={
                '-ml-2 min-h-11 px-2 text-md font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
                'hover:decoration-lough'
              }
            >
              Remove<span className="sr-only">{` ${called}`}</span>
            </button>
          </CartForm>
        </div>
      </div>
    </li>
  );
}

/** A button that goes away with what it did leaves the focus at the first of `places` that there is, within the element. */
function useKeptFocus(within: RefObject<HTMLElement | null>, ...places: string[]) {
  const had = useRef<Element>(null);
  useEffect(() => {
    if (!had.current || had.current.isConnected || document.activeElement !== document.body) return;
    had.current = null;
    const found = places.map((place) => within.current?.querySelector<HTMLElement>(place)).find(Boolean);
    found?.focus();
  });
  return {
    onFocus: ({ target }: { target: Element }) => {
      had.current = target;
    },
    onBlur: () => {
      had.current = null;
    },
  };
}

function covers({ coverage_m2 }: CartQuoteItem, quantity: number): string {
  return coverage_m2 === null ? '' : ` · covers ${Math.round(coverage_m2 * quantity * 10_000) / 10_000} m²`;
}
