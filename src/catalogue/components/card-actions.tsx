import { SampleButton } from '#cart/components/sample-button.tsx';
import { FinanceButton } from '#finance/components/finance-button.tsx';
import { financeFromMonthly } from '#finance/finance.ts';
import { oneSquareMetre } from '#measuring/area.ts';
import { boxesNeeded } from '#measuring/boxes.ts';
import { formatPounds } from '#money/pence.ts';
import type { ProductSummary } from '../product.ts';
import { countUnits } from '../selling-unit.ts';

const action =
  'inline-flex min-h-11 items-center text-left text-md font-medium text-lough underline decoration-sand underline-offset-4 hover:decoration-lough';

/** A free sample, and what the card's example floor of 20 m² would cost a month. Both need the browser's help to work. */
export function CardActions({ product }: { product: ProductSummary }) {
  const { id, name, pricePence, coverageMilliM2, unit } = product;
  const monthly = financeFromMonthly(pricePence, coverageMilliM2);
  const boxes = monthly === null ? 0 : boxesNeeded(20n * oneSquareMetre, 0, coverageMilliM2 ?? 1);
  return (
    <div className="relative z-10 flex flex-wrap gap-x-4 noscript:hidden">
      {product.isSampleEligible && (
        <SampleButton productId={id} name={name} className={action}>
          Free sample
        </SampleButton>
      )}
      {monthly !== null && (
        <FinanceButton name={name} basis={`${countUnits(boxes, unit)} for a 20 m² floor`} totalPence={boxes * pricePence} className={action}>
          {`Pay It Monthly from ${formatPounds(monthly)}`}
        </FinanceButton>
      )}
    </div>
  );
}
