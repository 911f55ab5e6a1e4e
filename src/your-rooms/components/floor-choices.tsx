import { PatternOptions } from '#measuring/components/calculator.tsx';
import { formatPounds } from '#money/pence.ts';
import { classNames } from '#ui/class-names.ts';
import { SubmitButton } from '#ui/save-form.tsx';
import type { FloorPlan, Needed, PlannedFloor } from '../plan-floors.ts';

const columns = ['', 'md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'];

/** Floors side by side, and below them each room with what it takes of every one. */
export function FloorChoices({ plan }: { plan: FloorPlan }) {
  const { floors, rooms } = plan;
  const across = classNames('grid gap-3', columns[floors.length]);
  return (
    <div className="grid gap-6">
      <ul aria-label="Floors" className={across}>
        {floors.map((floor) => (
          <FloorHead key={floor.id} floor={floor} />
        ))}
      </ul>
      {rooms.map(({ id, name, sizes, area, floor: chosen, each }) => (
        <fieldset key={id} className="border-t border-sand pt-3">
          <legend className="float-left w-full pb-2">
            <span className="font-semibold wrap-anywhere">{name}</span> <span className="text-md text-muted tabular-nums">{`${sizes}: ${area}`}</span>
          </legend>
          <div className={classNames(across, 'clear-both')}>
            {floors.map((floor, at) => (
              <Choice key={floor.id} room={id} floor={floor} needed={each[at] ?? null} isChosen={chosen === floor.id} />
            ))}
          </div>
          <label className="inline-flex min-h-11 items-center gap-2 text-md text-muted">
            <input type="radio" name={`room-${id}`} value="" defaultChecked={chosen === null} className="size-5" />
            Not decided
          </label>
        </fieldset>
      ))}
    </div>
  );
}

function FloorHead({ floor: { id, name, pricePence, unit, pattern, laid, all } }: { floor: PlannedFloor }) {
  return (
    <li className="grid content-between gap-2 border border-sand bg-white p-4">
      <div className="grid gap-1">
        <a href={`/products/${id}`} className="font-semibold underline decoration-sand underline-offset-4">
          {name}
        </a>
        <p className="text-md text-muted tabular-nums">{`${formatPounds(pricePence)} per ${unit}`}</p>
        {all && (
          <p className="text-md tabular-nums">
            <span>All rooms: </span>
            <span>{all.amount}</span> <strong className="font-semibold">{formatPounds(all.pence)}</strong>
          </p>
        )}
      </div>
      <div className="grid gap-1">
        {laid && (
          <label className="grid gap-1 text-md font-semibold">
            Laying pattern
            <select
              name={`pattern-${id}`}
              defaultValue={pattern}
              className="min-h-11 w-full rounded-control border border-stone bg-white px-2 font-regular"
            >
              <PatternOptions />
            </select>
          </label>
        )}
        <SubmitButton kind="quiet" name="drop" value={id} className="-mx-2 justify-self-start">
          Remove<span className="sr-only">{` ${name}`}</span>
        </SubmitButton>
      </div>
    </li>
  );
}

function Choice({ room, floor, needed, isChosen }: { room: string; floor: PlannedFloor; needed: Needed | null; isChosen: boolean }) {
  return (
    <label className="flex min-h-11 items-start gap-3 border border-sand bg-white p-3 text-md has-checked:border-lough has-checked:bg-linen">
      <input type="radio" name={`room-${room}`} value={floor.id} defaultChecked={isChosen} disabled={!needed} className="mt-1 size-5 shrink-0" />
      <span className="grid tabular-nums">
        <span>{floor.name}</span>
        {needed ? (
          <>
            <span className="text-muted">{needed.amount}</span>
            <strong className="font-semibold">{formatPounds(needed.pence)}</strong>
            {!needed.isEnough && <span className="font-semibold text-warn">Not enough in stock</span>}
          </>
        ) : (
          <span className="text-muted">Cannot be cut for this room</span>
        )}
      </span>
    </label>
  );
}
