import { leftToSend } from '#orders/left-to-send.ts';
import { type Order, orderReference } from '#orders/order.ts';
import type { FieldError } from '#platform/refusal.ts';
import { sayDateTime } from '#platform/say-date.ts';
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
          <TextField
            label="Weight in kg"
            name="weight_kg"
            optional
            inputMode="decimal"
            defaultValue={values.weight_kg}
            error={errorOf('weight_kg')}
          />
        </div>
        <div>
          <SubmitButton>Mark as shipped</SubmitButton>
        </div>
      </SaveForm>
    </section>
  );
}

/** What has left of an order so far, each with its own slip. */
export function Shipments({ order: { id, lines, shipments }, errors, values }: Props) {
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments" className="text-lg">
        Shipments
      </h2>
      <ol className="mt-2 border-t border-sand">
        {shipments.map(({ number, carrier, trackingLink, weightGrams, sentAt, lines: sent }) => (
          <li key={number} className="grid gap-x-4 border-b border-sand py-2 md:grid-cols-4">
            <p className="text-muted">
              <time dateTime={sentAt.toISOString()}>{sayDateTime(sentAt)}</time>
            </p>
            <ul className="md:col-span-2">
              {sent.map(({ lineId, quantity }) => (
                <li key={lineId}>{`${quantity} × ${lines.find((line) => line.id === lineId)?.name ?? ''}`}</li>
              ))}
            </ul>
            <p className="flex flex-wrap gap-x-3">
              <span>{[carrier, weightGrams && `${weightGrams / 1000} kg`].filter(Boolean).join(', ')}</span>
              {trackingLink && (
                <a href={trackingLink} target="_blank" rel="noreferrer" className="staff-row-link">
                  Track<span className="sr-only">{` shipment ${number} (opens in a new tab)`}</span>
                </a>
              )}
              <a href={`/admin/orders/${id}/packing-slip?shipment=${number}`} className="staff-row-link">
                Packing slip<span className="sr-only">{` of shipment ${number} of order ${orderReference(id)}`}</span>
              </a>
            </p>
            <CorrectShipment shipment={{ number, carrier, trackingLink }} errors={errors} values={values} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type CorrectProps = Omit<Props, 'order'> & { shipment: Pick<Order['shipments'][number], 'number' | 'carrier' | 'trackingLink'> };

/** Carrier and tracking link are often known, or put right, only after the goods have left. */
function CorrectShipment({ shipment: { number, carrier, trackingLink }, errors, values }: CorrectProps) {
  const [carrierName, linkName] = [`carrier-${number}`, `tracking_link-${number}`];
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <details className="md:col-span-4" open={errors.length > 0 && values.number === String(number) ? true : undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Correct carrier or link<span className="sr-only">{` of shipment ${number}`}</span>
      </summary>
      <SaveForm className="grid max-w-measure items-end gap-3 pb-2 sm:grid-cols-3">
        <input type="hidden" name="intent" value="correct-shipment" />
        <input type="hidden" name="number" value={number} />
        <TextField
          label="Carrier"
          name={carrierName}
          optional
          maxLength={80}
          defaultValue={values[carrierName] ?? carrier}
          error={errorOf(carrierName)}
        />
        <TextField
          label="Tracking link"
          name={linkName}
          type="url"
          optional
          maxLength={500}
          defaultValue={values[linkName] ?? trackingLink ?? ''}
          error={errorOf(linkName)}
        />
        <div>
          <SubmitButton kind="secondary">Save</SubmitButton>
        </div>
      </SaveForm>
    </details>
  );
}
