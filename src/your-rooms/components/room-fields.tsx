import { maxRoomName } from '#measuring/rooms-to-cut.ts';
import { TextField } from '#ui/field.tsx';
import type { TypedKept } from '../room-form.ts';

type Props = { isStairs: boolean; values: TypedKept; errors: readonly { field: string; message: string }[] };

/** The sides of a room, or of a flight of stairs, as people write them. */
export function RoomFields({ isStairs, values, errors }: Props) {
  const field = (name: keyof TypedKept) => ({
    name,
    defaultValue: values[name],
    error: errors.find((error) => error.field === name)?.message,
    autoComplete: 'off',
  });
  const size = (name: keyof TypedKept) => ({ ...field(name), maxLength: 40 });
  const hasMore = more.some(([name]) => values[name] || errors.some(({ field: wrong }) => wrong === name)) || values.own;
  return (
    <>
      <TextField label="Name" optional hint="Such as Living room." maxLength={maxRoomName} {...field('name')} />
      {isStairs ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Steps" inputMode="numeric" {...size('steps')} />
          <TextField label="Width" {...size('width')} />
          <TextField label="Tread" hint="From front to back." {...size('tread')} />
          <TextField label="Riser" hint="From step to step." {...size('riser')} />
          <TextField label="Nosing" optional hint="How far a step stands out." {...size('nosing')} />
        </div>
      ) : (
        <>
          <p className="text-md text-muted">At its longest and widest, in metres (4.2, 420 cm) or in feet and inches (13' 6").</p>
          <div className="grid grid-cols-2 items-end gap-5">
            <TextField label="Length" {...size('length')} />
            <TextField label="Width" {...size('width')} />
          </div>
          <details open={Boolean(hasMore)}>
            <summary className="min-h-11 cursor-pointer py-2 text-md font-semibold">L-shape, doorways</summary>
            <div className="grid items-end gap-5 sm:grid-cols-2">
              {more.map(([name, label]) => (
                <TextField key={name} label={label} optional {...size(name)} />
              ))}
              <label className="flex min-h-11 items-center gap-3 text-md sm:col-span-2">
                <input type="checkbox" name="own" value="1" defaultChecked={Boolean(values.own)} className="size-5 shrink-0" />
                The pile of a carpet may run another way than in the other rooms
              </label>
            </div>
          </details>
        </>
      )}
    </>
  );
}

const more = [
  ['corner_length', 'Missing corner, along the length'],
  ['corner_width', 'Missing corner, along the width'],
  ['door_start', 'Into a doorway at the near end'],
  ['door_end', 'Into a doorway at the far end'],
  ['door_left', 'Into a doorway on the left'],
  ['door_right', 'Into a doorway on the right'],
] as const;
