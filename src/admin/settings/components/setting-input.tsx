import type { SettingField } from '#settings/staff/settings-form.ts';
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
