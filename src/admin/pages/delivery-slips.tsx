import { isToSend, isToSendAgain, readDeliveryDay } from '#orders/staff/delivery-day.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { shopContext } from '../../shop.server.ts';
import { StaffError } from '../components/staff-error.tsx';
import { PrintBar, Slip } from '../orders/components/slip.tsx';
import { readDay } from '../orders/read-day.ts';
import type { Route } from './+types/delivery-slips';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const day = readDay(request, londonDay(shop.now()));
  const { orders, replacements } = await readDeliveryDay(shop, day);
  const slips = [...orders.filter(isToSend).map((order) => ({ order, shipment: undefined })), ...replacements.filter(isToSendAgain)];
  return { day, slips };
}

export const meta: Route.MetaFunction = () => [{ title: 'Packing slips | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

/** The slips of all orders of a day that have not been sent, a sheet each. */
export default function DeliverySlips({ loaderData: { day, slips } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="packing-slip px-4 py-6 focus:outline-none md:px-8">
      <PrintBar back={`/admin/deliveries?day=${day}`} words="Back to the deliveries" />
      {slips.length === 0 && <p>Nothing left to pack.</p>}
      {slips.map(({ order, shipment }) => (
        <section key={`${order.id} ${shipment?.number ?? ''}`} className="break-after-page pb-12">
          <Slip order={order} shipment={shipment} />
        </section>
      ))}
    </main>
  );
}
