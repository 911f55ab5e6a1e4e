import { useEffect, useRef, useState } from 'react';
import { payPath } from '#orders/order.ts';
import { beingChecked, isUnderWay, type PaymentStatus, stopsSales } from '#payments/payment.ts';
import { type Answered, callApi, detailOf } from '#platform/http/call-api.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { donePath } from '../checkout-path.ts';

const everyMs = 2_500;

type Props = {
  orderId: string;
  token: string | null;
  reference: string;
  /** The shop knows of no payment: what was sent never came. */
  onNotArrived?: () => void;
};

/** Nobody knows yet whether money moved. Asks until it is known, and then goes on by itself: to the end, or back to the card form. */
export function PaymentBeingChecked({ orderId, token, reference, onNotArrived }: Props) {
  const { settings } = useShopSettings();
  const [hasReached, setReached] = useState(true);
  const notArrived = useRef(onNotArrived);
  notArrived.current = onNotArrived;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    let asked = 0;
    const ask = async () => {
      const mine = ++asked;
      clearTimeout(timer);
      const answer = await callApi<PaymentAnswer>('GET', `/api/orders/${orderId}/payment${token ? `?${new URLSearchParams({ token })}` : ''}`);
      if (isOver || mine !== asked) return;
      setReached(answer.ok || answer.status === 404);
      if (answer.ok && answer.body.success) return location.replace(donePath(orderId, token));
      if (!answer.ok && answer.status === 404 && notArrived.current) return notArrived.current();
      // Declined or stopped: the page shows the card form again and says which.
      if (answer.ok && (answer.body.status === 'declined' || answer.body.status === 'voided')) return location.reload();
      timer = setTimeout(ask, everyMs);
    };
    timer = setTimeout(ask, everyMs);
    // A page that slept may have lost its question with its connection.
    const wake = () => document.hidden || void ask();
    document.addEventListener('visibilitychange', wake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(timer);
    };
  }, [orderId, token]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-3 border-2 border-info bg-white p-6 focus:outline-none">
      <h2 className="text-xl">Your payment is being checked</h2>
      <p>{beingChecked}</p>
      <p className="text-md text-muted">
        You can leave this page. We’ll email you when the payment goes through. Your order is <span>{reference}</span>.
        {settings.phone && (
          <>
            {' '}
            If it takes longer, call us on <a href={phoneAddress(settings.phone)}>{settings.phone}</a>.
          </>
        )}
      </p>
      {!hasReached && <p className="text-md font-semibold text-warn">We’re having trouble connecting. We’ll keep trying.</p>}
      <p className="hidden noscript:block">
        <a href={payPath(orderId, token)}>Check again</a>
      </p>
    </div>
  );
}

/** What the API says of a payment, as far as the checkout reads it. */
export type PaymentAnswer = { success: boolean; status: PaymentStatus; error_code?: string | null; error_message: string | null };

/** What a shopper is told. `isStale`: the order, or what the shop can take, is not as the page shows it. */
type Read = { outcome: 'paid' } | { outcome: 'unknown' } | { outcome: 'failed'; problem: string; isStale: boolean };

/** What to make of the answer to a payment, none included: that may have arrived all the same, and nobody is told to pay again. */
export function readPaymentAnswer(answer: Answered<PaymentAnswer>): Read {
  if (answer.ok) {
    const { success, status, error_code = null, error_message } = answer.body;
    if (success) return { outcome: 'paid' };
    if (isUnderWay(status)) return { outcome: 'unknown' };
    return { outcome: 'failed', problem: error_message || 'Payment failed', isStale: stopsSales(error_code) };
  }
  if (answer.status === 0 || answer.status >= 500) return { outcome: 'unknown' };
  return { outcome: 'failed', problem: detailOf(answer) ?? 'Payment processing failed', isStale: answer.status === 409 };
}
