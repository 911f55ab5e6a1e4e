import { kerbside } from '#delivery/kerbside.ts';
import { sayDay, sayDays } from '#delivery/working-days.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { CartQuote } from '../schemas.ts';

type PlaceFieldProps = { value: string; error?: string | undefined; form?: string };

/** Where to, typed in one field. */
export function PlaceField({ value, error, form }: PlaceFieldProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow">
        <TextField
          label="Postcode or Eircode"
          name="postal_code"
          form={form}
          autoComplete="postal-code"
          autoCapitalize="characters"
          defaultValue={value}
          error={error}
        />
      </div>
      <Button type="submit" kind="secondary">
        Check delivery
      </Button>
    </div>
  );
}

/** To where the delivery above is priced, and when it comes. Nothing while nobody has said where to. */
export function DeliveryWords({ quote }: { quote: CartQuote }) {
  const { delivery_to, delivery_days, delivery_asks, delivery_way } = quote;
  if (!delivery_to) return null;
  const { postal_code, zone } = delivery_to;
  return (
    <p className="text-md">
      <span>{`To ${postal_code ? `${postal_code}, ${zone}` : zone}. `}</span>
      {delivery_asks && <strong className="font-semibold">Please contact us for a delivery price.</strong>}
      {delivery_days && <strong className="font-semibold">{`${sayDays(delivery_days.earliest, delivery_days.latest)}.`}</strong>}
      {delivery_way === 'pallet' && !delivery_asks && <span className="block">{kerbside}</span>}
    </p>
  );
}

/** That the same can be fetched, for nothing, where it can be. */
export function CollectionWords({ quote }: { quote: CartQuote }) {
  if (!quote.collection) return null;
  const { total_amount, ready_on } = quote.collection;
  return (
    <p className="text-md">
      {`Or collect it free from our showroom: ${formatPounds(penceOf(total_amount))} in total, ready from ${sayDay(ready_on)}.`}
    </p>
  );
}

/** How much more of goods makes delivery free, where that is a matter of more. */
export function MissingForFree({ quote }: { quote: CartQuote }) {
  if (quote.missing_for_free_delivery <= 0 || quote.goods_total <= 0) return null;
  return <p className="text-md">{`Spend ${formatPounds(penceOf(quote.missing_for_free_delivery))} more for free delivery.`}</p>;
}
