import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Due } from '#orders/paying/amount-to-pay.server.ts';
import type { CardToken } from '#payments/components/card-payment.tsx';
import { callApi } from '#platform/http/call-api.ts';
import { waitAwake } from '#platform/http/wait-awake.ts';
import { donePath } from '../checkout-path.ts';
import { type PaymentAnswer, readPaymentAnswer } from './payment-answer.ts';

type Paying = {
  isBusy: boolean;
  /** What went wrong with the last try, in the shopper's words. */
  problem: string | null;
  /** The shop has not answered: whether money moved is being found out. */
  isUnknown: boolean;
  pay: (token: CardToken) => void;
  notArrived: () => void;
};

/** Takes one payment at a time for an order, and knows what to do with every answer, none included. */
export function usePay(order: { orderId: string; token: string | null; due: Due; locationId: string; problem: string | null }): Paying {
  const { orderId, token, due, locationId } = order;
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [problem, setProblem] = useState(order.problem);
  const isUnderWay = useRef(false);
  useEffect(() => setProblem(order.problem), [order.problem]);

  const charge = async ({ sourceId, verificationToken, method }: CardToken) => {
    const sent = callApi<PaymentAnswer>('POST', '/api/payments/square', {
      source_id: sourceId,
      amount_cents: due.amountPence,
      currency: 'GBP',
      order_id: orderId,
      location_id: locationId,
      verification_token: verificationToken,
      method,
      token,
    });
    const answer = await waitAwake(sent);
    const read = readPaymentAnswer(answer);
    // The page stays busy until the next one is there.
    if (read.outcome === 'paid') return location.replace(donePath(orderId, token));
    if (read.outcome === 'unknown') return setUnknown(true);
    setProblem(read.problem);
    // Paid in another tab, being checked, another amount, sold meanwhile: the page says which.
    if (read.isStale) await revalidate();
    isUnderWay.current = false;
    setBusy(false);
  };

  return {
    isBusy,
    problem,
    isUnknown,
    pay(cardToken) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      setProblem(null);
      void charge(cardToken);
    },
    notArrived() {
      isUnderWay.current = false;
      setBusy(false);
      setUnknown(false);
      setProblem('Payment failed: we couldn’t connect, and you have not been charged. Please try again.');
    },
  };
}
