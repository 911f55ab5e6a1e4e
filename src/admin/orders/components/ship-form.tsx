import { leftToSend } from '#orders/left-to-send.ts';
import type { Order } from '#orders/order.ts';
import type { FieldError } from '#platform/refusal.ts';
import { fieldId, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

type Props = { order: Order; errors: readonly FieldError[]; values: Record<string, string> };

/** What leaves the shop now: all that is left, unless some of it is set lower. */
export function ShipForm({ order, errors, values }: Props) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const left = order.lines.filter((line) => leftToSend(line) > 0);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="ship" className="grid gap-3">
      <h2 id="ship" className="text-lg">
        {order.shipments.length > 0 ? 'Send the rest' : 'Send it'}
      </h2>
      <SaveForm className="grid max-w-measure gap-3">
        <input type="hidden" name="intent" value="ship" />
        <input type="hidden" name="after" value={order.shipments.length} />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-md">Leave the numbers as they are to send all that is left.</legend>
          {left.map((line) => {
            const name = `line-${line.id}`;
            const error = errorOf(name);
            return (
              <div key={line.id} className="grid gap-1">
                <label className="flex items-center gap-3">
                  <input
                    type="number"
                    id={fieldId(name)}
                    name={name}
                    min={0}
                    max={leftToSend(line)}
                    defaultValue={values[name] ?? leftToSend(line)}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${fieldId(name)}-error` : undefined}
                    className="staff-control w-24 tabular-nums"
                  />
                  <span>{`of ${leftToSend(line)}: ${line.name}${line.isSample ? ' (sample)' : ''}, ${line.sku}`}</span>
                </label>
                {error && (
                  <p id={`${fieldId(name)}-error`} className="text-md font-semibold text-error">
                    {error}
                  </p>
                )}
              </div>
            );
          })}
        </fieldset>
        <SentWithFields errors={errors} values={values} />
        <div>
          <SubmitButton>Mark as shipped</SubmitButton>
        </div>
      </SaveForm>
    </section>
  );
}

/** Who carries what leaves, where it can be followed, and its weight. */
export function SentWithFields({ errors, values }: Omit<Props, 'order'>) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      <TextField label="Carrier" name="carrier" optional maxLength={80} defaultValue={values.carrier} error={errorOf('carrier')} />
      <TextField
        label="Tracking link"
        name="tracking_link"
        type="url"
        optional
        maxLength={500}
        defaultValue={values.tracking_link}
        error={errorOf('tracking_link')}
      />
      <TextField label="Weight in kg" name="weight_kg" optional inputMode="decimal" defaultValue={values.weight_kg} error={errorOf('weight_kg')} />
    </div>
  );
}
