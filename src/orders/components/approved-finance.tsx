import { FinanceFigures, FinanceStatement } from '#finance/components/finance-terms.tsx';
import { financeTerms, instalmentPlan } from '#finance/finance.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { orderPath } from '../order.ts';

type Props = {
  approval: { reference: string; goods: string; pricePence: Pence; depositPence: Pence; isForThis: boolean };
  /** Of the order. */
  totalPence: Pence;
};

/** What the lender accepted before there was an order: used for this one where it is for just this, else said why it cannot be. */
export function ApprovedFinance({ approval, totalPence }: Props) {
  const { finance } = useShopSettings().settings;
  const { reference, goods, pricePence, depositPence } = approval;
  const plan = instalmentPlan(pricePence, depositPence);
  if (!approval.isForThis) {
    return (
      <p className="border border-stone bg-linen p-4">
        Your approved finance (<span>{reference}</span>) is for <span>{goods}</span>, <span>{formatPounds(pricePence)}</span>. This order is{' '}
        <span>{formatPounds(totalPence)}</span>, so please apply to <span>{finance.provider_name}</span> again.
      </p>
    );
  }
  return (
    <SaveForm className="grid justify-items-start gap-4">
      <h2 className="text-xl">Your finance has been approved</h2>
      <p>
        Application <span className="tabular-nums">{reference}</span>, for <span>{goods}</span>.
        <span>{depositPence > 0 && ` Your deposit of ${formatPounds(depositPence)} is paid by card next.`}</span>
      </p>
      {plan && <FinanceFigures plan={plan} />}
      <FinanceStatement lender={finance.provider_name} />
      <Button type="submit" name="intent" value="use-approval">
        Use my approved finance
      </Button>
    </SaveForm>
  );
}

/** At the payment step, before the card. */
export function UseApproval({ id, token }: { id: string; token: string | null }) {
  return (
    <section aria-labelledby="approved" className="mb-8 grid justify-items-start gap-3 border border-stone bg-linen p-4">
      <h2 id="approved" className="text-xl">
        Your finance has been approved
      </h2>
      <ButtonLink href={orderPath(id, token, '/finance')}>Use my approved finance</ButtonLink>
    </section>
  );
}

type FinanceOfferProps = { id: string; token: string | null; totalPence: Pence; country: string };

/** Beside the card form: the same order, month by month. For UK addresses, within the lender's bounds; otherwise nothing. */
export function FinanceOffer({ id, token, totalPence, country }: FinanceOfferProps) {
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
