import { useId } from 'react';
import { formatShortPounds, type Pence } from '#money/pence.ts';
import { ButtonLink } from '#ui/button.tsx';
import { financeTerms, type InstalmentPlan } from '../finance.ts';
import { ApplyButton } from './apply-button.tsx';
import { FinanceFigures, FinanceStatement } from './finance-terms.tsx';

type Props = {
  plan: InstalmentPlan;
  /** The largest deposit; 0 where none can be chosen here. */
  most: Pence;
  onDeposit: (deposit: Pence) => void;
  /** What one applies for here; for the whole order, at the checkout. */
  productId?: string | undefined;
  quantity?: number | undefined;
  lender: string;
};

/** The terms in full, a deposit to slide, and the way to the lender. */
export default function FinanceMore({ plan, most, onDeposit, productId, quantity, lender }: Props) {
  return (
    <div id="finance-more" className="grid gap-3 pb-4 text-md">
      {most > 0 && <DepositSlider value={plan.deposit} most={most} onChange={onDeposit} />}
      <FinanceFigures plan={plan} />
      {productId && quantity ? (
        <div className="noscript:hidden">
          <ApplyButton application={{ productId, quantity, plan }} lender={lender} />
        </div>
      ) : (
        <>
          <p>Choose Pay It Monthly at the payment step, with a deposit if you like. You can finance delivery and postage too.</p>
          <ButtonLink kind="secondary" href="/checkout">
            Checkout and Pay It Monthly
          </ButtonLink>
        </>
      )}
      <FinanceStatement lender={lender} />
    </div>
  );
}

function DepositSlider({ value, most, onChange }: { value: Pence; most: Pence; onChange: (deposit: Pence) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1 noscript:hidden">
      <div className="flex justify-between font-semibold tabular-nums">
        <label htmlFor={id}>Deposit</label>
        <output htmlFor={id}>{formatShortPounds(value)}</output>
      </div>
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
