import type { DeliveryDays } from '#delivery/ways.ts';
import { sayDay } from '#delivery/working-days.ts';
import { comesOn } from '#orders/comes-on.ts';
import { DeliveryDaySelect } from '#orders/components/choose-day.tsx';
import type { Order } from '#orders/order.ts';
import type { FieldError } from '#platform/refusal.ts';
import { fieldId, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

/** `days`: those on offer; null where there are none. */
type Props = { order: Order; days: DeliveryDays | null; errors: readonly FieldError[]; values: Record<string, string> };

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** Another day for a delivery; its shopper is written to. */
export function MoveDelivery({ order, days, errors, values }: Props) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const now = comesOn(order.delivery);
  const warning = errorOf('agreed');
  const warnedOf = values.other_day || values.wished_day || '';
  return (
    <section aria-labelledby="move-delivery" className="grid gap-3">
      <h2 id="move-delivery" className="text-lg">
        {order.delivery?.heldUntil ? 'Choose the delivery day' : 'Move the delivery'}
      </h2>
      {now && <p className="text-md">{`Now: ${now}.`}</p>}
      <SaveForm className="grid max-w-measure gap-3">
        <input type="hidden" name="intent" value="day" />
        <div className="grid items-end gap-3 sm:grid-cols-2">
          {days && <DeliveryDaySelect days={days} value={values.wished_day ?? ''} error={errorOf('wished_day')} />}
          <TextField
            label={days ? 'Or another day' : 'Delivery day'}
            name="other_day"
            type="date"
            optional={days !== null}
            defaultValue={values.other_day}
            error={errorOf('other_day') ?? (days ? undefined : errorOf('wished_day'))}
          />
          <TextField label="Reason" name="day_note" optional maxLength={500} defaultValue={values.day_note} error={errorOf('day_note')} />
        </div>
        {warning && isDay(warnedOf) && (
          <div className="grid gap-2 bg-warn-soft p-4">
            <p className="font-semibold">{warning}</p>
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" id={fieldId('agreed')} name="agreed" value={warnedOf} key={warnedOf} className="size-5 accent-lough" />
              <span>{`Deliver on ${sayDay(warnedOf)} anyway. It is agreed with the customer and the driver.`}</span>
            </label>
          </div>
        )}
        <p className="text-sm text-muted">The customer is emailed the new day and the reason.</p>
        <div>
          <SubmitButton kind="secondary">Save the day</SubmitButton>
        </div>
      </SaveForm>
    </section>
  );
}
