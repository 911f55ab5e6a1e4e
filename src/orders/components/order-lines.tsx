import { useId, useState } from 'react';
import { CartForm } from '#cart/components/cart-form.tsx';
import { cartMessages } from '#cart/guest-cart.ts';
import { cart } from '#cart/use-cart.ts';
import { cutToSize } from '#catalogue/cut-to-size.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { rateText } from '#money/vat.ts';
import { sayDate } from '#platform/say-date.ts';
import { vatName } from '#tax/vat-words.ts';
import { Button } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { notify } from '#ui/notices.tsx';
import { Picture } from '#ui/picture.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { leftToSend } from '../left-to-send.ts';
import { isCollected, type Order, type OrderLine } from '../order.ts';
import type { SoldProduct } from '../read-order-page.server.ts';
import { CutList } from './cut-list.tsx';
import { LotsOfLine } from './lots-of-line.tsx';

type Props = { lines: readonly OrderLine[]; products: readonly SoldProduct[]; isDelivered: boolean };

/** What was ordered, each with its picture and a way to its page while it is sold; samples apart. */
export function OrderLines({ lines, products, isDelivered }: Props) {
  const goods = lines.filter((line) => !line.isSample);
  const samples = lines.filter((line) => line.isSample);
  return (
    <>
      {goods.length > 0 && <Lines id="goods" title="What you ordered" lines={goods} products={products} isDelivered={isDelivered} />}
      {samples.length > 0 && (
        <Lines
          id="samples"
          title={samples.length === 1 ? 'Your free sample' : 'Your free samples'}
          lines={samples}
          products={products}
          isDelivered={isDelivered}
        />
      )}
    </>
  );
}

