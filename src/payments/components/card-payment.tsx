import { testPayments } from '#settings/public-settings.ts';
import './card-payment.css';
import { Component, type ReactElement, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { ApplePay, CreditCard, type CreditCardPayButtonProps, GooglePay, PaymentForm } from 'react-square-web-payments-sdk';
import type { AddressValues } from '#delivery/shipping-address.ts';
import { formatPounds, type Pence, penceToPounds } from '#money/pence.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button } from '#ui/button.tsx';
import { billingContact, cardFormMissing, cardFormProblem, testTillForm } from '../card-form.ts';
import type { CardMethod } from '../payment.ts';
import { cardStyle, payButtonId, payButtonStyle, useCardForm } from './use-card-form.ts';
import { verificationOf } from './watched-square.ts';

export type CardToken = { sourceId: string; verificationToken: string | null; method: CardMethod };

export type CardPaymentProps = {
  /** As `cardFormFor(shop.config.square)` gives them to the page. */
  applicationId: string;
  locationId: string;
  scriptSrc?: string;
  amountPence: Pence;
  /** Whom the order is delivered to: the card's bank is told of them only where the buyer says that the card is theirs. */
  address: AddressValues;
  /** The payment is being taken: nothing can be pressed, and the form says so. */
  isBusy: boolean;
  /** What went wrong with the last try, in the shopper's words. */
  problem: string | null;
  /** The card or wallet may be charged now, once. */
  onToken: (token: CardToken) => void;
};

const methods: Record<string, CardMethod> = { 'Apple Pay': 'apple_pay', 'Google Pay': 'google_pay' };

/** The card form, Apple Pay and Google Pay, as the provider's own script draws them. For the browser only: fetch it later (`lazyPart`). */
export default function CardPayment(props: CardPaymentProps) {
  const wrong = cardFormProblem(props.applicationId, props.locationId);
  if (wrong) return <FormFault words={wrong} />;
  return (
    <CardFormBoundary fallback={(words) => <FormFault words={words} />}>
      {/* The wallets are told the amount once, when they are made. */}
      <LoadedForm key={`${props.applicationId} ${props.locationId} ${props.amountPence}`} {...props} />
    </CardFormBoundary>
  );
}

function LoadedForm(props: CardPaymentProps) {
  const { applicationId, locationId, scriptSrc = testTillForm.scriptSrc, amountPence, isBusy, problem } = props;
  const { settings } = useShopSettings();
  const [isOwnAddress, setOwnAddress] = useState(true);
  const latest = useRef({ ...props, isOwnAddress });
  latest.current = { ...props, isOwnAddress };
  const watching = useRef({ charge: () => chargeDetails(latest.current), isBusy: () => latest.current.isBusy });
  const { isLoaded, isCardReady, isTokenising, wallets, note, fault, tryAgain } = useCardForm(scriptSrc, watching);
  const statusId = useId();
  const alert = useRef<HTMLParagraphElement>(null);

  const said = isBusy || isTokenising ? null : (note ?? problem);
  useEffect(() => {
    if (!said) return;
    // A button that could not be pressed meanwhile has lost the focus.
    if (document.activeElement === document.body) document.getElementById(payButtonId)?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  if (fault) return <FormFault words={`${fault} You have not been charged.`} onAgain={tryAgain} />;
  const why = whyDisabled({ isCardReady, isTokenising, isBusy });
  return (
    <div className="grid gap-4">
      {applicationId === testTillForm.applicationId && (
        <p className="bg-warn-soft p-3 text-md">
          <span>{`${testPayments} `}</span>
          <a href="/test-till" target="_blank" rel="noreferrer" className="font-semibold text-lough underline underline-offset-4">
            Cards to try (opens in a new tab)
          </a>
        </p>
      )}
      <label className="flex min-h-11 items-center gap-3 text-md">
        <input type="checkbox" checked={isOwnAddress} onChange={(event) => setOwnAddress(event.target.checked)} />
        The card’s billing address is the delivery address
      </label>
      {isLoaded ? (
        <PaymentForm
          applicationId={applicationId}
          locationId={locationId}
          overrides={{ scriptSrc }}
          formProps={{ 'aria-label': 'Card payment', id: 'card-payment', className: 'grid gap-4' }}
          createPaymentRequest={() => ({
            countryCode: 'GB',
            currencyCode: 'GBP',
            // The wallets' sheets say whom it is paid to.
            total: { amount: chargeAmount(amountPence), label: settings.business_name },
          })}
          cardTokenizeResponseReceived={({ status, ...result }, verified) => {
            if (status !== 'OK' || !('token' in result)) return;
            const method = methods[result.details?.method ?? 'Card'] ?? 'card';
            latest.current.onToken({ sourceId: result.token, verificationToken: verified?.token ?? verificationOf(result.token), method });
          }}
        >
          <div className={wallets.length ? 'grid gap-3' : 'hidden'} inert={isBusy || isTokenising || undefined}>
            <ApplePay
              className="apple-pay-button"
              role="button"
              tabIndex={0}
              aria-label="Pay with Apple Pay"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.currentTarget.click();
              }}
            >
              <span aria-hidden="true">Pay with Apple Pay</span>
            </ApplePay>
            <GooglePay className={wallets.includes('google_pay') ? 'google-pay-button' : 'hidden'} />
            <p className="flex items-center gap-3 text-md text-muted before:h-px before:flex-1 before:bg-sand after:h-px after:flex-1 after:bg-sand">
              or pay by card
            </p>
          </div>
          <CreditCard
            style={cardStyle()}
            postalCode={props.address.postal_code}
            // Called, not drawn: drawn, it would be another component each time, and its button lose the focus.
            render={(PayButton: (props: CreditCardPayButtonProps) => ReactElement | null) => (
              <>
                {said && <Declined ref={alert} words={said} />}
                {PayButton({
                  isLoading: isBusy || isTokenising,
                  'aria-describedby': statusId,
                  css: payButtonStyle,
                  children: `Pay ${formatPounds(amountPence)}`,
                })}
              </>
            )}
          />
        </PaymentForm>
      ) : (
        <div aria-hidden="true" className="card-form-room animate-pulse bg-linen" />
      )}
      <p id={statusId} role="status" className="min-h-6 text-md text-muted">
        {why}
      </p>
      {said && !isLoaded && <Declined ref={alert} words={said} />}
    </div>
  );
}

/** Between the card and the button that is pressed again. */
function Declined({ words, ref }: { words: string; ref: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} role="alert" className="mb-4 scroll-my-24 border-l-4 border-error bg-error-soft p-3 text-md font-semibold text-error">
      {words}
    </p>
  );
}

