import { data } from 'react-router';
import { leftToSend } from '#orders/left-to-send.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { shopContext } from '../../shop.server.ts';
import { StaffError } from '../components/staff-error.tsx';
import { PrintBar, Slip } from '../orders/components/slip.tsx';
import type { Route } from './+types/packing-slip';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = isUuid(params.id) ? await readOrder(shop, params.id) : null;
  if (!order) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get('shipment');
  // Once nothing is left to send, the slip is that of what went last.
  const last = order.lines.every((line) => leftToSend(line) === 0) ? order.shipments.findLast(({ claimId }) => claimId === null) : undefined;
  return { order, shipment: [...order.shipments, ...order.replacements].find(({ number }) => String(number) === asked) ?? last };
}

export const meta: Route.MetaFunction = () => [{ title: 'Packing slip | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

/** Items to pack: to be printed, so without prices. */
export default function PackingSlip({ loaderData: { order, shipment } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="packing-slip px-4 py-6 focus:outline-none md:px-8">
      <Slip order={order} shipment={shipment} />
      <PrintBar back={`/admin/orders/${order.id}`} words="Back to the order" />
    </main>
  );
}
