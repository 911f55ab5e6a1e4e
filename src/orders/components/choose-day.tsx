import type { DeliveryDays } from '#delivery/ways.ts';
import { sayDay } from '#delivery/working-days.ts';
import { Select } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

type Props = { days: DeliveryDays; value: string; error: string | undefined };

/** The days on which a delivery can come. */
export function DeliveryDaySelect({ days, value, error }: Props) {
  return (
    <Select label="Delivery day" name="wished_day" defaultValue={value} error={error}>
      <option value="">Please choose</option>
      {days.days.map((day) => (
        <option key={day} value={day}>
          {sayDay(day)}
        </option>
      ))}
    </Select>
  );
}

/** For the shopper whose delivery is on hold: when it may come. */
export function ChooseDay({ heldUntil, ...select }: Props & { heldUntil: string }) {
  return (
    <section aria-labelledby="choose-day" className="mt-6 grid max-w-measure gap-3 border-2 border-lough bg-white p-4">
      <h2 id="choose-day" className="text-xl">
        When should we deliver?
      </h2>
      <p className="text-md">{`We’re holding your order. Please choose a day by ${sayDay(heldUntil)}.`}</p>
      <SaveForm className="grid gap-3">
        <DeliveryDaySelect {...select} />
        <div>
          <SubmitButton>Deliver on this day</SubmitButton>
        </div>
      </SaveForm>
    </section>
  );
}
