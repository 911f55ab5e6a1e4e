import { fieldId, TextField } from '#ui/field.tsx';

type Props = {
  zones: readonly { country: string; name: string }[];
  values: Record<string, string>;
  errorOf: (field: string) => string | undefined;
};

/** Where the shop delivers to. The checkout offers what is switched on. */
export function ZoneFields({ zones, values, errorOf }: Props) {
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
