import { fieldId, Select, TextField } from '#ui/field.tsx';
import { floors, floorWords, grounds, groundWords } from '../access-words.ts';
import { kerbside } from '../kerbside.ts';

type Name = 'access.lorry' | 'access.floor' | 'access.signs' | `access.${(typeof grounds)[number]}`;
type Props = {
  field: (name: Name) => { name: string; defaultValue: string; error?: string | undefined };
  groundError: string | undefined;
};

/** What the driver of a pallet must know. */
export function AccessFields({ field, groundError }: Props) {
  const { defaultValue: lorry, error: lorryError } = field('access.lorry');
  return (
    <fieldset className="grid gap-5">
      <legend className="pb-2 font-display text-xl">For the driver</legend>
      <p className="text-md">{kerbside}</p>
      {/* So that what is missing here is said together with what is missing above. */}
      <input type="hidden" name="asks" value="1" />
      <fieldset className="grid gap-1" id={fieldId('access.lorry')} tabIndex={-1} aria-describedby={lorryError && 'lorry-error'}>
        <legend className="text-md font-semibold">Can an 18–26 tonne lorry get to the address?</legend>
        {lorryError && (
          <p id="lorry-error" className="text-md font-semibold text-error">
            {lorryError}
          </p>
        )}
        <div className="flex flex-wrap gap-x-6">
          {(
            [
              ['yes', 'Yes'],
              ['no', 'No'],
              ['unsure', 'Not sure'],
            ] as const
          ).map(([value, words]) => (
            <label key={value} className="flex min-h-11 items-center gap-3 text-md">
              <input type="radio" name="access.lorry" value={value} defaultChecked={lorry === value} className="size-5 shrink-0" />
              <span>{words}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-1" id={fieldId('access.ground')} tabIndex={-1} aria-describedby={groundError && 'ground-error'}>
        <legend className="text-md font-semibold">What is the ground like from the road to the door?</legend>
        {groundError && (
          <p id="ground-error" className="text-md font-semibold text-error">
            {groundError}
          </p>
        )}
        <div className="flex flex-wrap gap-x-6">
          {grounds.map((ground) => (
            <label key={ground} className="flex min-h-11 items-center gap-3 text-md">
              <input
                type="checkbox"
                name={`access.${ground}`}
                value="1"
                defaultChecked={field(`access.${ground}`).defaultValue === '1'}
                className="size-5 shrink-0"
              />
              <span>{groundWords[ground]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Select label="Which floor is it for?" {...field('access.floor')}>
          <option value="">Please choose</option>
          {floors.map((floor) => (
            <option key={floor} value={floor}>
              {floorWords[floor]}
            </option>
          ))}
        </Select>
        <TextField label="Who will sign for it?" autoComplete="off" autoCapitalize="words" maxLength={80} {...field('access.signs')} />
      </div>
    </fieldset>
  );
}
