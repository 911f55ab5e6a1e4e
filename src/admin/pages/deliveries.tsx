import type { ReactNode } from 'react';
import { accessInShort } from '#delivery/access-words.ts';
import { sayDay } from '#delivery/working-days.ts';
import { comesOn, deliveryInShort, sayKg } from '#orders/comes-on.ts';
import { mayChooseDay } from '#orders/days/may-choose-day.ts';
import { type Order, orderReference } from '#orders/order.ts';
import { type DueReplacement, daysBeside, listHeld, readDeliveryDay } from '#orders/staff/delivery-day.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { StatusBadge } from '../orders/components/order-columns.tsx';
import { readDay } from '../orders/read-day.ts';
import type { Route } from './+types/deliveries';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const day = readDay(request, londonDay(shop.now()));
  const [ofDay, held, beside] = await Promise.all([readDeliveryDay(shop, day), listHeld(shop), daysBeside(shop, day)]);
  return { day, held, ...beside, ...ofDay };
}

export const meta: Route.MetaFunction = () => [{ title: 'Deliveries | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const link = 'inline-flex min-h-11 items-center text-lough underline underline-offset-4';

/** What goes out for one day: its orders by postcode, what they weigh, what to pick, and the files that carriers take. */
export default function Deliveries({
  loaderData: { day, before, after, orders, replacements, held, picks, grams, unweighed },
}: Route.ComponentProps) {
  const of = (path: string, more: Record<string, string> = {}) => `/admin/deliveries${path}?${new URLSearchParams({ day, ...more })}`;
  const weight = `${sayKg(grams)}${unweighed > 0 ? `, and ${unweighed} of unknown weight` : ''}`;
  const again = replacements.length === 1 ? ' and 1 replacement' : replacements.length ? ` and ${replacements.length} replacements` : '';
  const due = `${orders.length === 1 ? '1 order' : `${orders.length} orders`}${again}`;
  return (
    <AdminPage title="Deliveries" said={`${sayDay(day)}: ${due}, ${weight}.`}>
      <form method="get" className="flex flex-wrap items-end gap-3">
        <TextField label="Day" name="day" type="date" defaultValue={day} key={day} />
        <Button type="submit" kind="secondary">
          Show
        </Button>
      </form>
      <p className="flex flex-wrap gap-x-4">
        <a href={`?day=${before}`} className={link}>
          Day before
        </a>
        <a href={`?day=${after}`} className={link}>
          Day after
        </a>
      </p>
      {orders.length + replacements.length === 0 ? (
        <p>No orders are due on this day.</p>
      ) : (
        <>
          <p className="flex flex-wrap gap-x-4">
            <a href={of('/slips')} className={link}>
              Print all packing slips
            </a>
            <a href={of('.csv', { shape: 'parcels' })} className={link}>
              Parcels for a carrier (CSV)
            </a>
            <a href={of('.csv', { shape: 'pallets' })} className={link}>
              Pallets for a carrier (CSV)
            </a>
          </p>
          <ul className="border-t border-sand">
            {orders.map((order) => (
              <Row key={order.id} order={order} />
            ))}
            {replacements.map(({ order, shipment }) => (
              <ReplacementRow key={`${order.id} ${shipment.number}`} order={order} shipment={shipment} />
            ))}
          </ul>
          <h2 className="text-xl">Pick list</h2>
          <div className="index-table">
            <table>
              <caption className="sr-only">Items to pick for orders not sent yet</caption>
              <thead>
                <tr>
                  <th scope="col" className="text-right">
                    Quantity
                  </th>
                  <th scope="col">SKU</th>
                  <th scope="col">Item</th>
                </tr>
              </thead>
              <tbody>
                {picks.map(({ sku, name, isSample, amount, lot }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two cuts may be alike
                  <tr key={at}>
                    <td className="text-right tabular-nums">{amount}</td>
                    <td className="tabular-nums">{sku}</td>
                    <td>{[isSample ? `${name} (sample)` : name, lot].filter(Boolean).join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {held.length > 0 && (
        <section aria-labelledby="held">
          <h2 id="held" className="text-xl">
            On hold
          </h2>
          <ul className="mt-2 border-t border-sand">
            {held.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </ul>
        </section>
      )}
    </AdminPage>
  );
}

/** An order of the day: which, and where to. `children`: what comes of it, in two columns, and what can be done. */
function Line({ order: { id, address }, badge, children }: { order: Order; badge: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-sand py-2 md:grid-cols-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a href={`/admin/orders/${id}`} className="staff-row-link tabular-nums">
          {orderReference(id)}
        </a>
        {badge}
      </p>
      <p>{[address.postal_code, address.city].filter(Boolean).join(', ')}</p>
      {children}
    </li>
  );
}

/** Goods that are sent again. */
function ReplacementRow({ order, shipment: { number, sentAt, claimId, lines: goods } }: DueReplacement) {
  const badge = <Badge tone={sentAt ? 'plain' : 'warn'}>{sentAt ? 'Replacement sent' : 'Replacement'}</Badge>;
  return (
    <Line order={order} badge={badge}>
      <ul className="md:col-span-2">
        {goods.map(({ lineId, quantity }) => (
          <li key={lineId}>{`${quantity} × ${order.lines.find((line) => line.id === lineId)?.name ?? ''}`}</li>
        ))}
      </ul>
      <p className="md:text-right">
        <a href={`/admin/claims/${claimId}`} className="staff-row-link">
          Report<span className="sr-only">{` for which shipment ${number} of order ${orderReference(order.id)} is sent`}</span>
        </a>
      </p>
    </Line>
  );
}

function Row({ order }: { order: Order }) {
  const { id, status, delivery, access } = order;
  return (
    <Line order={order} badge={<StatusBadge status={status} />}>
      <div className="tabular-nums">
        {delivery && <p>{deliveryInShort(delivery)}</p>}
        {access && <p className="text-sm text-muted">{accessInShort(access)}</p>}
      </div>
      <p className="text-muted">{comesOn(delivery)}</p>
      <p className="md:text-right">
        {mayChooseDay({ status, delivery }, 'staff') && (
          <a href={`/admin/orders/${id}#move-delivery`} className="staff-row-link">
            Move<span className="sr-only">{` the delivery of order ${orderReference(id)}`}</span>
          </a>
        )}
      </p>
    </Line>
  );
}
