import { areaFields, maxAreas } from '#settings/staff/area-rows.ts';
import { fieldId, Select, TextArea, TextField } from '#ui/field.tsx';

type Props = { values: Record<string, string>; errorOf: (field: string) => string | undefined };

/** What delivery costs in parts of the countries: a row for each, and two empty ones for more. A row whose name is emptied goes. */
export function AreaFields({ values, errorOf }: Props) {
  const named = Array.from({ length: maxAreas }, (_, at) => at).filter((at) => values[`delivery_areas.${at}.name`]);
  const rows = Array.from({ length: Math.min((named.at(-1) ?? -1) + 3, maxAreas) }, (_, at) => at);
  return (
    <fieldset className="grid gap-4">
      <legend className="text-md font-semibold">Delivery areas</legend>
      <p className="max-w-measure text-md text-muted">
        The closest postcode counts; an area without postcodes is the rest of its country. Without charges by weight the delivery charge above holds.
        Up to 30 kg goes as a parcel, more on a pallet. To remove an area, empty its name.
      </p>
      {rows.map((at) => (
        <AreaRow key={at} at={at} values={values} errorOf={errorOf} />
      ))}
    </fieldset>
  );
}

function AreaRow({ at, values, errorOf }: Props & { at: number }) {
  const of = (name: string) => {
    const path = `delivery_areas.${at}.${name}`;
    const label = areaFields[name] ?? '';
    return {
      name: path,
      label: `${label[0]?.toUpperCase()}${label.slice(1)}`,
      defaultValue: values[path] ?? '',
      error: errorOf(path),
      required: false,
    };
  };
  const isNew = !values[`delivery_areas.${at}.name`];
  return (
    <details className="border border-sand p-4" open={Object.keys(areaFields).some((name) => of(name).error) || undefined}>
      <summary className="min-h-11 content-center font-semibold">{isNew ? 'Another area' : values[`delivery_areas.${at}.name`]}</summary>
      <div className="grid items-start gap-4 pt-2 md:grid-cols-2 xl:grid-cols-3">
        <TextField {...of('name')} />
        <Select {...of('country')}>
          {['GB', 'IE', 'US', 'CA'].map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Select>
        <TextField {...of('postcodes')} hint="BT, PA20-49 or D02, with spaces between." />
        <TextArea {...of('bands')} rows={4} hint="One per line: up to how many kg, a space, the charge. 30 9.95" />
        <TextField {...of('long_pence')} inputMode="decimal" />
        <TextField {...of('free_over_pence')} inputMode="decimal" hint="Empty: as above." />
        <TextField {...of('first_day')} defaultValue={of('first_day').defaultValue || '6'} inputMode="numeric" hint="Working days from the order." />
        <TextField {...of('last_day')} defaultValue={of('last_day').defaultValue || '9'} inputMode="numeric" />
        <div className="grid">
          {['is_never_free', 'asks'].map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" id={fieldId(of(name).name)} name={of(name).name} defaultChecked={of(name).defaultValue === 'on'} />
              <span>{of(name).label}</span>
            </label>
          ))}
        </div>
      </div>
    </details>
  );
}
