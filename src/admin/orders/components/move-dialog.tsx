import { formatPounds } from '#money/pence.ts';
import { orderReference, statusWords } from '#orders/order.ts';
import { mayMove } from '#orders/order-moves.ts';
import type { StaffOrder } from '#orders/staff/list-staff-orders.server.ts';
import type { FieldError } from '#platform/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

export type MoveMany = { to: 'shipped' | 'delivered'; orders: readonly StaffOrder[] };
type Props = { move: MoveMany; undoMinutes: number; errors: readonly FieldError[]; onClose: () => void };

/** Asks before several orders are moved; of orders that leave the shop also who carries them and, of each, where it can be followed. */
export function MoveDialog({ move: { to, orders }, undoMinutes, errors, onClose }: Props) {
  const [going, staying] = [true, false].map((may) => orders.filter(({ status, collects }) => mayMove(status, to, 'staff', collects) === may)) as [
    StaffOrder[],
    StaffOrder[],
  ];
  const count = going.length === 1 ? '1 order' : `${going.length} orders`;
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <Dialog open onClose={onClose} title={`Mark ${count} as ${to}?`} className="wide-dialog">
      <SaveForm className="grid">
        <div className="grid gap-4 p-4 md:p-6">
          <ErrorSummary errors={errors} form="move" />
          {staying.length > 0 && (
            <p className="bg-warn-soft p-3">
              {`Left as they are: ${staying.map(({ id, status }) => `${orderReference(id)} (${statusWords[status].toLowerCase()})`).join(', ')}.`}
            </p>
          )}
          {going.length > 0 && <p>{`Customers are emailed in ${undoMinutes} minutes. Until then you can undo this, and no email is sent.`}</p>}
          <input type="hidden" name="to" value={to} />
          {to === 'shipped' && going.length > 0 && (
            <TextField label="Carrier" name="carrier" form="move" optional maxLength={80} error={errorOf('carrier')} />
          )}
          <ul className="grid gap-3">
            {going.map((order) => (
              <li key={order.id} className="grid gap-1 border-t border-sand pt-3">
                <input type="hidden" name="id" value={order.id} />
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span>
                    <span className="font-semibold tabular-nums">{orderReference(order.id)}</span>
                    <span>{` ${order.customerName || order.email}${order.town && `, ${order.town}`}`}</span>
                  </span>
                  <span className="tabular-nums">{formatPounds(order.totalPence)}</span>
                </p>
                {to === 'shipped' && (
                  <TextField
                    label={
                      <>
                        Tracking link<span className="sr-only">{` for ${orderReference(order.id)}`}</span>
                      </>
                    }
                    name={`link-${order.id}`}
                    form="move"
                    type="url"
                    inputMode="url"
                    optional
                    maxLength={500}
                    error={errorOf(`link-${order.id}`)}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
        <div className="dialog-end">
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          {going.length > 0 && <SubmitButton busyWords="Working…">{`Mark as ${to}`}</SubmitButton>}
        </div>
      </SaveForm>
    </Dialog>
  );
}
