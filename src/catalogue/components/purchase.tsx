import { Suspense, useEffect, useRef, useState } from 'react';
import { CartForm } from '#cart/components/cart-form.tsx';
import { SampleButton } from '#cart/components/sample-button.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import { deliveryCharge, freeSampleWords } from '#delivery/delivery.ts';
import { areaCovered, areaToM2, readAreaM2 } from '#measuring/area.ts';
import { type Buying, chooseBoxes, oneBox } from '#measuring/boxes.ts';
import { Calculator } from '#measuring/components/calculator.tsx';
import { formatPounds, formatShortPounds, penceOf } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button } from '#ui/button.tsx';
import { hydrateLater } from '#ui/hydrate-later.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { notify } from '#ui/notices.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import type { Product } from '../product.ts';
import { countUnits, unitWords } from '../selling-unit.ts';
import type { PlannedCuts } from './cut-planner.tsx';

const FinancePanel = hydrateLater(() => import('#finance/components/finance-panel.tsx'), '#finance');
const DeliveryCheck = hydrateLater(() => import('#cart/components/delivery-check.tsx'), '#delivery-check');
const CutPlanner = hydrateLater(() => import('./cut-planner.tsx'), '#cuts');
const KnownRooms = hydrateLater(() => import('#your-rooms/components/known-rooms.tsx'), '#known-rooms');
const CustomPricing = hydrateLater(() => import('./custom-pricing.tsx'), '#ask-for-a-price');
const SaveRooms = lazyPart(() => import('#your-rooms/components/save-rooms.tsx'));
/** What shows on a phone only, and only further down, need not come before the page answers to touch. */
const BuyBar = lazyPart(() => import('./buy-bar.tsx'));

/** From "how much do I need" to the cart: calculator, quantity, total with delivery, sample, monthly terms. */
export function Purchase({ product, start, cuts }: { product: Product; start: Buying; cuts: PlannedCuts | null }) {
  const { id, name, pricePence, coverageCm2, unit, stock, isSampleEligible } = product;
  const { settings } = useShopSettings();
  const [buying, setBuying] = useState(start);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (coverageCm2 === null || cuts) return;
    import('#measuring/measured.ts').then(
      ({ carryMeasured }) => carryMeasured(buying, start, coverageCm2, setBuying),
      () => {},
    );
  }, [buying, start, coverageCm2, cuts]);
  const words = unitWords(unit);
  const goods = buying.quantity * pricePence;
  const terms = {
    free_delivery_over_pence: penceOf(settings.free_delivery_over),
    delivery_charge_pence: penceOf(settings.delivery_charge),
  };
  const delivery = deliveryCharge(terms, goods);
  const isUnclear = buying.mode === 'unclear';
  const problem = isUnclear ? `Please check the measurements, or enter the number of ${words.many}.` : stockProblem(product, buying.quantity);

  const add = () => {
    if (problem) return;
    const area = buying.mode === 'area' ? readAreaM2(buying.area).area : undefined;
    const isKept = cart.add({
      product_id: id,
      quantity: buying.quantity,
      area_m2: area === undefined ? null : areaToM2(area),
      shownPence: pricePence,
    });
    notify(isKept ? { text: cartMessages.added, link: { href: '/cart', words: 'View cart' } } : { text: cartMessages.addFailed, wrong: true });
  };
  return (
    <div className="grid gap-4">
      {product.remnantLengthMm ? null : coverageCm2 === null ? (
        <CustomPricing />
      ) : cuts ? (
        <CutPlanner productId={id} {...cuts} />
      ) : (
        <>
          <Calculator
            buying={buying}
            onChange={setBuying}
            onReset={() => setBuying(oneBox)}
            coverageCm2={coverageCm2}
            pricePence={pricePence}
            soldIn={words}
            action={`/products/${id}`}
            Keep={SaveRooms}
          />
          <KnownRooms productId={id} coverageCm2={coverageCm2} onChange={setBuying} />
        </>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <QuantityStepper
          quantity={buying.quantity}
          many={words.many}
          form="buy"
          describedBy="quantity-problem"
          onChange={(quantity) => setBuying((now) => chooseBoxes(now, quantity, coverageCm2))}
        />
        <div ref={button} className="min-w-48 grow">
          <CartForm intent="add" productId={id} id="buy" isLive onSend={add}>
            <input type="hidden" name="area" value={buying.mode === 'area' ? buying.area : ''} />
            <Button wide type="submit" className="min-h-12 text-base" aria-disabled={problem !== null || undefined}>
              {stock > 0 ? (
                <>
                  <span className="noscript:hidden">{`Add ${countUnits(buying.quantity, unit)} to cart`}</span>
                  <span className="hidden noscript:inline">Add to cart</span>
                </>
              ) : (
                'Out of Stock'
              )}
            </Button>
          </CartForm>
        </div>
      </div>
      <p id="quantity-problem" role="status" className={problem ? 'text-md font-semibold text-warn' : 'sr-only'}>
        {problem}
      </p>
      {coverageCm2 !== null && (
        <p className="text-md text-muted tabular-nums">
          {`${countUnits(buying.quantity, unit)} ${buying.quantity === 1 ? 'covers' : 'cover'} ` +
            `${areaToM2(areaCovered(buying.quantity, coverageCm2))} m²`}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-y-1 border-t border-sand pt-3 text-md tabular-nums">
        <dt className="text-muted">{countUnits(buying.quantity, unit)}</dt>
        <dd className="text-right">{formatPounds(goods)}</dd>
        <dt className="text-muted">{`Delivery${delivery > 0 ? ` (free from ${formatShortPounds(terms.free_delivery_over_pence)})` : ''}`}</dt>
        <dd className="text-right">{delivery === 0 ? 'Free' : formatPounds(delivery)}</dd>
        <dt className="pt-1 text-lg font-semibold">Total inc. VAT</dt>
        <dd className="pt-1 text-right text-lg font-semibold">
          <span role="status">{formatPounds(goods + delivery)}</span>
        </dd>
      </dl>
      <DeliveryCheck productId={id} quantity={buying.quantity} />
      {isSampleEligible ? (
        <SampleButton
          productId={id}
          name={name}
          className={
            'inline-flex min-h-12 w-full items-center justify-center rounded-control border border-stone bg-white px-6 text-md ' +
            'font-semibold hover:border-ink'
          }
        >
          {freeSampleWords(penceOf(settings.sample_postage))}
        </SampleButton>
      ) : (
        <p className="text-md text-muted">{cartMessages.sampleRefused}</p>
      )}
      {!problem && <FinancePanel totalPence={goods} product={{ id, quantity: buying.quantity }} />}
      {/* What is cut to rooms is bought as its plan says, not by the metre in passing. */}
      {!cuts && (
        <Suspense>
          <BuyBar watch={button} total={formatPounds(goods)} says={countUnits(buying.quantity, unit)} isOff={problem !== null} onAdd={add} />
        </Suspense>
      )}
    </div>
  );
}

/** Why so many cannot go into the cart now; null when they can. */
function stockProblem({ stock, unit }: Product, quantity: number): string | null {
  if (stock <= 0) return 'Out of stock. Call us to find out when it’s back.';
  return quantity > stock ? `We only have ${countUnits(stock, unit)} in stock. Please reduce the quantity, or call us.` : null;
}
