import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { ClaimList } from '#claims/components/claim-list.tsx';
import { listClaimsOf } from '#claims/queries.server.ts';
import { AccessLines } from '#delivery/components/access-lines.tsx';
import { readLeftOver } from '#left-over/ask-left-over.server.ts';
import { formatPounds } from '#money/pence.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { sayDate, sayDateTime } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Breadcrumb, Page } from '#ui/page.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { comesOn } from '../comes-on.ts';
import { ChooseDay } from '../components/choose-day.tsx';
import { CollectFrom } from '../components/collect-from.tsx';
import { OrderActions, PayOrder } from '../components/order-actions.tsx';
import { OrderLines, OrderTotals } from '../components/order-lines.tsx';
import { OrderStatusMark } from '../components/order-status.tsx';
import { ReturnList } from '../components/return-list.tsx';
import { chooseDay, daysToChoose, readChosenDay } from '../days/choose-day.server.ts';
import { hasArrived, isCollected, type Order, orderPath, orderReference } from '../order.ts';
import { openOrder } from '../read-order.server.ts';
import { type OrderPageData, readOrderPage } from '../read-order-page.server.ts';
import { statusStory, type TimelineStep } from '../timeline.ts';
import { readReturns } from '../withdrawals.server.ts';
import type { Route } from './+types/order';

const dones = {
  cancelled: 'Your order has been cancelled.',
  withdrawn: 'We have received your notice and emailed you a copy.',
  day: 'Thank you. Your delivery day is set, and we have emailed you.',
  reported: 'We have received your report and emailed you a copy.',
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  const done = new URL(request.url).searchParams.get('done') ?? '';
  const said = Object.hasOwn(dones, done) ? dones[done as keyof typeof dones] : null;
  const sendable = readReturns(shop, order);
  const [page, claims, days, { state, ends }] = await Promise.all([
    readOrderPage(shop, order, sendable),
    listClaimsOf(shop, order.id),
    daysToChoose(shop, order, 'shopper'),
    readLeftOver(shop, order, shop.db, sendable),
  ]);
  const leftOverEnds = state === 'open' ? ends : null;
  return data({ order, token, said, claims, days, leftOverEnds, ...page }, { headers: forLinkReader });
}

