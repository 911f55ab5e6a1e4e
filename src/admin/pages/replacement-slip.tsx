import { data } from 'react-router';
import { readClaim } from '#claims/queries.server.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { shopContext } from '../../shop.server.ts';
import { StaffError } from '../components/staff-error.tsx';
import { PrintBar, Slip } from '../orders/components/slip.tsx';
import type { Route } from './+types/replacement-slip';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const claim = isUuid(params.id) ? await readClaim(shop, params.id) : null;
  const order = claim?.replacement && (await readOrder(shop, claim.orderId));
  if (!claim || !order) throw data(null, { status: 404 });
  const lines = order.lines.flatMap((line) => {
    const again = claim.lines.find(({ id }) => id === line.id);
    return again ? [{ ...line, quantity: again.quantity, refundedQuantity: 0, lots: again.lots }] : [];
  });
  return { id: claim.id, order: { ...order, delivery: null, lines } };
}

export const meta: Route.MetaFunction = () => [{ title: 'Packing slip of a replacement | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

/** What is sent again, to be printed. */
export default function ReplacementSlip({ loaderData: { id, order } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="packing-slip px-4 py-6 focus:outline-none md:px-8">
      <p className="mb-4 text-xl font-semibold">Replacement, nothing to pay</p>
      <Slip order={order} />
      <PrintBar back={`/admin/claims/${id}`} words="Back to the report" />
    </main>
  );
}
