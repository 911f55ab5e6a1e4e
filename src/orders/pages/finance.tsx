import { useMemo, useState } from 'react';
import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { endCheckout } from '#checkout/payment-step.server.ts';
import { approvalCookie, approvalOf, covers } from '#finance/applications.server.ts';
import { FinanceFigures, FinanceStatement } from '#finance/components/finance-terms.tsx';
import { financeProblem, financeTerms, instalmentPlan, maxDeposit, noFinance } from '#finance/finance.ts';
import { formatShortPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { readCardForm } from '#payments/card-stops.server.ts';
import { readLastPayment } from '#payments/queries.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { type Shop, shopContext } from '../../shop.server.ts';
import { ApplicationProgress } from '../components/application-progress.tsx';
import { ApprovedFinance } from '../components/approved-finance.tsx';
import { OrderStep } from '../components/order-status.tsx';
import { applyForOrder, ukOnly } from '../financing/apply-for-order.server.ts';
import { payByCardInstead } from '../financing/decide-finance.server.ts';
import { lenderFormOfOrder } from '../financing/lender-form-of-order.ts';
import { readOrderApplication } from '../financing/order-application.server.ts';
import { type Order, orderPath, payPath } from '../order.ts';
import { openOrder } from '../read-order.server.ts';
import type { Route } from './+types/finance';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  if (order.status !== 'pending' && order.status !== 'finance_pending') {
    throw redirect(orderPath(order.id, token), { status: 303, headers: forLinkReader });
  }
  const application = order.status === 'finance_pending' ? await readOrderApplication(shop.db, order.id) : null;
  const problem = order.address.country === 'GB' ? financeProblem(order.totalPence) : ukOnly;
  const approval = application ? null : await approvalOf(shop, request);
  const payment = application ? await readLastPayment(shop, order.id) : null;
  // Also for who applied and never got the answer.
  const headers = application ? await withCartEmptied(shop, request, order) : forLinkReader;
  return data(
    {
      order,
      token,
      problem,
      application,
      approval: approval && { ...approval, isForThis: covers(approval, order) },
      lenderForm: application && lenderFormOfOrder(shop.config, order, application, token),
      // What became of the last try to pay the deposit.
      depositNotice: payment && payment.status !== 'succeeded' ? { status: payment.status, message: payment.message } : null,
      cardForm: application && application.depositPaidPence < application.depositPence ? await readCardForm(shop, order.id) : null,
    },
    { headers },
  );
}

async function withCartEmptied(shop: Shop, request: Request, order: Order): Promise<Headers> {
  const headers = new Headers(forLinkReader);
  for (const cookie of await endCheckout(shop, request, order)) headers.append('Set-Cookie', cookie);
  return headers;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const values = textFields(await readForm(request), ['intent', 'deposit', 'total', 'is_adult']);
  try {
    if (values.intent === 'pay-by-card') {
      await payByCardInstead(shop, order.id, actor);
      return redirect(payPath(order.id, token), { status: 303, headers: forLinkReader });
    }
    const approval = values.intent === 'use-approval' ? await approvalOf(shop, request) : null;
    if (approval) {
      await applyForOrder(shop, order.id, { pricePence: null, depositPence: approval.depositPence, isAdult: true, approval }, actor);
      const headers = await withCartEmptied(shop, request, order);
      headers.append('Set-Cookie', approvalCookie(shop.config.origin, null));
      return redirect(orderPath(order.id, token, '/finance'), { status: 303, headers });
    }
    const depositPence = poundsToPence(values.deposit || '0');
    if (depositPence === null) {
      const message = 'Please choose a deposit.';
      throw new Refusal('invalid', 'invalid-form', message, [{ field: 'deposit_pounds', message }]);
    }
    const pricePence = poundsToPence(values.total);
    await applyForOrder(shop, order.id, { pricePence, depositPence, isAdult: values.is_adult === 'on' }, actor);
    // The order is placed, as far as a shopper's cart is concerned.
    return redirect(orderPath(order.id, token, '/finance'), { status: 303, headers: await withCartEmptied(shop, request, order) });
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, 'Error applying for finance: the shop could not be reached. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Pay It Monthly | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function OrderFinance({ loaderData, actionData }: Route.ComponentProps) {
  const { order, token, application } = loaderData;
  return (
    <OrderStep id={order.id} token={token} title="Pay It Monthly">
      {loaderData.approval && <ApprovedFinance approval={loaderData.approval} totalPence={order.totalPence} />}
      {application ? (
        <ApplicationProgress {...loaderData} application={application} errors={actionData?.errors ?? []} />
      ) : loaderData.approval?.isForThis && !loaderData.problem ? (
        <ErrorSummary errors={actionData?.errors ?? []} />
      ) : (
        <FinanceForm order={order} token={token} problem={loaderData.problem} errors={actionData?.errors ?? []} values={actionData?.values ?? null} />
      )}
    </OrderStep>
  );
}

type Props = {
  order: Pick<Order, 'id' | 'totalPence'>;
  token: string | null;
  /** Why this order cannot be paid monthly. */
  problem: string | null;
  errors: readonly FieldError[];
  values: { deposit?: string; is_adult?: string } | null;
};

/** Choosing a deposit, reading the terms, and asking the lender. Works without a script: then the table shows no deposit yet. */
function FinanceForm({ order, token, problem, errors, values }: Props) {
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
        <p>{problem ?? noFinance}</p>
        <div>{card}</div>
      </>
    );
  }
  const { depositStepPence } = financeTerms;
  const steps = Array.from({ length: maxDeposit(order.totalPence) / depositStepPence + 1 }, (_, at) => at * depositStepPence);
  const errorOf = (name: string) => ofForm.find(({ field }) => field === name)?.message;
  return (
    <SaveForm className="grid gap-6">
      <ErrorSummary errors={ofForm} />
      <p>
        Spread the cost of your order over <span>{plan.instalments}</span> months, interest-free.{' '}
        <span>
          Your items stay reserved while <span>{lender}</span> decides.
        </span>
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
