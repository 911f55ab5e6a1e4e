import type { ReactNode } from 'react';
import { Select, TextField } from '#ui/field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { type AddressValues, extraAddressFields, phoneHint } from '../shipping-address.ts';

type Props = {
  /** Whether the driver has to ring: then a number is asked for. */
  needsPhone?: boolean;
  field: (name: keyof AddressValues) => { name: string; defaultValue: string; error?: string | undefined };
  countries: readonly { country: string; name: string }[];
  /** Where the letters go, asked between name and street. */
  children: ReactNode;
};

/** A delivery address, in the order of an envelope. */
export function AddressFields({ field, countries, needsPhone = false, children }: Props) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" autoCapitalize="words" {...field('first_name')} />
        <TextField label="Last name" autoComplete="family-name" autoCapitalize="words" {...field('last_name')} required={false} />
      </div>
      {children}
      <TextField label="Phone number" type="tel" inputMode="tel" autoComplete="tel" optional={!needsPhone} hint={phoneHint} {...field('phone')} />
      <TextField label="Address" autoComplete="address-line1" autoCapitalize="words" {...field('address')} />
      <details className="group/more border-y border-sand" open={extraAddressFields.some((name) => field(name).defaultValue || field(name).error)}>
        <summary className="flex min-h-12 list-none items-center justify-between gap-2 text-md">
          Add a company, flat or county
          <ChevronDownIcon className="size-4 transition-transform group-open/more:rotate-180" />
        </summary>
        <div className="grid gap-5 pb-4">
          <TextField label="Company" autoComplete="organization" optional {...field('company')} />
          <TextField label="Flat, building or townland" autoComplete="address-line2" autoCapitalize="words" optional {...field('address2')} />
          <TextField label="County" autoComplete="address-level1" autoCapitalize="words" optional {...field('county')} />
        </div>
      </details>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField label="Town or city" autoComplete="address-level2" autoCapitalize="words" {...field('city')} />
        <TextField
          label="Postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          className="uppercase"
          hint="In Ireland your Eircode, if you know it."
          {...field('postal_code')}
          required={false}
        />
      </div>
      <Select label="Country" autoComplete="country" {...field('country')}>
        {countries.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
