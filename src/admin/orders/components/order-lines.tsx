import { formatPounds } from '#money/pence.ts';
import { vatIncluded } from '#money/vat.ts';
import { CutList } from '#orders/components/cut-list.tsx';
import type { Order, OrderLine } from '#orders/order.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

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
                <CutList cuts={line.cuts} />
                {line.roll && <MarkCut line={line} mayMark={order.status === 'confirmed' && line.refundedQuantity < line.quantity} />}
              </td>
              <td className="text-right tabular-nums">{line.cuts?.amount ?? line.quantity}</td>
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

function MarkCut({ line, mayMark }: { line: OrderLine; mayMark: boolean }) {
  return (
    <SaveForm className="flex flex-wrap items-center gap-x-3 text-md">
      {line.cutAt && <span className="font-semibold">{`Cut ${sayDateTime(line.cutAt)}`}</span>}
      {mayMark && (
        <>
          <input type="hidden" name="intent" value="cut" />
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="cut" value={line.cutAt ? 'no' : 'yes'} />
          <SubmitButton kind="quiet">
            {line.cutAt ? 'Not cut after all' : 'Mark as cut'}
            <span className="sr-only">{`: ${line.name}`}</span>
          </SubmitButton>
        </>
      )}
    </SaveForm>
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
