import { data } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Breadcrumb, Page } from '#ui/page.tsx';

import { shopContext } from '../../shop.server.ts';
import { OrderActions, PayOrder } from '../components/order-actions.tsx';
import { OrderLines } from '../components/order-lines.tsx';
import { OrderPayment } from '../components/order-payment.tsx';
import { OrderStatusMark } from '../components/order-status.tsx';
import { OrderTimeline } from '../components/order-timeline.tsx';
import { OrderTotals } from '../components/order-totals.tsx';
import { openOrder } from '../open-order.server.ts';
import { orderReference } from '../order.ts';
import { readOrderPage } from '../read-order-page.server.ts';
import { statusStory } from '../status-story.ts';
import type { Route } from './+types/order';

const dones = { cancelled: 'Your order has been cancelled.', withdrawn: 'We have received your notice and emailed you a copy.' };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  const done = new URL(request.url).searchParams.get('done') ?? '';
  const said = Object.hasOwn(dones, done) ? dones[done as keyof typeof dones] : null;
  return data({ order, token, said, ...(await readOrderPage(shop, order)) }, { headers: forLinkReader });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData ? `Order ${orderReference(loaderData.order.id)}` : 'Order'} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, token, said, products, timeline } = loaderData;
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
      {said && (
        <p role="status" className="mt-4 max-w-measure bg-ok-soft p-4 text-md font-semibold text-ok">
          {said}
        </p>
      )}
      <div className="grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <OrderLines lines={order.lines} products={products} isDelivered={order.status === 'delivered'} />
          <OrderTotals order={order} vatPence={loaderData.vatPence} refundsUnderWayPence={loaderData.refundsUnderWayPence} />
        </div>
        <div className="grid content-start gap-8 lg:col-span-4">
          <OrderActions {...loaderData} />
          <section aria-labelledby="timeline" className="border-t border-sand pt-4">
            <h2 id="timeline" className="pb-4 text-xl">
              Order history
            </h2>
            <OrderTimeline steps={timeline} />
          </section>
          <OrderPayment {...loaderData} />
          <section aria-labelledby="deliver" className="border-t border-sand pt-4 text-md">
            <h2 id="deliver" className="text-xl">
              Delivery address
            </h2>
            <address className="mt-2 not-italic">
              {order.deliverTo.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            {order.address.phone && <p className="mt-2">{order.address.phone}</p>}
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
