import { useState } from 'react';
import { type OrderStatus, statusWords } from '#orders/order.ts';
import type { FieldError } from '#platform/refusal.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';

type Props = { moves: readonly OrderStatus[]; status: OrderStatus; errors: readonly FieldError[]; values: Record<string, string> };

const doing: Partial<Record<OrderStatus, string>> = {
  confirmed: 'Confirm: the lender has paid',
  pending: 'Decline: finance refused',
  delivered: 'Mark as delivered',
  preparing: 'Mark as being prepared',
  ready: 'Mark as ready to collect',
  cancelled: 'Cancel the order',
};

/** Where the order goes next, but for what is sent of it. Each move writes to the shopper. */
export function MoveOrder({ moves, status, errors, values }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  if (moves.length === 0) return null;
  const cancels = moves.includes('cancelled');
  return (
    <section aria-labelledby="move" className="grid gap-3">
      <h2 id="move" className="text-lg">
        {`${statusWords[status]}: next step`}
      </h2>
      <SaveForm id="move-order" className="grid max-w-measure gap-3" onSubmit={() => setCancelling(false)}>
        <TextField
          label="Note"
          name="note"
          optional
          maxLength={1000}
          hint={
            cancels ? 'Saved in the order history. If you cancel the order, the customer will see it as the reason.' : 'Saved in the order history.'
          }
          defaultValue={values.intent === 'note' ? '' : values.note}
          error={values.intent === 'note' ? undefined : errorOf('note')}
        />
        <div className="flex flex-wrap gap-2">
          {moves
            .filter((to) => to !== 'cancelled')
            .map((to) => (
              <Button key={to} type="submit" name="to" value={to}>
                {doing[to] ?? statusWords[to]}
              </Button>
            ))}
          {cancels && (
            <Button
              type="submit"
              kind="secondary"
              name="to"
              value="cancelled"
              onClick={(event) => {
                event.preventDefault();
                setCancelling(true);
              }}
            >
              {doing.cancelled}
            </Button>
          )}
        </div>
      </SaveForm>
      <ConfirmDialog
        open={isCancelling}
        title="Cancel this order?"
        confirm="Cancel the order"
        cancel="Keep order"
        onClose={() => setCancelling(false)}
        submits={{ form: 'move-order', name: 'to', value: 'cancelled' }}
      >
        <p>The boxes go back into stock, card payments are refunded and the customer is emailed. This cannot be undone.</p>
      </ConfirmDialog>
    </section>
  );
}

/** Words for colleagues; and the last letter once more. */
export function NoteForm({ errors, value }: { errors: readonly FieldError[]; value: string }) {
  return (
    <div className="grid max-w-measure gap-3">
      <SaveForm className="grid gap-3">
        <ClearedWhenDone by="note" />
        <TextArea
          label="Internal note"
          name="note"
          form="colleagues"
          rows={2}
          maxLength={1000}
          optional
          defaultValue={value}
          error={value ? errors.find(({ field }) => field === 'note')?.message : undefined}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="secondary" name="intent" value="note">
            Add note
          </Button>
          <Button type="submit" kind="quiet" name="intent" value="resend">
            Resend the last email
          </Button>
        </div>
      </SaveForm>
    </div>
  );
}
