import { SampleButton } from '#cart/components/sample-button.tsx';
import { freeSampleWords } from '#delivery/delivery.ts';
import { FinanceButton } from '#finance/components/finance-button.tsx';
import { formatPounds, penceOf } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import type { ProductSummary } from '../product.ts';

const action =
  'inline-flex min-h-11 items-center text-left text-md font-medium text-lough underline decoration-sand underline-offset-4 hover:decoration-lough';

/** A free sample, and what the card's example floor of 20 m² would cost a month. */
export function CardActions({ product }: { product: ProductSummary }) {
  const { id, name, financeFromPence, isSampleEligible, coverageCm2, stock } = product;
  const { settings } = useShopSettings();
  return (
    <div className="relative z-10 flex flex-wrap content-start gap-x-4">
      {isSampleEligible && (
        <SampleButton productId={id} name={name} className={action}>
          {freeSampleWords(penceOf(settings.sample_postage))}
        </SampleButton>
      )}
      {financeFromPence !== null && settings.finance.enabled && stock > 0 && (
        <FinanceButton product={product} className={`${action} noscript:hidden`}>
          {`Pay It Monthly from ${formatPounds(financeFromPence)}${coverageCm2 === null ? '' : ' for 20 m²'}`}
        </FinanceButton>
      )}
    </div>
  );
}
