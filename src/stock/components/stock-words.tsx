import { classNames } from '#ui/class-names.ts';
import { stockIndicator } from '../stock-band.ts';

const tones = { out: 'text-error', low: 'text-warn', limited: 'text-warn', good: 'text-ok' };
const dots = { out: 'bg-error', low: 'bg-warn animate-pulse', limited: 'bg-warn', good: 'bg-ok' };

/** The stock indicator: 'In Stock', '7 in stock', 'Only 2 left', 'Out of Stock'. `stock`: boxes that can be ordered. */
export function StockWords({ stock, className }: { stock: number; className?: string }) {
  const { band, words } = stockIndicator(stock);
  return (
    <span className={classNames('inline-flex items-center gap-2 font-medium', tones[band], className)}>
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-round', dots[band])} />
      <span>{words}</span>
    </span>
  );
}
