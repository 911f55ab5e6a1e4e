import { Suspense } from 'react';
import type { AddressValues } from '#delivery/shipping-address.ts';
import type { Due } from '#orders/paying/amount-to-pay.server.ts';
import type { CardForm } from '#payments/card-form.ts';
import type { CardPaymentProps } from '#payments/components/card-payment.tsx';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { phoneAddress } from '#settings/international-phone.ts';
import { Button } from '#ui/button.tsx';
import { fetchLater } from '#ui/fetch-later.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { PaymentBeingChecked } from './payment-being-checked.tsx';
import { usePay } from './use-pay.ts';

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

const CardPayment = fetchLater<CardPaymentProps>(() => import('#payments/components/card-payment.tsx'), NoCardForm);

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
        <strong>The card form could not be loaded.</strong> You have not been charged, and your order is saved.
      </p>
      <Button kind="secondary" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}