function whyDisabled({ isCardReady, isTokenising, isBusy }: { isCardReady: boolean; isTokenising: boolean; isBusy: boolean }): string | null {
  if (isBusy) return 'Processing your payment. Please stay on this page.';
  if (isTokenising) return 'Checking your card.';
  return isCardReady ? null : 'Loading the card form…';
}

function chargeAmount(amountPence: Pence): string {
  return penceToPounds(amountPence).toFixed(2);
}

function chargeDetails({ amountPence, address, isOwnAddress }: CardPaymentProps & { isOwnAddress: boolean }) {
  return {
    amount: chargeAmount(amountPence),
    currencyCode: 'GBP',
    intent: 'CHARGE' as const,
    billingContact: billingContact(address, isOwnAddress),
    customerInitiated: true,
    sellerKeyedIn: false,
  };
}

function FormFault({ words, onAgain }: { words: string; onAgain?: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-2 border-error bg-error-soft p-4 text-md">
      <p>
        <strong>{cardFormMissing}</strong>
        <span>{` ${words}`}</span>
      </p>
      {onAgain && (
        <Button kind="secondary" onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}

type Props = { children: ReactNode; fallback: (words: string) => ReactNode };

/** Keeps what the provider's form throws from taking the page with it. */
class CardFormBoundary extends Component<Props, { words: string | null }> {
  override state = { words: null };

  static getDerivedStateFromError(error: unknown) {
    return { words: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.words === null ? this.props.children : this.props.fallback(this.state.words);
  }
}
