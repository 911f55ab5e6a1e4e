import { data } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { forThisPerson, requireVisitor } from '#accounts/visitor-pages.server.ts';
import { formatPounds } from '#money/pence.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { OrderStatusMark } from '../components/order-status.tsx';
import { type Order, type OrderLine, orderReference } from '../order.ts';
import { mayOpenOrder, readOrder } from '../read-order.server.ts';
import type { Route } from './+types/order';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const token = new URL(request.url).searchParams.get('token');
  const visitor = token ? await readVisitor(shop, request) : await requireVisitor(shop, request);
  const order = (await mayOpenOrder(shop, params.id, { visitor, token })) ? await readOrder(shop, params.id) : null;
  if (!order) throw data(null, { status: 404, headers: forThisPerson });
  return data({ order }, { headers: forThisPerson });
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData ? `Order ${orderReference(loaderData.order.id)}` : 'Order'} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const reference = orderReference(order.id);
  return (
    <Page>
      <Breadcrumb steps={[{ name: 'My Orders', href: '/orders' }, { name: reference }]} />
      <h1 className="pt-2 text-3xl tabular-nums">Order {reference}</h1>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 pb-8">
        <OrderStatusMark status={order.status} />
        <span className="text-md text-muted">
          Ordered on <time dateTime={order.createdAt.toISOString()}>{sayDate(order.createdAt)}</time>
          {order.paidAt && `, paid on ${sayDate(order.paidAt)}`}
        </span>
      </p>
      <div className="grid gap-12 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-8">
          <Lines order={order} />
        </div>
        <section aria-labelledby="deliver" className="border-t border-sand pt-6 text-md lg:col-span-3 lg:col-start-10">
          <h2 id="deliver" className="text-lg">
            Delivery address
          </h2>
          <address className="mt-2 not-italic">
            {order.deliverTo.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-4 break-all text-muted">{order.email}</p>
        </section>
      </div>
    </Page>
  );
}

function Lines({ order }: { order: Order }) {
  const total = 'pt-3 text-right font-display text-xl tabular-nums';
  return (
    <table className="w-full border-t border-sand text-md tabular-nums">
      <caption className="sr-only">What was ordered, and what it came to</caption>
      <thead>
        <tr className="text-left text-sm text-muted">
          <th scope="col" className="py-2 font-regular">
            Item
          </th>
          <th scope="col" className="py-2 text-right font-regular">
            Quantity
          </th>
          <th scope="col" className="hidden py-2 text-right font-regular sm:table-cell">
            Each
          </th>
          <th scope="col" className="py-2 text-right font-regular">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id} className="border-t border-sand align-baseline">
            <th scope="row" className="py-3 pr-4 text-left font-regular">
              <Name line={line} />
              <span className="block text-sm text-muted">{line.isSample ? 'Sample' : line.sku}</span>
            </th>
            <td className="py-3 text-right">{line.quantity}</td>
            <td className="hidden py-3 pl-4 text-right sm:table-cell">{formatPounds(line.unitPence)}</td>
            <td className="py-3 pl-4 text-right">{formatPounds(line.unitPence * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t-2 border-ink">
        <Sum name="Delivery" said={order.deliveryPence === 0 ? 'FREE' : formatPounds(order.deliveryPence)} className="pt-3 text-right" />
        <Sum name="Total, VAT included" said={formatPounds(order.totalPence)} className={total} />
        {order.refundedPence > 0 && <Sum name="Refunded" said={formatPounds(order.refundedPence)} className="pt-3 text-right text-copper" />}
      </tfoot>
    </table>
  );
}

function Name({ line: { productId, name } }: { line: OrderLine }) {
  if (!productId) return <span className="font-semibold">{name}</span>;
  return (
    <a href={`/products/${productId}`} className="font-semibold underline-offset-4 hover:underline">
      {name}
    </a>
  );
}

function Sum({ name, said, className }: { name: string; said: string; className: string }) {
  return (
    <tr className="align-baseline">
      <th scope="row" colSpan={2} className="pt-3 text-left font-regular">
        {name}
      </th>
      <td className="hidden sm:table-cell" />
      <td className={className}>{said}</td>
    </tr>
  );
}
