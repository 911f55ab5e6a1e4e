import { useEffect } from 'react';
import { data, redirectDocument, useRevalidator } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { kerbside } from '#delivery/kerbside.ts';
import { approvalOf, covers } from '#finance/applications.server.ts';
import { FinanceOffer, UseApproval } from '#orders/components/approved-finance.tsx';
import { orderPath, orderReference } from '#orders/order.ts';
import { readCardForm } from '#payments/card-stops.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { mayChangeOrder } from '../begin-checkout.server.ts';
import { changePath, donePath } from '../checkout-path.ts';
import { CheckoutFrame } from '../components/checkout-frame.tsx';
import { forgetTyped } from '../components/keep-typed.ts';
import { PayByCard } from '../components/pay-by-card.tsx';
import { PaymentBeingChecked } from '../components/payment-being-checked.tsx';
import { openOrderPage, readPaymentStep, summaryOfOrder } from '../payment-step.server.ts';
import type { Summary } from '../summary.ts';
import type { Route } from './+types/pay';

/** Step 2. What is settled already is shown by the page that says so. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { token, visitor } = await openOrderPage(shop, request, params.id);
  const step = await readPaymentStep(shop, params.id);
  if (!step) throw data(null, { status: 404, headers: forLinkReader });
  if (step.state === 'settled') throw redirectDocument(donePath(params.id, token), { status: 303 });
  const { order } = step;
  // Who pays monthly pays the deposit where the rest of it is said.
  if (order.status === 'finance_pending') throw redirectDocument(orderPath(order.id, token, '/finance'), { status: 303 });
  const isOpen = step.state === 'open';
  const summary = await summaryOfOrder(shop, order, isOpen ? step.gone : undefined);
  const { deliverTo, address, email, id } = order;
  const hasBoxes = order.lines.some((line) => !line.isSample);
  return data(
    {
      orderId: id,
      token,
      change: isOpen && (await mayChangeOrder(shop, request, id, visitor)) ? changePath(id, token) : null,
      summary,
      deliverTo,
      address,
      email,
      form: await readCardForm(shop, id),
      held: order.holdsUntil && hasBoxes ? { until: order.holdsUntil.toISOString(), words: holdWords(order.holdsUntil, shop.now()) } : null,
      isApproved: isOpen && order.address.country === 'GB' && covers(await approvalOf(shop, request), order),
      open: isOpen ? { due: step.due, problem: step.problem, hasRunOut: step.hasRunOut, isGone: step.gone.size > 0 } : null,
    },
    { headers: forLinkReader },
  );
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Payment | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Pay({ loaderData }: Route.ComponentProps) {
  const { orderId, token, change, summary, deliverTo, address, email, form, held, open, isApproved } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    forgetTyped();
    // Back may bring this page as it was left, before it was paid.
    const shown = (event: PageTransitionEvent) => event.persisted && void revalidate();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [revalidate]);
  return (
    <CheckoutFrame
      step="Payment"
      back={change ?? undefined}
      summary={summary}
      aside={<DeliverTo lines={deliverTo} email={email} change={change} isCollected={summary.isCollected} />}
    >
      <WhenItComes summary={summary} change={open && change} />
      {open ? (
        <>
          {isApproved && !open.isGone && <UseApproval id={orderId} token={token} />}
          <h2 className="pb-2 text-xl">Pay by card</h2>
          <HeldUntil held={held} hasRunOut={open.hasRunOut} isGone={open.isGone} change={change} />
          {!open.isGone && (
            <PayByCard
              orderId={orderId}
              token={token}
              due={open.due}
              problem={open.problem}
              form={form}
              address={address}
              reference={orderReference(orderId)}
            />
          )}
          {!open.isGone && !isApproved && open.due.purpose === 'order' && (
            <FinanceOffer id={orderId} token={token} totalPence={open.due.amountPence} country={address.country} />
          )}
        </>
      ) : (
        <PaymentBeingChecked orderId={orderId} token={token} reference={orderReference(orderId)} />
      )}
    </CheckoutFrame>
  );
}

/** Said once more where the summary is closed on a phone; a day can be chosen once it is known where to. */
function WhenItComes({ summary: { comes, isOnPallet, isCollected }, change }: { summary: Summary; change: string | null }) {
  if (!comes) return null;
  return (
    <div className="mb-4 text-md">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-semibold">{comes}</span>
        {change && !isCollected && (
          <a
            href={`${change}#field-wished_day`}
            className="inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4"
          >
            Choose another day
          </a>
        )}
      </p>
      {isOnPallet && <p className="lg:hidden">{kerbside}</p>}
    </div>
  );
}

function DeliverTo({ lines, email, change, isCollected }: { lines: readonly string[]; email: string; change: string | null; isCollected: boolean }) {
  const title = isCollected ? 'Your details' : 'Delivery address';
  return (
    <section aria-labelledby="deliver-to" className="border-t border-sand pt-4 text-md">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="deliver-to" className="text-lg">
          {title}
        </h2>
        {change && (
          <a
            href={change}
            className="inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4"
          >
            Change<span className="sr-only">{isCollected ? ' your details' : ' the delivery address'}</span>
          </a>
        )}
      </div>
      <address className="not-italic">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same
          <span key={at} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-2 text-muted">{email}</p>
    </section>
  );
}

type Props = {
  /** Until when the boxes are held, and in words; null when none are. */
  held: { until: string; words: string } | null;
  hasRunOut: boolean;
  isGone: boolean;
  /** Step 1, where the order can be changed; null where it cannot be from here. */
  change: string | null;
};

/** How long the boxes are kept for this order, and what to do when that time is over. */
function HeldUntil({ held, hasRunOut, isGone, change }: Props) {
  const { revalidate } = useRevalidator();
  const until = held?.until;
  useEffect(() => {
    if (!until || hasRunOut) return;
    const left = Date.parse(until) - Date.now();
    // A clock that is wrong by hours must not ask at once, again and again.
    const over = setTimeout(() => void revalidate(), Math.max(5_000, left + 1_000));
    return () => clearTimeout(over);
  }, [until, hasRunOut, revalidate]);
  if (isGone) {
    return (
      <div role="alert" className="mb-4 grid justify-items-start gap-3 border-2 border-warn bg-warn-soft p-4 text-md">
        <p>
          <strong>Your order was not paid in time,</strong> and some items are no longer there as you ordered them. Please check the highlighted
          items. You have not been charged.
        </p>
        <ButtonLink href={change ?? '/products'}>{change ? 'Order the remaining items' : 'Start a new order'}</ButtonLink>
      </div>
    );
  }
  if (hasRunOut) {
    return (
      <p role="status" className="mb-4 bg-warn-soft p-3 text-md">
        Your items are not reserved, but they are in stock. Pay now to secure them.
      </p>
    );
  }
  return held && <p className="mb-4 text-md text-muted">{`Your items are reserved until ${held.words}.`}</p>;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

/** '14:35 UK time', with its date where that is not the day of `now`: the same words wherever the shopper is. */
function holdWords(until: Date, now: Date): string {
  const words = `${time.format(until)} UK time`;
  return day.format(until) === day.format(now) ? words : `${words} on ${day.format(until)}`;
}
