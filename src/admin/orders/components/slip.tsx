import { Fragment } from 'react';
import { ForTheDriver } from '#delivery/components/access-lines.tsx';
import { sayDay } from '#delivery/working-days.ts';
import { comesOn, deliveryInShort } from '#orders/comes-on.ts';
import { CutList } from '#orders/components/cut-list.tsx';
import { LotsOfLine } from '#orders/components/lots-of-line.tsx';
import { leftToSend } from '#orders/left-to-send.ts';
import { isCollected, type Order, orderReference, type Replacement, type Shipment } from '#orders/order.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button } from '#ui/button.tsx';

/** What goes into an order's boxes, and to whom: what is left to send, or what left in one shipment. */
export function Slip({ order, shipment }: { order: Order; shipment?: Shipment | Replacement | undefined }) {
  const { settings } = useShopSettings();
  // Goods that are sent again may go as a parcel: nobody is asked for what was not said.
  const asksDriver = !shipment?.claimId || order.access !== null;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <h1 className="text-3xl">Packing slip</h1>
          <p className="mt-1 text-lg tabular-nums">
            {[`Order ${orderReference(order.id)}`, sayDate(order.createdAt), shipment && `shipment ${shipment.number}`].filter(Boolean).join(', ')}
          </p>
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
      {shipment?.claimId && <p className="mt-6 text-xl font-semibold">Replacement, nothing to pay</p>}
      {isCollected(order) && !shipment?.claimId && <p className="mt-6 text-xl font-semibold">For collection</p>}
      <address className="mt-6 text-xl not-italic">
        {order.deliverTo.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {order.address.phone && <span className="block">{order.address.phone}</span>}
      </address>
      <Comes order={order} shipment={shipment} />
      <ForTheDriver way={asksDriver ? order.delivery?.way : undefined} access={order.access} className="mt-4" />
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
            {toPack(order, shipment).map(({ line, quantity, from }) => (
              <Fragment key={line.id}>
                <tr>
                  <td>
                    <span className="inline-block size-5 border border-ink" aria-hidden="true" />
                  </td>
                  <td className="text-right text-lg tabular-nums">{line.cuts?.amount ?? quantity}</td>
                  <td className="tabular-nums">{line.sku}</td>
                  <td>
                    <span>{`${line.name}${line.isSample ? ' (sample)' : ''}`}</span>
                    <LotsOfLine line={line} part={{ from, count: quantity }} />
                  </td>
                </tr>
                {line.cuts && (
                  <tr>
                    <td colSpan={4}>
                      <CutList cuts={line.cuts} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** How it goes and when it comes: goods that are sent again have a day of their own, or none. */
function Comes({ order: { delivery }, shipment }: Parameters<typeof Slip>[0]) {
  const own = delivery && [deliveryInShort(delivery), comesOn(delivery)].filter(Boolean).join('. ');
  const said = shipment?.claimId ? shipment.comesOn && `On ${sayDay(shipment.comesOn)}` : own;
  return said ? <p className="mt-4">{said}</p> : null;
}

/** How many of which lines go into one shipment, or are left to send, and how many of them left before. */
export function toPack({ lines, shipments }: Pick<Order, 'lines' | 'shipments'>, shipment: Shipment | Replacement | undefined) {
  // What is sent again comes from lots of its own.
  if (shipment?.claimId) {
    return shipment.lines.flatMap(({ lineId, quantity, lots }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [{ line: { ...line, lots }, quantity, from: 0 }] : [];
    });
  }
  const earlier = shipment ? shipments.filter(({ number, claimId }) => claimId === null && number < shipment.number) : [];
  const packed = lines.map((line) => {
    const sent = shipment?.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    const before = earlier.flatMap((one) => one.lines.filter(({ lineId }) => lineId === line.id)).reduce((sum, { quantity }) => sum + quantity, 0);
    return { line, quantity: shipment ? sent : leftToSend(line), from: shipment ? before : line.sentQuantity };
  });
  return packed.filter(({ quantity }) => quantity > 0);
}

export function PrintBar({ back, words }: { back: string; words: string }) {
  return (
    <p className="no-print my-6 flex gap-2">
      <Button onClick={() => window.print()}>Print</Button>
      <a href={back} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <span>{words}</span>
      </a>
    </p>
  );
}
