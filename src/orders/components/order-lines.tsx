import { cutToSize } from '#catalogue/cut-to-size.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import { Picture } from '#ui/picture.tsx';
import type { OrderLine } from '../order.ts';
import type { SoldProduct } from '../read-order-page.server.ts';
import { BuyExtra } from './buy-extra.tsx';
import { CutList } from './cut-list.tsx';

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
  const { name, sku, quantity, unitPence, isSample, refundedQuantity, areaMilliM2, cuts, roll, cutAt } = line;
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
        <CutList cuts={cuts} />
        {roll && <p className="text-muted">{cutAt ? `We cut it on ${sayDate(cutAt)}.` : cutToSize}</p>}
        {areaMilliM2 !== null && <p className="text-muted tabular-nums">{`For ${areaMilliM2 / 1000} m²`}</p>}
        {refundedQuantity > 0 && <p className="font-semibold text-copper tabular-nums">{cuts ? 'Refunded' : `${refundedQuantity} refunded`}</p>}
        {!product && <p className="text-muted">No longer sold.</p>}
        {product && !isSample && isDelivered && (
          <a
            href={`/products/${product.id}#write-review`}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 print:hidden"
          >
            Write a review<span className="sr-only">{` of ${name}`}</span>
          </a>
        )}
        {product && !isSample && !roll && <BuyExtra product={product} name={name} />}
      </div>
    </li>
  );
}
