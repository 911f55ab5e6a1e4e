import type { AddressValues } from '#delivery/shipping-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

type Props = {
  values: AddressValues;
  isDefault: boolean;
  /** Whether there is another to deliver to, so that this one need not be. */
  mayBeOther: boolean;
  errors: readonly { field: string; message: string }[];
  countries: { country: string; name: string }[];
};

/** A delivery address to fill in, in the order of an envelope. */
export function AddressForm({ values, isDefault, mayBeOther, errors, countries }: Props) {
  const field = (name: keyof AddressValues) => ({ name, defaultValue: values[name], error: errors.find((error) => error.field === name)?.message });
  return (
    <SaveForm>
      <ErrorSummary errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" hint="For delivery updates." {...field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="tel" optional hint="For the delivery driver." {...field('phone')} />
      <TextField label="Address" autoComplete="street-address" {...field('address')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Town or city" autoComplete="address-level2" {...field('city')} />
        <TextField label="Postcode" autoComplete="postal-code" autoCapitalize="characters" {...field('postal_code')} />
      </div>
      <Select label="Country" autoComplete="country" {...field('country')}>
        {countries.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </Select>
      {mayBeOther && (
        <label className="inline-flex min-h-11 items-center gap-3 text-md">
          <input type="checkbox" name="is_default" value="1" defaultChecked={isDefault} className="size-5" />
          Use as my default delivery address
        </label>
      )}
      <div className="flex flex-wrap gap-4">
        <SubmitButton>Save address</SubmitButton>
        <ButtonLink kind="quiet" href="/account/addresses">
          Cancel
        </ButtonLink>
      </div>
    </SaveForm>
  );
}
