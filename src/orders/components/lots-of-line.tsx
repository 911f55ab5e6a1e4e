import { partWords, servedWords } from '#stock/lot-words.ts';
import { leftOfLots, lotsFrom } from '#stock/serve-from-lots.ts';
import type { OrderLine } from '../order.ts';

type Props = {
  line: Pick<OrderLine, 'lots' | 'refundedQuantity'> /** Of its boxes so many, after the first `from`. */;
  part?: { from: number; count: number };
};

/** Which batches a line comes from, but for what of it was refunded. Nothing for goods without batches. */
export function LotsOfLine({ line: { lots, refundedQuantity }, part }: Props) {
  const left = part ? lotsFrom(lots, part.from, part.count) : leftOfLots(lots, refundedQuantity);
  if (left.length < 2) return left.length === 0 ? null : <p className="text-md tabular-nums">{servedWords(left)}</p>;
  return (
    <ul className="text-md tabular-nums">
      {left.map((lot) => (
        <li key={lot.id}>{partWords(lot)}</li>
      ))}
    </ul>
  );
}
