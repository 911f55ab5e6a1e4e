import { useEffect, useRef } from 'react';
import { Select, TextField } from '#ui/field.tsx';
import { SubmitButton } from '#ui/save-form.tsx';
import type { FoundAddress } from '../found-address.ts';

type Props = { postcode: string; found: readonly FoundAddress[]; error: string | undefined };

/** Fills an address in by its postcode. Each button sends the whole form, so that nothing typed is lost, and no script is needed. */
export function FindAddress({ postcode, found, error }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found.length > 0) list.current?.querySelector('select')?.focus();
  }, [found]);
  return (
    <div className="grid gap-4 bg-linen p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Find your address by postcode"
          name="find_postcode"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          defaultValue={postcode}
          error={error}
        />
        <SubmitButton kind="secondary" name="find" value="list">
          Find address
        </SubmitButton>
      </div>
      {found.length > 0 && (
        <div ref={list} className="grid gap-3">
          <Select label="Your address" name="found_address">
            {found.map((one) => (
              <option key={foundWords(one)} value={JSON.stringify(one)}>
                {foundWords(one)}
              </option>
            ))}
          </Select>
          <div>
            <SubmitButton kind="secondary" name="find" value="use">
              Use this address
            </SubmitButton>
          </div>
        </div>
      )}
    </div>
  );
}

/** '1 Quay Street, Bangor'. */
function foundWords({ address, address2, city }: FoundAddress): string {
  return [address, address2, city].filter(Boolean).join(', ');
}
