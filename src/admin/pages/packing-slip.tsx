import { data } from 'react-router';
import { comesOn, deliveryInShort } from '#orders/comes-on.ts';
import { CutList } from '#orders/components/cut-list.tsx';
import { orderReference } from '#orders/order.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { StaffError } from '../components/staff-error.tsx';
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
  const { settings } = useShopSettings();
  return (
    <main id="main" tabIndex={-1} className="packing-slip px-4 py-6 focus:outline-none md:px-8">
      <div className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <h1 className="text-3xl">Packing slip</h1>
          <p className="mt-1 text-lg tabular-nums">{`Order ${orderReference(order.id)}, ${sayDate(order.createdAt)}`}</p>
        </div>
        <p className="text-right text-muted">
          <span>{settings.business_name}</span>
          {[...settings.address_lines, settings.town, settings.postcode].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span>{settings.phone}</span>
        </p>
      </div>
      <address className="mt-6 text-xl not-italic">
        {order.deliverTo.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {order.address.phone && <span className="block">{order.address.phone}</span>}
      </address>
      {order.delivery && <p className="mt-4">{[deliveryInShort(order.delivery), comesOn(order.delivery)].filter(Boolean).join('. ')}</p>}
      {order.notes && <p className="mt-4 border-l-4 border-oak pl-3 whitespace-pre-line">{order.notes}</p>}
      <div className="index-table mt-6">
        <table>
          <caption className="sr-only">Items to pack</caption>
          <thead>
            <tr>
              <th scope="col">Packed</th>
              <th scope="col" className="text-right">
                Quantity
              </th>
              <th scope="col">SKU</th>
              <th scope="col">Item</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.id}>
                <td>
                  <span className="inline-block size-5 border border-ink" aria-hidden="true" />
                </td>
                <td className="text-right text-lg tabular-nums">
                  {line.cuts && line.refundedQuantity === 0 ? line.cuts.amount : line.quantity - line.refundedQuantity}
                </td>
                <td className="tabular-nums">{line.sku}</td>
                <td>
                  <span>{`${line.name}${line.isSample ? ' (sample)' : ''}`}</span>
                  <CutList cuts={line.cuts} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="no-print mt-6 flex gap-2">
        <Button onClick={() => window.print()}>Print</Button>
        <a href={`/admin/orders/${order.id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Back to the order
        </a>
      </p>
    </main>
  );
}
