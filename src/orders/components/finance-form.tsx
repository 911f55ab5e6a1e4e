import { useMemo, useState } from 'react';
import { FinanceFigures, FinanceStatement } from '#finance/components/finance-terms.tsx';
import { financeTerms, instalmentPlan, largestDeposit } from '#finance/finance.ts';
import { formatShortPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import type { FieldError } from '#platform/refusal.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { type Order, payPath } from '../order.ts';

type Props = {
  order: Pick<Order, 'id' | 'totalPence'>;
  token: string | null;
  /** Why this order cannot be paid monthly. */
  problem: string | null;
  errors: readonly FieldError[];
  values: { deposit?: string; is_adult?: string } | null;
};

/** Choosing a deposit, reading the terms, and asking the lender. Works without a script: then the table shows no deposit yet. */
export function FinanceForm({ order, token, problem, errors, values }: Props) {
  const { settings } = useShopSettings();
  const [deposit, setDeposit] = useState(() => poundsToPence(values?.deposit || '0') ?? 0);
  // The same list until an answer brings another: the summary takes the focus whenever it is given a new one.
  const ofForm = useMemo(() => errors.map(({ field, message }) => ({ field: fields[field] ?? field, message })), [errors]);
  const lender = settings.finance.provider_name;
  const plan = instalmentPlan(order.totalPence, deposit) ?? instalmentPlan(order.totalPence);
  const card = (
    <ButtonLink kind="quiet" href={payPath(order.id, token)}>
      Pay by card
    </ButtonLink>
  );
  if (problem || !plan || !settings.finance.enabled) {
    return (
      <>
        <ErrorSummary errors={errors} />
        <p>{problem ?? 'We do not offer finance at the moment.'}</p>
        <div>{card}</div>
      </>
    );
  }
  const { depositStepPence } = financeTerms;
  const steps = Array.from({ length: largestDeposit(order.totalPence) / depositStepPence + 1 }, (_, at) => at * depositStepPence);
  const errorOf = (name: string) => ofForm.find(({ field }) => field === name)?.message;
  return (
    <SaveForm className="grid gap-6">
      <ErrorSummary errors={ofForm} />
      <p>
        Spread the cost of your order over <span>{plan.instalments}</span> months, interest-free. Your items stay reserved while <span>{lender}</span>{' '}
        decides.
      </p>
      <input type="hidden" name="total" value={(order.totalPence / 100).toFixed(2)} />
      {steps.length > 1 && (
        <Select
          label="Deposit"
          name="deposit"
          hint="Paid by card before you apply. The more you pay now, the lower your monthly payments."
          error={errorOf('deposit')}
          value={String(deposit / 100)}
          onChange={({ target }) => setDeposit(Number(target.value) * 100)}
        >
          {steps.map((pence) => (
            <option key={pence} value={String(pence / 100)}>
              {pence === 0 ? 'No deposit' : formatShortPounds(pence)}
            </option>
          ))}
        </Select>
      )}
      <FinanceFigures plan={plan} />
      <div className={errorOf('is_adult') ? 'border-l-4 border-error pl-3' : ''}>
        {errorOf('is_adult') && (
          <p id="is-adult-error" className="text-md font-semibold text-error">
            <span className="sr-only">Error: </span>
            <span>{errorOf('is_adult')}</span>
          </p>
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            id="field-is_adult"
            type="checkbox"
            name="is_adult"
            defaultChecked={values?.is_adult === 'on'}
            aria-describedby={errorOf('is_adult') && 'is-adult-error'}
            aria-invalid={errorOf('is_adult') ? true : undefined}
            className="size-5 shrink-0 accent-lough"
          />
          I am 18 or over and live in the UK
        </label>
      </div>
      <FinanceStatement lender={lender} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton>{`Apply with ${lender}`}</SubmitButton>
        {card}
      </div>
    </SaveForm>
  );
}

/** The API's names of what this form calls by shorter ones. */
const fields: Record<string, string> = { deposit_pounds: 'deposit', price_pounds: '' };
