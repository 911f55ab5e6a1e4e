import { sayDay } from '#delivery/working-days.ts';
import { type Order, orderReference, type Replacement, type Shipment } from '#orders/order.ts';
import type { FieldError } from '#platform/refusal.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

type Props = { order: Order; errors: readonly FieldError[]; values: Record<string, string> };

/** What has left of an order so far, each with its own slip, and what is to be sent again. `sends`: whether its own goods are sent, not collected. */
export function Shipments({ order, sends, errors, values }: Props & { sends: boolean }) {
  // What was collected left with whoever fetched it: that is in the history.
  const shipments = order.shipments.filter(({ claimId }) => sends || claimId !== null);
  if (shipments.length === 0 && order.replacements.length === 0) return null;
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments" className="text-lg">
        Shipments
      </h2>
      <ol className="mt-2 border-t border-sand">
        {[...shipments, ...order.replacements].map((shipment) => (
          <li key={shipment.number} className="grid gap-x-4 border-b border-sand py-2 md:grid-cols-4">
            <When shipment={shipment} />
            <ul className="md:col-span-2">
              {shipment.lines.map(({ lineId, quantity }) => (
                <li key={lineId}>{`${quantity} × ${order.lines.find((line) => line.id === lineId)?.name ?? ''}`}</li>
              ))}
            </ul>
            <Links orderId={order.id} shipment={shipment} />
            {shipment.sentAt && <CorrectShipment shipment={shipment} errors={errors} values={values} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Either = { shipment: Shipment | Replacement };

function When({ shipment: { sentAt, comesOn, claimId } }: Either) {
  return (
    <div>
      {claimId && <p className="font-semibold">{sentAt ? 'Replacement' : 'Replacement to send'}</p>}
      {sentAt && (
        <p className="text-muted">
          <time dateTime={sentAt.toISOString()}>{sayDateTime(sentAt)}</time>
        </p>
      )}
      {comesOn && <p className="text-muted">{`Delivery ${sayDay(comesOn)}`}</p>}
    </div>
  );
}

function Links({ orderId, shipment: { number, carrier, trackingLink, weightGrams, claimId } }: Either & { orderId: string }) {
  const sentWith = [carrier, weightGrams && `${weightGrams / 1000} kg`].filter(Boolean).join(', ');
  return (
    <p className="flex flex-wrap gap-x-3">
      {sentWith && <span>{sentWith}</span>}
      {trackingLink && (
        <a href={trackingLink} target="_blank" rel="noreferrer" className="staff-row-link">
          Track<span className="sr-only">{` shipment ${number} (opens in a new tab)`}</span>
        </a>
      )}
      <a href={`/admin/orders/${orderId}/packing-slip?shipment=${number}`} className="staff-row-link">
        Packing slip<span className="sr-only">{` of shipment ${number} of order ${orderReference(orderId)}`}</span>
      </a>
      {claimId && (
        <a href={`/admin/claims/${claimId}`} className="staff-row-link">
          Report<span className="sr-only">{` for which shipment ${number} is sent`}</span>
        </a>
      )}
    </p>
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
