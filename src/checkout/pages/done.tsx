import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { formatPounds } from '#money/pence.ts';
import { CollectFrom } from '#orders/components/collect-from.tsx';
import { orderPath, orderReference, payPath } from '#orders/order.ts';

import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { OrderSummary } from '../components/order-summary.tsx';
import { endCheckout, openOrderPage, readPaymentStep, summaryOfOrder } from '../payment-step.server.ts';

import type { Route } from './+types/done';

/** The end of a checkout. What is still to be paid is sent back to be paid. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { visitor, token } = await openOrderPage(shop, request, params.id);
  const step = await readPaymentStep(shop, params.id);
  if (!step) throw data(null, { status: 404, headers: forLinkReader });
  const { order } = step;
  const isFinanced = order.status === 'finance_pending';
  if (!isFinanced && step.state !== 'settled') throw redirect(payPath(params.id, token), { status: 303 });
  const headers = new Headers(forLinkReader);
  for (const cookie of await endCheckout(shop, request, order)) headers.append('Set-Cookie', cookie);
  // It is ordered; what is still to be done about it is said where it is applied for.
  if (isFinanced) throw redirect(orderPath(order.id, token, '/finance'), { status: 303, headers });
  const payment = step.state === 'settled' ? step.payment : null;
  const { id, status, totalPence, email, deliverTo, lines } = order;
  const isPaid = order.paidAt !== null && totalPence > 0 && order.paymentMethod !== 'finance';
  return data(
    {
      id,
      token,
      status,
      isPaid,
      totalPence,
      email,
      deliverTo,
      receiptUrl: payment?.status === 'succeeded' ? payment.receiptUrl : null,
      hasFloors: lines.some((line) => !line.isSample),
      isOwn: visitor !== null && order.userId === visitor.id,
      summary: await summaryOfOrder(shop, order),
    },
    { headers },
  );
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData ? headingOf(loaderData) : 'Order'} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

type Ended = Route.ComponentProps['loaderData'];

export default function Done({ loaderData }: Route.ComponentProps) {
  const { id, token, status, isPaid, totalPence, email, receiptUrl, isOwn, summary, deliverTo } = loaderData;
  const isOver = status === 'cancelled' || status === 'refunded';
  return (
    <Page>
      <div className="grid gap-x-12 gap-y-8 pt-4 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-7">
          <div className="grid gap-3">
            {!isOver && (
              <span aria-hidden="true" className="grid size-12 place-items-center rounded-round bg-ok-soft text-ok">
                <CheckIcon className="size-6" />
              </span>
            )}
            <h1 className="text-3xl">{headingOf(loaderData)}</h1>
            <p className="text-lg">
              Order <strong className="tabular-nums">{orderReference(id)}</strong>
              <span>{`${isPaid && !isOver ? `, ${formatPounds(totalPence)} paid` : ''}.`}</span>
            </p>
          </div>
          <WhatIsNext {...loaderData} />
          {!isOver && email && (
            <p className="max-w-measure">
              We’re emailing your confirmation to <strong>{email}</strong>. Use the link in it to view your order at any time.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {isOwn ? <ButtonLink href="/orders">Go to My Orders</ButtonLink> : <ButtonLink href={orderPath(id, token)}>View your order</ButtonLink>}
            {isOwn && (
              <ButtonLink kind="secondary" href={orderPath(id, token)}>
                View this order
              </ButtonLink>
            )}
            {receiptUrl && (
              <ButtonLink kind="secondary" href={receiptUrl} target="_blank" rel="noreferrer">
                Card receipt<span className="sr-only"> (opens in a new tab)</span>
              </ButtonLink>
            )}
            <ButtonLink kind="quiet" href="/products">
              Continue shopping
            </ButtonLink>
          </div>
        </div>
        <aside aria-label="What you ordered" className="lg:col-span-5">
          <div className="bg-linen p-4 md:p-6">
            <h2 className="pb-4 text-xl">What you ordered</h2>
            <OrderSummary summary={summary} />
            {summary.isCollected && (
              <div className="mt-6 border-t border-sand pt-4 text-md">
                <h3 className="pb-2 font-sans text-md font-semibold">Collect from</h3>
                <CollectFrom />
              </div>
            )}
            <h3 className="mt-6 border-t border-sand pt-4 font-sans text-md font-semibold">
              {summary.isCollected ? 'Your details' : 'Delivery address'}
            </h3>
            <address className="text-md not-italic">
              {deliverTo.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same
                <span key={at} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>
        </aside>
      </div>
    </Page>
  );
}

function headingOf({ status, isPaid }: Pick<Ended, 'status' | 'isPaid'>): string {
  if (status === 'cancelled') return 'This order was cancelled';
  if (status === 'refunded') return 'This order was refunded';
  return isPaid ? 'Payment Successful!' : 'Your order is placed';
}

function WhatIsNext({ status, hasFloors, summary }: Ended) {
  const { settings } = useShopSettings();
  if (status === 'cancelled') {
    return <p className="max-w-measure">Any payment is being refunded to your card. You can follow the refund on the order’s page.</p>;
  }
  if (status === 'refunded') return <p className="max-w-measure">Your payment has been refunded.</p>;
  if (summary.isCollected)
    return (
      <p className="max-w-measure">
        {`We’re getting it ready. ${summary.comes ? `${summary.comes}. ` : ''}We’ll email you a code when you can come and collect it.`}
      </p>
    );
  return (
    <p className="max-w-measure">
      {hasFloors
        ? `We’re getting it ready.${settings.standard_delivery ? ` Standard delivery takes ${settings.standard_delivery}.` : ''} We’ll email ` +
          `you when it’s dispatched.`
        : 'We’ll post your samples and email you when they’re on their way.'}
    </p>
  );
}
