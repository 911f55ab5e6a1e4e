import { financeTerms, instalmentPlan } from '#finance/finance.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { orderPath } from '../order-path.ts';

type Props = { id: string; token: string | null; totalPence: Pence; country: string };

/** Beside the card form: the same order, month by month. For UK addresses, within the lender's bounds; otherwise nothing. */
export function FinanceOffer({ id, token, totalPence, country }: Props) {
  const { settings } = useShopSettings();
  const plan = instalmentPlan(totalPence);
  if (!settings.finance.enabled || country !== 'GB' || !plan) return null;
  return (
    <section aria-labelledby="monthly" className="mt-8 grid justify-items-start gap-3 border-t border-sand pt-6">
      <h2 id="monthly" className="text-xl">
        Or Pay It Monthly
      </h2>
      <p className="text-md">
        <span>{formatPounds(plan.monthly)}</span> a month for <span>{plan.instalments}</span> months at <span>{financeTerms.interestPercent}</span>%
        interest, with a deposit if you like. Total payable <span>{formatPounds(plan.total)}</span>. Credit through{' '}
        <span>{settings.finance.provider_name}</span>, subject to status, for UK residents aged 18 and over.
      </p>
      <ButtonLink kind="secondary" href={orderPath(id, token, '/finance')}>
        Choose Pay It Monthly
      </ButtonLink>
    </section>
  );
}
