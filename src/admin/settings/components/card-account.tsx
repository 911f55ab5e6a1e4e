import { formatPounds } from '#money/pence.ts';
import { sayDateTime } from '#platform/say-date.ts';
import type { CardAccountData } from '../../read-card-account.server.ts';

const byWhom = {
  account: 'Card payments go to your Square account.',
  'stand-in': 'Test payments are on: no money is taken.',
  none: 'Card payments are off: no Square account is set up yet.',
};

/** How cards are taken, what is wrong with it, and how an account at Square is set up from the beginning. */
export function CardAccount({ till, environment, check, webhookUrl, isHttps, hasApplePayFile, strays }: CardAccountData) {
  return (
    <section id="card-payments" aria-labelledby="card-payments-title" className="grid gap-4 border-t border-sand pt-4">
      <h2 id="card-payments-title" className="text-xl">
        Card payments
      </h2>
      <p className="max-w-measure text-muted">
        <span>{byWhom[till]}</span> <span>{environment === 'sandbox' && 'This is the sandbox, for testing: no money is taken.'}</span> Keys are set on
        the server, not here.
      </p>
      {till === 'stand-in' && (
        <p>
          <a href="/admin/test-till" className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
            Test till settings
          </a>
        </p>
      )}
      {check && <Checked check={check} />}
      {till === 'account' && !isHttps && (
        <p className="max-w-measure bg-warn-soft p-3">Square’s card form needs https: set SHOP_ORIGIN to the shop’s https address.</p>
      )}
      <SetUp webhookUrl={webhookUrl} hasApplePayFile={hasApplePayFile} isOpen={till === 'none' || check?.kind === 'wrong'} />
      {strays.length > 0 && <Strays strays={strays} />}
    </section>
  );
}

function Checked({ check }: { check: NonNullable<CardAccountData['check']> }) {
  if (check.kind === 'ready')
    return (
      <p className="max-w-measure bg-ok-soft p-3">
        Checked: the location <b>{check.locationName}</b> takes card payments in pounds.
      </p>
    );
  if (check.kind === 'unknown')
    return (
      <p className="max-w-measure bg-warn-soft p-3">
        The account could not be checked with the card provider: <span>{check.detail}</span>
      </p>
    );
  return (
    <div role="alert" className="grid max-w-measure gap-2 border-l-4 border-error bg-error-soft p-3">
      <p className="font-semibold">Card payments are not working:</p>
      <ul className="grid list-disc gap-1 pl-6">
        {check.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

function SetUp({ webhookUrl, hasApplePayFile, isOpen }: { webhookUrl: string; hasApplePayFile: boolean; isOpen: boolean }) {
  return (
    <details className="max-w-measure border border-sand" open={isOpen}>
      <summary className="flex min-h-11 items-center px-4 font-semibold">Setting up Square, step by step</summary>
      <ol className="grid list-decimal gap-3 border-t border-sand py-4 pr-4 pl-10">
        <li>
          Open an account at squareup.com for the UK and finish its identity and bank checks. Under Account &amp; Settings, Locations, there must be a
          location whose currency is GBP.
        </li>
        <li>
          At developer.squareup.com create an application. Its page has two sides, Sandbox (for trying out) and Production. Take all of the following
          from one side: the application id begins with <Code>sandbox-sq0idb-</Code> in the sandbox and with <Code>sq0idp-</Code> in production, and
          the access token must be of the same side.
        </li>
        <li>
          Credentials: the application id is <Code>SQUARE_APPLICATION_ID</Code>, the access token <Code>SQUARE_ACCESS_TOKEN</Code>. Locations: the
          location’s id is <Code>SQUARE_LOCATION_ID</Code>.
        </li>
        <li>
          Webhooks, Subscriptions: add one for <Code>{webhookUrl}</Code> with these events: <span>{webhookEvents.join(', ')}</span>. The signature key
          is on the subscription’s own page, behind Show: set it as <Code>SQUARE_WEBHOOK_KEY</Code>.
        </li>
        <li>
          Set the four, and <Code>SHOP_ORIGIN</Code> to the https address that shoppers use, and start the shop again. This page then says whether the
          account takes cards.
        </li>
        <li>
          Apple Pay: under Apple Pay, Web, add the shop’s domain. Square gives you a file: point <Code>SHOP_APPLE_PAY_FILE</Code> to it, start the
          shop again, and press Verify. Download the file again when Square says it has changed.{' '}
          <span>{hasApplePayFile ? 'The file is there.' : 'There is no file yet.'}</span> Google Pay needs nothing more.
        </li>
        <li>
          In the sandbox, buy something with the card 4111 1111 1111 1111, CVV 111, and any future date, then refund it from the order. Then put the
          four of the Production side in place and buy a sample with a card of your own.
        </li>
      </ol>
    </details>
  );
}

function Strays({ strays }: Pick<CardAccountData, 'strays'>) {
  return (
    <details className="max-w-measure border border-sand">
      <summary className="flex min-h-11 items-center px-4 font-semibold">
        In the same account, but not from an order here (<span>{strays.length === 20 ? 'the last 20' : strays.length}</span>)
      </summary>
      <p className="border-t border-sand px-4 pt-3 text-muted">In-store sales, or charges and refunds made by hand in the provider’s dashboard.</p>
      <ul className="grid gap-2 p-4 text-md">
        {strays.map(({ providerId, kind, amountPence, currency, at }) => (
          <li key={providerId} className="break-words">
            <span>{kinds[kind]}</span> of <span>{currency === 'GBP' ? formatPounds(amountPence) : `${amountPence / 100} ${currency}`}</span>,{' '}
            <span>{sayDateTime(at)}</span>, <span>{providerId}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const kinds = { payment: 'Payment', refund: 'Refund', dispute: 'Dispute' };

function Code({ children }: { children: string }) {
  return <code className="font-mono break-all">{children}</code>;
}

/** The provider's events that the shop acts on: those to subscribe to. https://developer.squareup.com/docs/webhooks/v2-events-tech-ref */
const webhookEvents = ['payment.updated', 'refund.updated', 'dispute.created', 'dispute.state.updated'] as const;
