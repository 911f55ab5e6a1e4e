import { Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AddressValues } from '#delivery/shipping-address.ts';
import { formatPounds } from '#money/pence.ts';
import type { Due } from '#orders/paying/pay-order.server.ts';
import type { CardForm } from '#payments/card-form.ts';
import { cardFormMissing } from '#payments/card-form.ts';
import type { CardPaymentProps, CardToken } from '#payments/components/card-payment.tsx';
import { callApi } from '#platform/http/call-api.ts';
import { waitAwake } from '#platform/http/wait-awake.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/contact-details.ts';
import { Button } from '#ui/button.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { donePath } from '../checkout-path.ts';
import { type PaymentAnswer, PaymentBeingChecked, readPaymentAnswer } from './payment-being-checked.tsx';

type Props = {
  orderId: string;
  token: string | null;
  reference: string;
  due: Due;
  problem: string | null;
  /** Null: this shop takes no cards. */
  form: CardForm | null;
  address: AddressValues;
};

const CardPayment = lazyPart<CardPaymentProps>(() => import('#payments/components/card-payment.tsx'), NoCardForm);

/** The card form and the wallets, for what is due. The provider's script draws them, so without scripts the shop takes the order by telephone. */
export function PayByCard({ form, ...props }: Props) {
  return form ? <CardFormOrChecking form={form} {...props} /> : <TakesNoCards reference={props.reference} />;
}

function CardFormOrChecking({ orderId, token, reference, due, problem, form, address }: Props & { form: CardForm }) {
  const isAwake = useAwake();
  const paying = usePay({ orderId, token, due, locationId: form.locationId, problem });
  if (paying.isUnknown) return <PaymentBeingChecked orderId={orderId} token={token} reference={reference} onNotArrived={paying.notArrived} />;
  return (
    <>
      <NeedsScript reference={reference} />
      {address.country === 'IE' && (
        <p className="mb-4 text-md">
          <span>{`Your card is charged ${formatPounds(due.amountPence)}, in pounds. `}</span>
          <span>Your bank decides what that is in euros.</span>
        </p>
      )}
      <div className="min-h-60 noscript:hidden">
        {isAwake ? (
          <Suspense fallback={<FormOnItsWay />}>
            <CardPayment
              applicationId={form.applicationId}
              locationId={form.locationId}
              scriptSrc={form.scriptSrc}
              amountPence={due.amountPence}
              address={address}
              isBusy={paying.isBusy}
              problem={paying.problem}
              onToken={paying.pay}
            />
          </Suspense>
        ) : (
          <FormOnItsWay />
        )}
      </div>
      <p className="mt-4 text-sm text-muted">
        By paying you agree to our{' '}
        <a href="/terms" target="_blank" rel="noreferrer" className="underline underline-offset-4">
          terms of sale (opens in a new tab)
        </a>
        . Your card details go straight to our card provider. We never see them.
      </p>
    </>
  );
}

function TakesNoCards({ reference }: { reference: string }) {
  const { settings } = useShopSettings();
  return (
    <p role="status" className="bg-warn-soft p-4 text-md">
      We cannot take card payments online at the moment. Your order is saved as <span>{reference}</span>, and you have not been charged.{' '}
      {settings.phone ? (
        <>
          To pay, call us on <a href={phoneAddress(settings.phone)}>{settings.phone}</a>.
        </>
      ) : (
        <>
          To pay, <a href="/contact">send us a message</a>.
        </>
      )}
    </p>
  );
}

function NeedsScript({ reference }: { reference: string }) {
  const { settings } = useShopSettings();
  return (
    <p className="hidden bg-warn-soft p-4 text-md noscript:block">
      Card payments need JavaScript, which is turned off in your browser. Your order is saved as <span>{reference}</span>.{' '}
      {settings.phone ? (
        <>
          Call us on <a href={phoneAddress(settings.phone)}>{settings.phone}</a> to pay by phone, or turn JavaScript on and reload this page.
        </>
      ) : (
        <span>Please turn JavaScript on and reload this page.</span>
      )}
    </p>
  );
}

function FormOnItsWay() {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-4">
      <div className="h-28 bg-linen" />
      <div className="h-12 bg-linen" />
    </div>
  );
}

function NoCardForm() {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-2 border-error bg-error-soft p-4 text-md">
      <p>
        <strong>{cardFormMissing}</strong> You have not been charged, and your order is saved.
      </p>
      <Button kind="secondary" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}

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
function usePay(order: { orderId: string; token: string | null; due: Due; locationId: string; problem: string | null }): Paying {
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
