import { weekdays } from '#settings/opening-hours.ts';
import { fieldId } from '#ui/field.tsx';

type Props = { values: Record<string, string>; errorOf: (field: string) => string | undefined };

/** When the showroom is open; a day without times is a day it is closed. */
export function HoursFields({ values, errorOf }: Props) {
  return (
    <fieldset className="grid max-w-measure gap-2">
      <legend className="text-md font-semibold">Opening hours</legend>
      <p className="text-md text-muted">Leave both times empty on days you are closed.</p>
      {weekdays.map((day) => {
        const name = `${day[0]?.toUpperCase()}${day.slice(1)}`;
        const error = errorOf(`opening_hours.${day}.opens`) ?? errorOf(`opening_hours.${day}.closes`);
        return (
          <div key={day} className="grid grid-cols-3 items-center gap-2">
            <span>{name}</span>
            {(['opens', 'closes'] as const).map((end) => {
              const path = `opening_hours.${day}.${end}`;
              return (
                <input
                  key={end}
                  type="time"
                  id={fieldId(path)}
                  name={path}
                  aria-label={`${name}: ${end}`}
                  aria-invalid={error ? true : undefined}
                  defaultValue={values[path] ?? ''}
                  className="staff-control"
                />
              );
            })}
            {error && <p className="col-span-3 text-md font-semibold text-error">{error}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
