import { data } from 'react-router';
import { readOrder } from '#orders/read-order.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { shopContext } from '../../shop.server.ts';
import { StaffError } from '../components/staff-error.tsx';
import { PrintBar, Slip } from '../orders/components/slip.tsx';
import type { Route } from './+types/packing-slip';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = isUuid(params.id) ? await readOrder(shop, params.id) : null;
  if (!order) throw data(null, { status: 404 });
  return { order };
}

export const meta: Route.MetaFunction = () => [{ title: 'Packing slip | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

/** Items to pack: to be printed, so without prices. */
export default function PackingSlip({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="packing-slip px-4 py-6 focus:outline-none md:px-8">
      <Slip order={order} />
      <PrintBar back={`/admin/orders/${order.id}`} words="Back to the order" />
    </main>
  );
}