function Lines({ id, title, lines, products, isDelivered }: Props & { id: string; title: string }) {
  return (
    <section aria-labelledby={id} className="pb-6">
      <h2 id={id} className="pb-4 text-xl">
        {title}
      </h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} product={products.find((product) => product.id === line.productId) ?? null} isDelivered={isDelivered} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, product, isDelivered }: { line: OrderLine; product: SoldProduct | null; isDelivered: boolean }) {
  const { name, sku, quantity, unitPence, isSample, refundedQuantity, sentQuantity, areaMilliM2, cuts, roll, cutAt } = line;
  const photo = product?.photo;
  return (
    <li className="grid grid-cols-12 gap-x-4 border-t border-sand py-4">
      <div className="col-span-4 sm:col-span-3 lg:col-span-2">
        {photo ? (
          <Picture picture={{ ...photo, alt: '' }} sizes="(min-width: 64rem) 9rem, 30vw" className="aspect-photo w-full object-cover" />
        ) : (
          <div className="aspect-photo bg-linen" />
        )}
      </div>
      <div className="col-span-8 grid content-start gap-1 text-md sm:col-span-9 lg:col-span-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h3 className="font-sans text-base font-medium tracking-normal">
            {product ? (
              <a href={`/products/${product.id}`} className="underline-offset-4 hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="font-semibold tabular-nums">{isSample ? 'Free' : formatPounds(unitPence * quantity)}</p>
        </div>
        <p className="text-muted tabular-nums">
          {isSample
            ? `Sample, ${sku}`
            : `${cuts ? cuts.amount : `${product ? countUnits(quantity, product.unit) : quantity} at ${formatPounds(unitPence)}`}, ${sku}`}
        </p>
        <LotsOfLine line={line} />
        {roll && <p className="text-muted">{cutAt ? `We cut it on ${sayDate(cutAt)}.` : cutToSize}</p>}
        {areaMilliM2 !== null && <p className="text-muted tabular-nums">{`For ${areaMilliM2 / 1000} m²`}</p>}
        {sentQuantity > 0 && leftToSend(line) > 0 && <p className="tabular-nums">{`${sentQuantity} sent, ${leftToSend(line)} still to come`}</p>}
        {refundedQuantity > 0 && <p className="font-semibold text-copper tabular-nums">{cuts ? 'Refunded' : `${refundedQuantity} refunded`}</p>}
        {!product && <p className="text-muted">No longer sold.</p>}
        {product && !isSample && isDelivered && (
          <a
            href={`/products/${product.id}#write-review`}
            className={
              'inline-flex min-h-11 items-center justify-self-start font-semibold text-lough underline decoration-sand decoration-2 ' +
              'underline-offset-4 print:hidden'
            }
          >
            Write a review<span className="sr-only">{` of ${name}`}</span>
          </a>
        )}
        {product && !isSample && !roll && <BuyExtra product={product} name={name} lots={line.lots} />}
      </div>
      {/* On a phone the drawing is given the whole width. */}
      <div className="col-span-12 sm:col-span-9 sm:col-start-4 lg:col-span-10 lg:col-start-3">
        <CutList cuts={cuts} />
      </div>
    </li>
  );
}

/** For a room that turned out larger: a few more boxes of the same. */
function BuyExtra({ product, name, lots }: { product: SoldProduct; name: string; lots: OrderLine['lots'] }) {
  const [quantity, setQuantity] = useState(1);
  const id = useId();
  const { many } = unitWords(product.unit);
  if (product.stock <= 0) return <p className="text-muted">Out of stock at the moment.</p>;
  const enough = Math.min(quantity, product.stock);
  const same = sameLot(lots, product.lots);
  const add = () => {
    const isKept = cart.add({ product_id: product.id, quantity: enough, lot_id: same?.id, shownPence: product.pricePence });
    notify(isKept ? { text: cartMessages.added, link: { href: '/cart', words: 'View cart' } } : { text: cartMessages.addFailed, wrong: true });
  };
  return (
    <details className="group/extra print:hidden">
      <summary
        className={
          'inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-lough underline decoration-sand ' +
          'decoration-2 underline-offset-4 hover:decoration-lough'
        }
      >
        <span>{`Buy extra ${many}`}</span>
        <span className="sr-only">{` of ${name}`}</span>
        <ChevronDownIcon className="size-4 transition-transform group-open/extra:rotate-180" />
      </summary>
      <CartForm intent="add" productId={product.id} isLive onSend={add} className="grid justify-items-start gap-3 pt-2 pb-3">
        <QuantityStepper id={id} label={`Extra ${many} of ${name}`} quantity={enough} many={many} onChange={setQuantity} />
        {same && <input type="hidden" name="lot_id" value={same.id} />}
        <p className="text-muted">
          <span>{batchWords(lots, same, product.unit)}</span> <span>{countUnits(product.stock, product.unit)}</span> in stock.
        </p>
        <Button type="submit" kind="secondary">
          {`Add ${countUnits(enough, product.unit)} to cart`}
        </Button>
      </CartForm>
    </details>
  );
}

/** Of the lots that a line came from, the one that most can still be had of; null where none of them is left, or none was noted. */
function sameLot(lots: OrderLine['lots'], free: SoldProduct['lots']) {
  const left = lots.flatMap((lot) => free.filter(({ id, free: there }) => id === lot.id && there > 0).map((there) => ({ ...lot, ...there })));
  return left.toSorted((a, b) => b.free - a.free)[0] ?? null;
}

function batchWords(lots: OrderLine['lots'], same: ReturnType<typeof sameLot>, unit: string): string {
  if (same) return `We still have ${countUnits(same.free, unit)} of your batch${same.number && ` ${same.number}`}. Extra boxes will come from it.`;
  const compare = 'Shades can vary between batches: open a box and compare before laying.';
  return lots.length ? `Your batch has sold out. ${compare}` : compare;
}

type OrderTotalsProps = {
  order: Pick<Order, 'delivery' | 'lines' | 'goodsPence' | 'samplePostagePence' | 'deliveryPence' | 'totalPence' | 'refundedPence' | 'vat'>;
  refundsUnderWayPence: Pence;
};

/** What an order comes to, line by line, with what was paid back of it. */
export function OrderTotals({ order, refundsUnderWayPence }: OrderTotalsProps) {
  const samples = order.lines.filter((line) => line.isSample).length;
  const hasGoods = order.lines.length > samples;
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className="sr-only">
        Totals
      </h2>
      <dl className="grid grid-cols-2 gap-y-2 border-t-2 border-ink pt-4 text-md tabular-nums">
        {hasGoods && <Sum term="Products" value={formatPounds(order.goodsPence)} />}
        {hasGoods && (
          <Sum term={isCollected(order) ? 'Collection' : 'Delivery'} value={order.deliveryPence === 0 ? 'FREE' : formatPounds(order.deliveryPence)} />
        )}
        {samples > 0 && !isCollected(order) && (
          <Sum term={`Postage for ${samples} ${samples === 1 ? 'sample' : 'samples'}`} value={formatPounds(order.samplePostagePence)} />
        )}
        <dt className="border-t border-sand pt-3 text-lg font-semibold">Total</dt>
        <dd className="border-t border-sand pt-3 text-right font-display text-xl">{formatPounds(order.totalPence)}</dd>
        {order.vat.byRate.map(({ basisPoints, vatPence }) => (
          <Sum key={basisPoints} term={`${vatName(order.vat.country)} included at ${rateText(basisPoints)}`} value={formatPounds(vatPence)} quiet />
        ))}
        {order.refundedPence > 0 && <Sum term="Refunded" value={`−${formatPounds(order.refundedPence)}`} />}
        {refundsUnderWayPence > 0 && <Sum term="Refund in progress" value={`−${formatPounds(refundsUnderWayPence)}`} />}
      </dl>
    </section>
  );
}

function Sum({ term, value, quiet = false }: { term: string; value: string; quiet?: boolean }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className={`text-right ${quiet ? 'text-muted' : ''}`}>{value}</dd>
    </>
  );
}
