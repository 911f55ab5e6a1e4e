import { formatPounds, type Pence } from '#money/pence.ts';
import type { Order } from '../order.ts';

type Props = {
  order: Pick<Order, 'lines' | 'goodsPence' | 'samplePostagePence' | 'deliveryPence' | 'totalPence' | 'refundedPence'>;
  vatPence: Pence;
  refundsUnderWayPence: Pence;
};

/** What an order comes to, line by line, with what was paid back of it. */
export function OrderTotals({ order, vatPence, refundsUnderWayPence }: Props) {
  const samples = order.lines.filter((line) => line.isSample).length;
  const hasGoods = order.lines.length > samples;
  return (
    <section aria-labelledby="totals">
      <h2 id="totals" className="sr-only">
        Totals
      </h2>
      <dl className="grid grid-cols-2 gap-y-2 border-t-2 border-ink pt-4 text-md tabular-nums">
        {hasGoods && <Sum term="Products" value={formatPounds(order.goodsPence)} />}
        {hasGoods && <Sum term="Delivery" value={order.deliveryPence === 0 ? 'FREE' : formatPounds(order.deliveryPence)} />}
        {samples > 0 && (
          <Sum term={`Postage for ${samples} ${samples === 1 ? 'sample' : 'samples'}`} value={formatPounds(order.samplePostagePence)} />
        )}
        <dt className="border-t border-sand pt-3 text-lg font-semibold">Total</dt>
        <dd className="border-t border-sand pt-3 text-right font-display text-xl">{formatPounds(order.totalPence)}</dd>
        <Sum term="VAT included" value={formatPounds(vatPence)} quiet />
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
