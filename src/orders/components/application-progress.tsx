import { Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FinanceFigures, FinanceStatement } from '#finance/components/finance-terms.tsx';
import { type ApplicationStatus, instalmentPlan } from '#finance/finance.ts';
import type { LenderForm } from '#finance/lender-form.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { CardForm } from '#payments/card-form.ts';
import type { CardToken } from '#payments/components/card-payment.tsx';
import { isUnderWay, type PaymentStatus } from '#payments/payment.ts';
import { callApi } from '#platform/http/call-api.ts';
import { waitAwake } from '#platform/http/wait-awake.ts';
import type { FieldError } from '#platform/refusal.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { type Order, orderPath } from '../order.ts';

type Props = {
  order: Order;
  token: string | null;
  application: { reference: string; pricePence: number; depositPence: number; depositPaidPence: number; status: ApplicationStatus };
  lenderForm: LenderForm | null;
  cardForm: CardForm | null;
  depositNotice: { status: PaymentStatus; message: string | null } | null;
  errors: readonly FieldError[];
};

/** Where an application has got to, and what its shopper does next. */
export function ApplicationProgress({ order, token, application, lenderForm, cardForm, depositNotice, errors }: Props) {
  const { settings } = useShopSettings();
  const lender = settings.finance.provider_name;
  const plan = instalmentPlan(application.pricePence, application.depositPence);
  const { title, text } = said[application.status](lender);
  return (
    <>
      <ErrorSummary errors={errors} />
      {cardForm ? (
        <DepositPayment order={order} token={token} cardForm={cardForm} amountPence={application.depositPence} notice={depositNotice} />
      ) : (
        <section aria-labelledby="state" className="grid justify-items-start gap-3">
          <h2 id="state" className="text-xl">
            {title}
          </h2>
          <p role="status">{text}</p>
          {lenderForm && application.status === 'started' && <GoToLender form={lenderForm} lender={lender} />}
        </section>
      )}
      {plan && <FinanceFigures plan={plan} />}
      <p className="text-md text-muted">
        Application <span className="tabular-nums">{application.reference}</span>
        {application.depositPaidPence > 0 && <span>. Your deposit is paid.</span>}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <SaveForm className="contents">
          <input type="hidden" name="intent" value="pay-by-card" />
          <SubmitButton kind={application.status === 'returned_fail' ? 'primary' : 'secondary'}>Pay by card instead</SubmitButton>
        </SaveForm>
        <ButtonLink kind="quiet" href={orderPath(order.id, token)}>
          View your order
        </ButtonLink>
      </div>
      {application.depositPaidPence > 0 && <p className="text-md text-muted">If you pay by card instead, your deposit is refunded to your card.</p>}
      <FinanceStatement lender={lender} />
    </>
  );
}

const said: Record<ApplicationStatus, (lender: string) => { title: string; text: string }> = {
  started: (lender) => ({
    title: 'Continue to the lender',
    text:
      `${lender} will ask a few questions and usually decides straight away. The form opens in a new tab with your details filled in. Your ` +
      `items stay reserved.`,
  }),
  returned_pass: (lender) => ({
    title: 'Your finance has been approved',
    text: `We’ll check this with ${lender}, confirm your order and email you within one working day. You don’t need to do anything.`,
  }),
  returned_refer: (lender) => ({
    title: 'Your application is being reviewed',
    text: `${lender} is reviewing your application and will contact you. Your items stay reserved, and we’ll email you as soon as we know.`,
  }),
  returned_fail: (lender) => ({
    title: 'Your application was declined',
    text:
      `${lender} makes its own decisions and doesn’t tell us why, but you can ask them. You owe nothing. Your items are still reserved, so ` +
      `you can pay by card instead.`,
  }),
  approved: () => ({ title: 'Your finance has been approved', text: 'Your order is confirmed.' }),
  declined: () => ({ title: 'Your application was declined', text: 'You can pay by card instead.' }),
};

/** The lender's form, hidden fields and all; sent by the shopper's own click, so that no browser holds it back. */
function GoToLender({ form, lender }: { form: LenderForm; lender: string }) {
  return (
    <form action={form.action} method={form.method} target="_blank" data-reload rel="noopener">
      {form.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="min-h-12 text-base">
        <span>{`Continue to ${lender}`}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </Button>
    </form>
  );
}

const CardPayment = lazyPart(() => import('#payments/components/card-payment.tsx'), CouldNotFetch);
const askAgainAfter = 3000;

type DepositPaymentProps = {
  order: Order;
  token: string | null;
  cardForm: CardForm;
  amountPence: Pence;
  notice: { status: PaymentStatus; message: string | null } | null;
};
type Paid = { status: PaymentStatus; error_message: string | null };

/** The deposit of an order that is to be financed, by card. The page goes on by itself once it is paid. */
function DepositPayment({ order, token, cardForm, amountPence, notice }: DepositPaymentProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(notice?.status === 'declined' ? notice.message : null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const isChecked = notice !== null && isUnderWay(notice.status);
  useEffect(() => {
    if (!isChecked) return;
    const asking = setInterval(revalidate, askAgainAfter);
    return () => clearInterval(asking);
  }, [isChecked, revalidate]);
  const pay = async ({ sourceId, verificationToken, method }: CardToken) => {
    setBusy(true);
    setProblem(null);
    const sent = callApi<Paid>('POST', '/api/payments/square', {
      source_id: sourceId,
      verification_token: verificationToken,
      method,
      amount_cents: amountPence,
      currency: 'GBP',
      order_id: order.id,
      location_id: cardForm.locationId,
      token,
    });
    const answer = await waitAwake(sent);
    if (answer.ok) setProblem(answer.body.status === 'declined' || answer.body.status === 'voided' ? answer.body.error_message : null);
    else setProblem(answer.detail);
    await revalidate();
    setBusy(false);
  };
  return (
    <section aria-labelledby="deposit" className="grid gap-4">
      <h2 id="deposit" className="text-xl">
        {`Pay your deposit of ${formatPounds(amountPence)}`}
      </h2>
      {isChecked ? (
        <p role="status" className="bg-warn-soft p-4">
          {notice.message}
        </p>
      ) : (
        <>
          <p>Pay the deposit to us by card, then continue to the lender. If your application is declined, we refund it to your card.</p>
          {isAwake && (
            <Suspense fallback={<div aria-hidden="true" className="h-28 animate-pulse bg-linen" />}>
              <CardPayment
                applicationId={cardForm.applicationId}
                locationId={cardForm.locationId}
                scriptSrc={cardForm.scriptSrc}
                amountPence={amountPence}
                address={order.address}
                isBusy={isBusy}
                problem={problem}
                onToken={(card) => void pay(card)}
              />
            </Suspense>
          )}
          <p className="hidden bg-warn-soft p-4 noscript:block">Card payments need JavaScript, which is turned off in your browser.</p>
        </>
      )}
    </section>
  );
}
