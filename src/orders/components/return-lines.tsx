import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { Select } from '#ui/field.tsx';
import { isCutToLength, type ReturnableLine, returnable } from '../withdrawal.ts';

type Line = ReturnableLine & { unitPence: number; isSample: boolean };
type Props = { lines: readonly Line[]; values: Record<string, string>; errors: readonly { field: string; message: string }[] };

/** How much of each line goes back, from nothing to all that is left. */
export function ReturnLines({ lines, values, errors }: Props) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => {
        const most = returnable(line);
        const name = `line-${line.id}`;
        const unit = line.unit ?? 'box';
        return (
          <li key={line.id} className="grid gap-1 border-t border-sand pt-4">
            {most > 0 ? (
              <Select
                label={line.isSample ? `Sample of ${line.name}` : line.name}
                name={name}
                hint={line.isSample ? 'Free' : `${formatPounds(line.unitPence)} each`}
                defaultValue={values[name] ?? '0'}
                error={errors.find(({ field }) => field === name)?.message}
              >
                <option value="0">Keep</option>
                {Array.from({ length: Math.min(most, longestList) }, (_, at) => most - at).map((quantity) => (
                  <option key={quantity} value={quantity}>
                    {`Return ${line.isSample ? 'the sample' : countUnits(quantity, unit)}`}
                  </option>
                ))}
              </Select>
            ) : (
              <>
                <p className="text-md font-semibold">{line.name}</p>
                <p className="text-md text-muted">
                  {isCutToLength(line) ? 'Cut to your size, so it cannot be returned.' : 'Already returned or refunded.'}
                </p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** All that is left, and then one fewer each, down to a list that can still be leafed through. */
const longestList = 200;
