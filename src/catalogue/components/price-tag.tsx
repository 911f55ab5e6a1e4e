import { formatPounds } from '#money/pence.ts';
import { noPricePerM2, pricePerM2 } from '#pricing/price-per-m2.ts';
import { classNames } from '#ui/class-names.ts';
import type { ProductSummary } from '../product.ts';
import { unitWords } from '../selling-unit.ts';

type Priced = Pick<ProductSummary, 'id' | 'pricePence' | 'pricePerM2Pence' | 'wasPence' | 'coverageCm2' | 'unit'>;

/** The price as a label sets it: a square metre large, the box small beside it, and what it provably was, in the unit of the large one. */
export function PriceTag({ product, large = false }: { product: Priced; large?: boolean }) {
  const { pricePence, pricePerM2Pence, wasPence, coverageCm2, unit } = product;
  const isReduced = wasPence !== null;
  const one = `per ${unitWords(unit).one}`;
  const box = `${formatPounds(pricePence)} ${one}`;
  const size = large ? 'text-3xl' : 'text-xl';
  return (
    <p data-price-of={product.id} className="flex flex-wrap content-start items-baseline gap-x-3 tabular-nums">
      <span className={classNames('font-semibold', isReduced && 'text-copper')}>
        <span className={size}>{formatPounds(pricePerM2Pence ?? pricePence)}</span>
        <span className="text-md font-medium">{` ${pricePerM2Pence === null ? one : '/m²'}`}</span>
      </span>
      <span className={classNames('text-muted', large ? 'text-base' : 'text-md')}>{pricePerM2Pence === null ? noPricePerM2 : box}</span>
      {isReduced && (
        <span className={classNames('text-muted', large ? 'text-base' : 'text-md')}>
          was <s>{formatPounds(pricePerM2(wasPence, coverageCm2) ?? wasPence)}</s>
          {coverageCm2 === null ? <span className="sr-only">{` ${one}`}</span> : <span>/m²</span>}
        </span>
      )}
    </p>
  );
}
