import { useState } from 'react';
import { formatPounds, type Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { financeProblem, financeTerms, instalmentPlan, maxDeposit } from '../finance.ts';
import FinanceMore from './finance-more.tsx';

type Props = {
  totalPence: Pence;
  /** What it is for: then one applies for it here, with a deposit to slide. Otherwise for the whole order, at the checkout. */
  product?: { id: string; quantity: number };
};

/** What a total would cost a month. */
export default function FinancePanel({ totalPence, product }: Props) {
  const { settings } = useShopSettings();
  const [wanted, setWanted] = useState<Pence>(0);
  if (!settings.finance.enabled) return null;
  const problem = financeProblem(totalPence);
  if (problem)
    return (
      <p id="finance" className="border-t border-sand pt-3 text-md text-muted">
        {problem}
      </p>
    );
  const most = product ? maxDeposit(totalPence) : 0;
  const plan = instalmentPlan(totalPence, Math.min(wanted, most));
  if (!plan) return null;
  return (
    <details id="finance" className="group/finance border-t border-sand">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 text-md">
        <span>
          <strong className="font-semibold">Pay It Monthly</strong>
          <span>{`: ${formatPounds(plan.monthly)} a month for ${plan.instalments} months, ${financeTerms.interestPercent}% interest`}</span>
        </span>
        <ChevronDownIcon className="size-4 transition-transform group-open/finance:rotate-180" />
      </summary>
      <FinanceMore
        plan={plan}
        most={most}
        onDeposit={setWanted}
        productId={product?.id}
        quantity={product?.quantity}
        lender={settings.finance.provider_name}
      />
    </details>
  );
}
