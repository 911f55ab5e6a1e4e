import { weekdays } from '#settings/opening-hours.ts';
import { maxTrustPoints, type SettingField } from '#settings/staff/settings-form.ts';
import { fieldId, TextArea, TextField } from '#ui/field.tsx';

/** The control for one setting, by what it holds. */
export function SettingInput({
  field: { path, label, kind, hint, rows },
  value,
  error,
}: {
  field: SettingField;
  value: string;
  error: string | undefined;
}) {
  if (kind === 'flag') {
    return (
      <label className="flex min-h-11 items-center gap-3 self-end">
        <input type="checkbox" id={fieldId(path)} name={path} defaultChecked={value === 'on'} />
        <span>{label}</span>
      </label>
    );
  }
  if (rows)
    return (
      <div className="col-span-full max-w-measure">
        <TextArea label={label} name={path} hint={hint} error={error} rows={rows} optional defaultValue={value} />
      </div>
    );
  if (kind === 'long' || kind === 'lines')
    return <TextArea label={label} name={path} hint={hint} error={error} rows={kind === 'lines' ? 4 : 3} optional defaultValue={value} />;
  const type = kind === 'moment' ? 'datetime-local' : 'text';
  const inputMode = kind === 'pounds' || kind === 'number' ? 'decimal' : undefined;
  return <TextField label={label} name={path} hint={hint} error={error} type={type} inputMode={inputMode} required={false} defaultValue={value} />;
}

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

type TrustFieldsProps = { values: Record<string, string>; errorOf: (field: string) => string | undefined };

/** The points below the trust block's text; empty ones are left out. */
export function TrustFields({ values, errorOf }: TrustFieldsProps) {
  return (
    <fieldset className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <legend className="mb-2 text-md font-semibold">Trust block: points</legend>
      {Array.from({ length: maxTrustPoints }, (_, at) => `trust.points.${at}`).map((path, at) => (
        <div key={path} className="grid gap-2 border border-sand p-4">
          <TextField
            label={`Point ${at + 1}`}
            name={`${path}.title`}
            optional
            defaultValue={values[`${path}.title`] ?? ''}
            error={errorOf(`${path}.title`)}
          />
          <TextArea
            label="Text"
            name={`${path}.text`}
            rows={3}
            optional
            defaultValue={values[`${path}.text`] ?? ''}
            error={errorOf(`${path}.text`)}
          />
        </div>
      ))}
    </fieldset>
  );
}

type ZoneFieldsProps = {
  zones: readonly { country: string; name: string }[];
  values: Record<string, string>;
  errorOf: (field: string) => string | undefined;
};

/** Where the shop delivers to. The checkout offers what is switched on. */
export function ZoneFields({ zones, values, errorOf }: ZoneFieldsProps) {
  const problem = errorOf('delivery_zones');
  return (
    <fieldset className="grid max-w-measure gap-2">
      <legend className="text-md font-semibold">Delivery zones</legend>
      {problem && (
        <p id={fieldId('delivery_zones')} tabIndex={-1} className="text-md font-semibold text-error">
          <span className="sr-only">Error: </span>
          <span>{problem}</span>
        </p>
      )}
      {zones.map(({ country }, at) => {
        const flag = `delivery_zones.${at}.enabled`;
        const name = `delivery_zones.${at}.name`;
        return (
          <div key={country} className="grid grid-cols-2 items-end gap-4">
            <TextField label={`${country}: name`} name={name} required={false} defaultValue={values[name] ?? ''} error={errorOf(name)} />
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" id={fieldId(flag)} name={flag} defaultChecked={values[flag] === 'on'} />
              Deliver here
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
