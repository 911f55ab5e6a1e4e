import { LogOut } from '#accounts/components/own-page.tsx';
import { visitorContext } from '#accounts/visitor-pages.server.ts';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { shopContext } from '../../shop.server.ts';
import { OrderStatusMark } from '../components/order-status.tsx';
import { type OrderSummary, orderReference } from '../order.ts';
import { listOwnOrders } from '../own-orders.server.ts';
import type { Route } from './+types/orders';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  return { orders: await listOwnOrders(shop, visitor.id), email: visitor.email };
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `My Orders | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function MyOrders({ loaderData: { orders, email } }: Route.ComponentProps) {
  return (
    <Page>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-4 pb-6 md:pt-8">
        <h1 className="text-3xl">My Orders</h1>
        <LogOut className="flex flex-wrap items-center gap-x-2 text-md text-muted">
          <span>{`Logged in as ${email}`}</span>
          <Button type="submit" kind="quiet">
            Log out
          </Button>
        </LogOut>
      </div>
      {orders.length === 0 ? (
        <div className="grid justify-items-start gap-4 border-t border-sand py-12">
          <h2 className="text-xl">No orders yet</h2>
          <p className="max-w-measure text-muted">Your orders and samples will appear here.</p>
          <ButtonLink href="/products">Start Shopping</ButtonLink>
        </div>
      ) : (
        <ul className="border-t border-sand">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const reference = orderReference(order.id);
  return (
    <li className="grid items-center gap-x-8 gap-y-2 border-b border-sand py-6 sm:grid-cols-2 lg:grid-cols-5">
      <div>
        <h2 className="font-sans text-base font-semibold tabular-nums">{`Order ${reference}`}</h2>
        <p className="text-md text-muted">
          <time dateTime={order.createdAt.toISOString()}>{sayDate(order.createdAt)}</time>
        </p>
      </div>
      <OrderStatusMark status={order.status} />
      <p className="text-md text-muted tabular-nums">{order.items === 1 ? '1 item' : `${order.items} items`}</p>
      <p className="font-display text-xl tabular-nums">{formatPounds(order.totalPence)}</p>
      <p className="lg:text-right">
        <ButtonLink kind="secondary" href={`/orders/${order.id}`} aria-label={`View Details of order ${reference}`}>
          View Details
        </ButtonLink>
      </p>
    </li>
  );
}
