import { useId, useState } from 'react';
import { formatPounds, formatShortPounds, type Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { financeProblem, financeTerms, instalmentPlan, largestDeposit } from '../finance.ts';
import { ApplyButton } from './apply-button.tsx';
import { FinanceFigures, FinanceStatement } from './finance-terms.tsx';

type Props = {
  totalPence: Pence;
  /** What it is for: then one applies for it here, with a deposit to slide. Otherwise for the whole order, at the checkout. */
  product?: { id: string; quantity: number };
};

/** What a total would cost a month. */
export function FinancePanel({ totalPence, product }: Props) {
  const { settings } = useShopSettings();
  const [wanted, setWanted] = useState<Pence>(0);
  if (!settings.finance.enabled) return null;
  const problem = financeProblem(totalPence);
  if (problem) return <p className="border-t border-sand pt-3 text-md text-muted">{problem}</p>;
  const most = product ? largestDeposit(totalPence) : 0;
  const plan = instalmentPlan(totalPence, Math.min(wanted, most));
  if (!plan) return null;
  const lender = settings.finance.provider_name;
  return (
    <details className="group/finance border-t border-sand">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 text-md">
        <span>
          <strong className="font-semibold">Pay It Monthly</strong>: {formatPounds(plan.monthly)} a month for {plan.instalments} months,{' '}
          {financeTerms.interestPercent}% interest
        </span>
        <ChevronDownIcon className="size-4 transition-transform group-open/finance:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4 text-md">
        {most > 0 && <DepositSlider value={plan.deposit} most={most} onChange={setWanted} />}
        <FinanceFigures plan={plan} />
        {product ? (
          <div className="noscript:hidden">
            <ApplyButton application={{ productId: product.id, quantity: product.quantity, plan }} lender={lender} />
          </div>
        ) : (
          <>
            <p>At the checkout, choose Pay It Monthly when you come to pay, and a deposit if you like. Delivery and postage can be financed too.</p>
            <ButtonLink kind="secondary" href="/checkout">
              Checkout and Pay It Monthly
            </ButtonLink>
          </>
        )}
        <FinanceStatement lender={lender} />
      </div>
    </details>
  );
}

function DepositSlider({ value, most, onChange }: { value: Pence; most: Pence; onChange: (deposit: Pence) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1 noscript:hidden">
      <label htmlFor={id} className="flex justify-between font-semibold tabular-nums">
        Deposit <output htmlFor={id}>{formatShortPounds(value)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={financeTerms.depositStepPence}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        aria-valuetext={formatShortPounds(value)}
        className="h-11 w-full accent-lough"
      />
      <p className="flex justify-between text-sm text-muted tabular-nums">
        <span>£0</span>
        <span>{formatShortPounds(most)}</span>
      </p>
    </div>
  );
}
