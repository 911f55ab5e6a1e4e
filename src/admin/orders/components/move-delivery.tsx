import type { DeliveryDays } from '#delivery/ways.ts';
import { comesOn } from '#orders/comes-on.ts';
import { DeliveryDaySelect } from '#orders/components/choose-day.tsx';
import type { Order } from '#orders/order.ts';
import type { FieldError } from '#platform/refusal.ts';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { AgreeDay, OtherDayField } from './other-day.tsx';

/** `days`: those on offer; null where there are none. */
type Props = { order: Order; days: DeliveryDays | null; errors: readonly FieldError[]; values: Record<string, string> };

/** Another day for a delivery; its shopper is written to. */
export function MoveDelivery({ order, days, errors, values }: Props) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const now = comesOn(order.delivery);
  return (
    <section aria-labelledby="move-delivery" className="grid gap-3">
      <h2 id="move-delivery" className="text-lg">
        {order.delivery?.heldUntil ? 'Choose the delivery day' : 'Move the delivery'}
      </h2>
      {now && <p className="text-md">{`Now: ${now}.`}</p>}
      <SaveForm className="grid max-w-measure gap-3">
        <input type="hidden" name="intent" value="day" />
        <div className="grid items-end gap-3 sm:grid-cols-2">
          {days && <DeliveryDaySelect days={days} value={values.wished_day ?? ''} error={values.other_day ? undefined : errorOf('wished_day')} />}
          <OtherDayField
            label={days ? 'Or another day' : 'Delivery day'}
            optional={days !== null}
            alone={days === null}
            errors={errors}
            values={values}
          />
          <TextField label="Reason" name="day_note" optional maxLength={500} defaultValue={values.day_note} error={errorOf('day_note')} />
        </div>
        <AgreeDay errors={errors} values={values} />
        <p className="text-sm text-muted">The customer is emailed the new day and the reason.</p>
        <div>
          <SubmitButton kind="secondary">Save the day</SubmitButton>
        </div>
      </SaveForm>
    </section>
  );
}
