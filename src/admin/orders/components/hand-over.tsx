import type { FieldError } from '#platform/refusal.ts';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

type Props = {
  /** The buyer, who mostly comes themselves; empty where the code has to say whose it is. */
  buyer: string;
  errors: readonly FieldError[];
  values: Record<string, string>;
};

/** Hands an order over to whoever brings its code, or whom staff know by something else. */
export function HandOver({ buyer, errors, values }: Props) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <SaveForm className="grid max-w-measure gap-3">
      <input type="hidden" name="intent" value="hand-over" />
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <TextField
          label="Code"
          name="code"
          required={buyer === ''}
          autoComplete="off"
          autoCapitalize="characters"
          className="uppercase"
          maxLength={20}
          defaultValue={values.code}
          error={errorOf('code')}
        />
        <TextField
          label="Collected by"
          name="collected_by"
          autoComplete="off"
          maxLength={80}
          defaultValue={values.collected_by ?? buyer}
          error={errorOf('collected_by')}
        />
      </div>
      {buyer && (
        <TextField
          label="Without the code: what you checked"
          name="checked"
          optional
          maxLength={200}
          hint="Such as their driving licence. Saved in the order history."
          defaultValue={values.checked}
          error={errorOf('checked')}
        />
      )}
      <div>
        <SubmitButton>Hand over</SubmitButton>
      </div>
    </SaveForm>
  );
}
