import { useId, useState } from 'react';
import { formatPounds, formatShortPounds, type Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { financeProblem, financeTerms, instalmentPlan, largestDeposit } from '../finance.ts';

/** What a total would cost a month, with a deposit to slide. The terms stand here; applying is the checkout's. */
export function FinancePanel({ totalPence }: { totalPence: Pence }) {
  const { settings } = useShopSettings();
  const [wanted, setWanted] = useState<Pence>(0);
  const id = useId();
  if (!settings.finance.enabled) return null;
  const problem = financeProblem(totalPence);
  if (problem) return <p className="border-t border-sand pt-3 text-md text-muted">{problem}</p>;
  const most = largestDeposit(totalPence);
  const plan = instalmentPlan(totalPence, Math.min(wanted, most));
  if (!plan) return null;
  const { instalments, interestPercent, depositStepPence } = financeTerms;
  return (
    <details className="group/finance border-t border-sand">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 text-md">
        <span>
          <strong className="font-semibold">Pay It Monthly</strong>: {formatPounds(plan.monthly)} a month for {instalments} months, {interestPercent}%
          interest
        </span>
        <ChevronDownIcon className="size-4 transition-transform group-open/finance:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4 text-md">
        {most > 0 && (
          <div className="grid gap-1 noscript:hidden">
            <label htmlFor={id} className="flex justify-between font-semibold tabular-nums">
              Deposit <output htmlFor={id}>{formatShortPounds(plan.deposit)}</output>
            </label>
            <input
              id={id}
              type="range"
              min={0}
              max={most}
              step={depositStepPence}
              value={plan.deposit}
              onChange={({ target }) => setWanted(Number(target.value))}
              aria-valuetext={formatShortPounds(plan.deposit)}
              className="h-11 w-full accent-lough"
            />
          </div>
        )}
        <p className="tabular-nums">
          {plan.deposit > 0 && `${formatPounds(plan.deposit)} at once, then `}
          {instalments - 1} payments of {formatPounds(plan.monthly)} and a last one of {formatPounds(plan.last)}. You pay {formatPounds(plan.total)}{' '}
          in all.
        </p>
        <p className="text-muted">
          Through {settings.finance.provider_name}, for UK addresses and people of 18 and over, subject to the lender’s checks. You apply at the
          checkout, or with us over the phone.
        </p>
      </div>
    </details>
  );
}