/** Says when a delivery that is on hold may come. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const values = textFields(await readForm(request), ['wished_day']);
  try {
    await chooseDay(shop, order.id, { day: readChosenDay(values.wished_day) }, actor);
    return redirect(orderPath(order.id, token, '', { done: 'day' }), { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your delivery day could not be saved. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData ? `Order ${orderReference(loaderData.order.id)}` : 'Order'} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, token, said, products, timeline, days } = loaderData;
  const errors = actionData?.errors ?? [];
  const { settings } = useShopSettings();
  const reference = orderReference(order.id);
  const own = token ? { name: 'Home', href: '/' } : { name: 'My Orders', href: '/orders' };
  return (
    <Page>
      <Breadcrumb steps={[own, { name: `Order ${reference}` }]} />
      <h1 className="pt-2 text-3xl tabular-nums">{`Order ${reference}`}</h1>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <OrderStatusMark status={order.status} />
        <span className="text-md text-muted">
          Ordered on <time dateTime={order.createdAt.toISOString()}>{sayDate(order.createdAt)}</time>
          {order.paidAt && <span>{`, paid on ${sayDate(order.paidAt)}`}</span>}
        </span>
      </p>
      <p className="max-w-measure pt-2">
        {statusStory({ ...order, standardDelivery: settings.standard_delivery, lender: settings.finance.provider_name })}
      </p>
      <PayOrder order={order} token={token} />
      <ErrorSummary errors={errors} />
      {days && order.delivery?.heldUntil && (
        <ChooseDay
          heldUntil={order.delivery.heldUntil}
          days={days}
          value={actionData?.values.wished_day ?? ''}
          error={errors.find(({ field }) => field === 'wished_day')?.message}
        />
      )}
      {said && (
        <p role="status" className="mt-4 max-w-measure bg-ok-soft p-4 text-md font-semibold text-ok">
          {said}
        </p>
      )}
      <div className="grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <OrderLines lines={order.lines} products={products} isDelivered={hasArrived(order.status)} />
          <OrderTotals order={order} refundsUnderWayPence={loaderData.refundsUnderWayPence} />
        </div>
        <div className="grid content-start gap-8 lg:col-span-4">
          <OrderActions {...loaderData} />
          <ReturnList returns={loaderData.returns} to={(id) => orderPath(order.id, token, `/returns/${id}`)} />
          <ClaimList claims={loaderData.claims} to={(id) => orderPath(order.id, token, `/report/${id}`)} />
          <section aria-labelledby="timeline" className="border-t border-sand pt-4">
            <h2 id="timeline" className="pb-4 text-xl">
              Order history
            </h2>
            <OrderTimeline steps={timeline} />
          </section>
          <OrderPayment {...loaderData} />
          {isCollected(order) && (
            <section aria-labelledby="collect" className="border-t border-sand pt-4 text-md">
              <h2 id="collect" className="pb-2 text-xl">
                Collect from
              </h2>
              {!order.collection && comesOn(order.delivery) && <p className="pb-2 font-semibold">{comesOn(order.delivery)}</p>}
              <CollectFrom collection={order.collection} />
            </section>
          )}
          <section aria-labelledby="deliver" className="border-t border-sand pt-4 text-md">
            <h2 id="deliver" className="text-xl">
              {isCollected(order) ? 'Your details' : 'Delivery address'}
            </h2>
            <address className="mt-2 not-italic">
              {order.deliverTo.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            {!isCollected(order) && comesOn(order.delivery) && <p className="mt-2 font-semibold">{comesOn(order.delivery)}</p>}
            {order.address.phone && <p className="mt-2">{order.address.phone}</p>}
            {order.access && (
              <>
                <h3 className="mt-4 font-sans text-md font-semibold">For the driver</h3>
                <AccessLines access={order.access} />
              </>
            )}
            {order.email && <p className="mt-2 text-muted">{order.email}</p>}
            {order.notes && (
              <>
                <h3 className="mt-4 font-sans text-md font-semibold">Your notes</h3>
                <p className="whitespace-pre-line">{order.notes}</p>
              </>
            )}
          </section>
        </div>
      </div>
    </Page>
  );
}

const methods: Record<string, string> = { card: 'card', apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** How an order was paid, with the card provider's own receipts. Nothing while nothing was. */
function OrderPayment({ order, payments, finance }: { order: Order } & Pick<OrderPageData, 'payments' | 'finance'>) {
  const { settings } = useShopSettings();
  const isFinanced = order.paymentMethod === 'finance' && finance !== null;
  if (!isFinanced && payments.length === 0) return null;
  return (
    <section aria-labelledby="payment" className="border-t border-sand pt-4 text-md">
      <h2 id="payment" className="text-xl">
        Payment
      </h2>
      <ul className="mt-2 grid gap-1">
        {isFinanced && (
          <li>
            <span>{formatPounds(order.totalPence - finance.depositPence)}</span> monthly through <span>{settings.finance.provider_name}</span>,
            application <span className="tabular-nums">{finance.reference}</span>
          </li>
        )}
        {payments.map(({ method, isDeposit, amountPence, refundedPence, receiptUrl, at }) => (
          <li key={`${at?.getTime()} ${amountPence}`}>
            <span>{isDeposit && 'Deposit of '}</span>
            <span>{formatPounds(amountPence)}</span> by <span>{methods[method] ?? 'card'}</span>
            <span>{refundedPence > 0 && `, ${formatPounds(refundedPence)} refunded`}</span>
            {receiptUrl && (
              <a
                href={receiptUrl}
                target="_blank"
                rel="noreferrer"
                className={
                  'flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
                  'hover:decoration-lough'
                }
              >
                Card receipt<span className="sr-only">{` for ${formatPounds(amountPence)} (opens in a new tab)`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Order history to an order, oldest first, as a course of events down a line. */
function OrderTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="grid text-md">
      {steps.map(({ at, title, detail, link }, place) => {
        const isLast = place === steps.length - 1;
        return (
          <li key={`${at.getTime()} ${title}`} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span aria-hidden="true" className="grid w-3 grid-rows-[auto_1fr] justify-items-center">
              <span className={`mt-2 size-3 rounded-round border-2 ${isLast ? 'border-lough bg-lough' : 'border-stone bg-paper'}`} />
              {!isLast && <span className="w-px bg-sand" />}
            </span>
            <div className={isLast ? '' : 'pb-6'}>
              <p className="font-semibold">{title}</p>
              {detail && <p>{detail}</p>}
              {link && (
                <a
                  href={link.href}
                  rel="noreferrer"
                  className={
                    'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 ' +
                    'underline-offset-4 hover:decoration-lough'
                  }
                >
                  {link.words}
                </a>
              )}
              <p className="text-sm text-muted">
                <time dateTime={at.toISOString()}>{sayDateTime(at)}</time>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
