import { Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { CardForm } from '#payments/card-form.ts';
import type { CardToken } from '#payments/components/card-payment.tsx';
import { isUnderWay, type PaymentStatus } from '#payments/payment.ts';
import { callApi } from '#platform/http/call-api.ts';
import { waitAwake } from '#platform/http/wait-awake.ts';
import { CouldNotFetch, fetchLater } from '#ui/fetch-later.tsx';
import type { Order } from '../order.ts';

const CardPayment = fetchLater(() => import('#payments/components/card-payment.tsx'), CouldNotFetch);
const askAgainAfter = 3000;

type Props = {
  order: Order;
  token: string | null;
  cardForm: CardForm;
  amountPence: Pence;
  notice: { status: PaymentStatus; message: string | null } | null;
};
type Paid = { status: PaymentStatus; error_message: string | null };

/** The deposit of an order that is to be financed, by card. The page goes on by itself once it is paid. */
export function DepositPayment({ order, token, cardForm, amountPence, notice }: Props) {
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
