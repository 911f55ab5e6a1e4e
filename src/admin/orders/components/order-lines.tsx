import { formatPounds } from '#money/pence.ts';
import { vatIncluded } from '#money/vat.ts';
import type { Order } from '#orders/order.ts';

/** What was ordered, as it is packed and as it was paid. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <div className="index-table">
      <table>
        <caption className="sr-only">Items ordered</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="text-right">
              Quantity
            </th>
            <th scope="col" className="hidden text-right md:table-cell">
              Each
            </th>
            <th scope="col" className="text-right">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.productId ? (
                  <a href={`/products/${line.productId}`} className="staff-row-link">
                    {line.name}
                  </a>
                ) : (
                  <span>{line.name}</span>
                )}
                <span className="block text-sm text-muted">
                  <span>{line.sku}</span>
                  <span>{line.isSample && ', sample'}</span>
                  <span>{line.areaMilliM2 !== null && `, for ${line.areaMilliM2 / 1000} m²`}</span>
                  <span>{line.refundedQuantity > 0 && `, ${line.refundedQuantity} refunded`}</span>
                </span>
              </td>
              <td className="text-right tabular-nums">{line.quantity}</td>
              <td className="hidden text-right tabular-nums md:table-cell">{formatPounds(line.unitPence)}</td>
              <td className="text-right tabular-nums">{formatPounds(line.unitPence * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {order.samplePostagePence > 0 && <Sum name="Sample postage" pence={order.samplePostagePence} />}
          <Sum name="Delivery" pence={order.deliveryPence} />
          <Sum name="VAT included" pence={vatIncluded(order.totalPence)} />
          <Sum name="Total" pence={order.totalPence} isTotal />
          {order.refundedPence > 0 && <Sum name="Refunded" pence={-order.refundedPence} />}
        </tfoot>
      </table>
    </div>
  );
}

function Sum({ name, pence, isTotal = false }: { name: string; pence: number; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'font-semibold' : undefined}>
      <td>{name}</td>
      <td />
      <td className="hidden md:table-cell" />
      <td className="text-right tabular-nums">{pence === 0 && !isTotal ? 'FREE' : formatPounds(pence)}</td>
    </tr>
  );
}
