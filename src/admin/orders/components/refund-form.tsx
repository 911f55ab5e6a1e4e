import { type FormEvent, useState } from 'react';
import { formatPounds, type Pence, penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import type { Order } from '#orders/order.ts';
import type { FieldError } from '#platform/refusal.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';

type Props = { order: Order; refundablePence: Pence; carriageLeftPence: Pence; errors: readonly FieldError[]; values: Record<string, string> };

/** Pays back some lines, an amount, or everything. What goes back is what the amount says; lines left to themselves cost what they cost. */
export function RefundForm({ order, refundablePence, carriageLeftPence, errors, values }: Props) {
  const [asked, setAsked] = useState<{ form: HTMLFormElement; said: string } | null>(null);
  const errorOf = (...fields: string[]) => errors.find((error) => fields.includes(error.field))?.message;
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (form.dataset.confirmed) return;
    const typed = String(new FormData(form).get('amount') ?? '').trim();
    const cost = linesCost(form, order) + (new FormData(form).has('delivery') ? carriageLeftPence : 0);
    const pence = typed ? poundsToPence(typed) : Math.min(cost, refundablePence);
    // There is nothing to ask about: the answer says what is wrong at its field.
    if (pence === null || pence <= 0 || pence > refundablePence) return;
    event.preventDefault();
    setAsked({ form, said: formatPounds(pence) });
  };
  return (
    <section aria-labelledby="refund">
      <details className="border border-sand" open={values.intent === 'refund'}>
        <summary className="flex min-h-11 items-center px-4 text-lg" id="refund">
          Refund
          <span className="ml-auto text-md text-muted tabular-nums">{`up to ${formatPounds(refundablePence)}`}</span>
        </summary>
        <SaveForm className="grid gap-4 border-t border-sand p-4" onSubmit={confirm}>
          <input type="hidden" name="intent" value="refund" />
          {order.replacements.length > 0 && (
            <p className="font-semibold text-copper">A replacement is still to be sent. A refund does not stop it.</p>
          )}
          <fieldset className="grid gap-2">
            <legend className="font-semibold">Quantity to refund</legend>
            {order.lines
              .filter((line) => !line.isSample && line.refundedQuantity < line.quantity)
              .map((line) => (
                <label key={line.id} className="flex items-center gap-3">
                  <input
                    type="number"
                    name={`line:${line.id}`}
                    min={0}
                    max={line.quantity - line.refundedQuantity}
                    defaultValue={values[`line:${line.id}`] ?? 0}
                    className="staff-control w-24 tabular-nums"
                  />
                  <span>{`${line.name}, ${formatPounds(line.unitPence)} each, ${line.quantity - line.refundedQuantity} left`}</span>
                </label>
              ))}
          </fieldset>
          {carriageLeftPence > 0 && (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="delivery" defaultChecked={values.delivery === 'on'} />
              <span>{`Delivery and postage, ${formatPounds(carriageLeftPence)}`}</span>
            </label>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label="Amount in pounds"
              name="amount"
              optional
              inputMode="decimal"
              hint="Leave empty to refund the items above."
              defaultValue={values.intent === 'refund' ? values.amount : ''}
              error={errorOf('amount', 'amount_pence')}
            />
            <TextField label="Reason" name="reason" optional maxLength={190} hint="The customer will see this." defaultValue={values.reason} />
          </div>
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="restock" defaultChecked={values.restock === 'on'} />
            These boxes are back in stock
          </label>
          <div className="flex flex-wrap gap-2">
            <Button type="submit">Refund</Button>
            <Button kind="quiet" onClick={(event) => fillAll(event.currentTarget.form, order, refundablePence)}>
              Full refund
            </Button>
          </div>
        </SaveForm>
      </details>
      <ConfirmDialog
        open={asked !== null}
        title={`Refund ${asked?.said ?? ''}?`}
        confirm="Confirm refund"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (!asked) return;
          asked.form.dataset.confirmed = 'yes';
          asked.form.requestSubmit();
          delete asked.form.dataset.confirmed;
          setAsked(null);
        }}
      >
        <p>
          {order.paymentMethod === 'finance'
            ? 'The lender makes this refund. This only records it.'
            : 'It will be refunded to the card used to pay. This cannot be undone.'}
        </p>
      </ConfirmDialog>
    </section>
  );
}

function linesCost(form: HTMLFormElement, order: Order): Pence {
  const sent = new FormData(form);
  return order.lines.reduce((sum, line) => sum + line.unitPence * (Number(sent.get(`line:${line.id}`)) || 0), 0);
}

/** Every line that is left, and all the money: delivery comes back too. */
function fillAll(form: HTMLFormElement | null, order: Order, refundablePence: Pence): void {
  const fill = (name: string, value: string) => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  for (const line of order.lines) fill(`line:${line.id}`, String(line.quantity - line.refundedQuantity));
  const delivery = form?.elements.namedItem('delivery');
  if (delivery instanceof HTMLInputElement) delivery.checked = true;
  fill('amount', penceToPounds(refundablePence).toFixed(2));
}
