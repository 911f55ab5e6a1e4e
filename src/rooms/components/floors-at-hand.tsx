import { Suspense, useRef } from 'react';
import { formatPounds } from '#money/pence.ts';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import { Picture } from '#ui/picture.tsx';
import type { FloorOnShow } from '../room.ts';
import { maxFloors } from '../room-address.ts';

const AddFloor = lazyPart(() => import('./add-floor.tsx'), CouldNotFetch);

type Props = {
  /** The page's own first. */
  floors: readonly FloorOnShow[];
  laid: FloorOnShow;
  beside: FloorOnShow | null;
  onLay: (id: string) => void;
  /** Puts a floor beside the one that is laid; null takes it away. */
  onCompare: (id: string | null) => void;
  onRemove: (id: string) => void;
  onAdd: (floor: FloorOnShow) => void;
};

/** The floors to swap between, up to four: which is laid, which is compared with it, and how to find another. */
export function FloorsAtHand({ floors, laid, beside, onLay, onCompare, onRemove, onAdd }: Props) {
  const isAwake = useAwake();
  const [own] = floors;
  const list = useRef<HTMLUListElement>(null);
  /** The button that had the focus goes with its floor: the focus stays in the list. */
  const remove = (id: string) => {
    onRemove(id);
    list.current?.querySelector<HTMLInputElement>(`input[value='']`)?.focus();
  };
  return (
    <div className="grid gap-3">
      <fieldset className="min-w-0">
        <legend className="text-md font-semibold">Floor</legend>
        <ul ref={list} className="mt-1 grid gap-2">
          {floors.map((floor) => (
            <li
              key={floor.id}
              className={
                'flex items-center gap-1 rounded-control border border-sand bg-white has-checked:border-lough has-checked:outline ' +
                'has-checked:outline-lough'
              }
            >
              <label
                className={
                  'relative flex min-h-11 min-w-0 grow items-center gap-3 p-1 has-focus-visible:outline-3 ' +
                  'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
                }
              >
                <input
                  type="radio"
                  form="room-view"
                  name="shown"
                  value={floor.id === own?.id ? '' : floor.id}
                  checked={floor.id === laid.id}
                  onChange={() => onLay(floor.id)}
                  className="absolute inset-0 size-full appearance-none opacity-0"
                />
                <span className="size-12 shrink-0 bg-linen">
                  {floor.picture && <Picture picture={{ ...floor.picture, alt: '' }} sizes="3rem" eager className="size-full object-cover" />}
                </span>
                <span className="min-w-0 text-md leading-tight">
                  <span>{floor.name}</span>
                  {floor.pricePerM2Pence !== null && (
                    <span className="block text-sm text-copper tabular-nums">{`${formatPounds(floor.pricePerM2Pence)} /m²`}</span>
                  )}
                </span>
              </label>
              {isAwake && floor.id !== laid.id && (
                <button
                  type="button"
                  aria-pressed={floor.id === beside?.id}
                  onClick={() => onCompare(floor.id === beside?.id ? null : floor.id)}
                  className={classNames(
                    'min-h-11 shrink-0 rounded-control px-2 text-sm font-semibold',
                    floor.id === beside?.id ? 'bg-lough text-white' : 'hover:bg-linen',
                  )}
                >
                  Compare<span className="sr-only">{` with ${floor.name}, side by side`}</span>
                </button>
              )}
              {isAwake && floor.id !== own?.id && (
                <button
                  type="button"
                  onClick={() => remove(floor.id)}
                  className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-linen"
                >
                  <CloseIcon className="size-4" />
                  <span className="sr-only">{`Remove ${floor.name}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      {isAwake &&
        (floors.length < maxFloors ? (
          <Suspense>
            <AddFloor present={floors.map(({ id }) => id)} onAdd={onAdd} />
          </Suspense>
        ) : (
          <p className="text-md text-muted">You can try four floors at a time. Remove one to try another.</p>
        ))}
    </div>
  );
}
