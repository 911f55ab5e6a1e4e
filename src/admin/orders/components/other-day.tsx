import { sayDay } from '#delivery/working-days.ts';
import type { FieldError } from '#platform/refusal.ts';
import { fieldId, TextField } from '#ui/field.tsx';

type Props = { errors: readonly FieldError[]; values: Record<string, string> };

const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed);
const errorAt = (errors: readonly FieldError[], name: string) => errors.find(({ field }) => field === name)?.message;

/** Any day for a delivery. `alone`: there is no list of days beside it, so that what is wrong with the day is said here. */
export function OtherDayField({ label, optional, alone = false, errors, values }: Props & { label: string; optional: boolean; alone?: boolean }) {
  const error = errorAt(errors, 'other_day') ?? (alone || values.other_day ? errorAt(errors, 'wished_day') : undefined);
  return <TextField label={label} name="other_day" type="date" optional={optional} defaultValue={values.other_day} error={error} />;
}

/** What is on offer, where the day that was asked for is not, and the box that says that it is agreed. */
export function AgreeDay({ errors, values }: Props) {
  const warning = errorAt(errors, 'agreed');
  const day = values.other_day || values.wished_day || '';
  if (!warning || !isDay(day)) return null;
  return (
    <div className="grid gap-2 bg-warn-soft p-4">
      <p className="font-semibold">{warning}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" id={fieldId('agreed')} name="agreed" value={day} key={day} className="size-5 shrink-0 accent-lough" />
        <span>{`Deliver on ${sayDay(day)} anyway. It is agreed with the customer and the driver.`}</span>
      </label>
    </div>
  );
}
