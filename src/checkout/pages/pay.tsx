import { useEffect } from 'react';
import { data, redirectDocument, useRevalidator } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { approvalOf, covers } from '#finance/applications.server.ts';
import { UseApproval } from '#orders/components/approved-finance.tsx';
import { FinanceOffer } from '#orders/components/finance-offer.tsx';
import { orderReference } from '#orders/order.ts';
import { orderPath } from '#orders/order-path.ts';
import { readCardForm } from '#payments/card-stops.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { shopContext } from '../../shop.server.ts';
import { mayChangeOrder } from '../begin-checkout.server.ts';
import { changePath, donePath } from '../checkout-path.ts';
import { CheckoutFrame } from '../components/checkout-frame.tsx';
import { HeldUntil } from '../components/held-until.tsx';
import { PayByCard } from '../components/pay-by-card.tsx';
import { PaymentBeingChecked } from '../components/payment-being-checked.tsx';
import { forgetDraft } from '../components/use-draft.ts';
import { holdWords } from '../hold-words.ts';
import { openOrderPage } from '../open-order-page.server.ts';
import { readPaymentStep } from '../payment-step.server.ts';
import { summaryOfOrder } from '../summary-of-order.server.ts';
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
    forgetDraft();
    // Back may bring this page as it was left, before it was paid.
    const shown = (event: PageTransitionEvent) => event.persisted && void revalidate();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [revalidate]);
  return (
    <CheckoutFrame step="Payment" back={change ?? undefined} summary={summary} aside={<DeliverTo lines={deliverTo} email={email} change={change} />}>
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

function DeliverTo({ lines, email, change }: { lines: readonly string[]; email: string; change: string | null }) {
  return (
    <section aria-labelledby="deliver-to" className="border-t border-sand pt-4 text-md">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="deliver-to" className="text-lg">
          Delivery address
        </h2>
        {change && (
          <a
            href={change}
            className="inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4"
          >
            Change<span className="sr-only"> the delivery address</span>
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
