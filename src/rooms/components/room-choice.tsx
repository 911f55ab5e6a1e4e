import { useEffect, useRef } from 'react';
import { CameraIcon } from '#ui/icons.tsx';
import { useAwake } from '#ui/use-kept.ts';
import type { RoomOnShow } from '../room-on-show.ts';

type Props = {
  rooms: readonly RoomOnShow[];
  /** A room's id; null for the visitor's own. */
  chosen: string | null;
  onChoose: (room: string | null) => void;
};

const card =
  'relative block w-28 shrink-0 lg:w-24 rounded-control border-2 border-transparent p-1 text-sm leading-tight has-checked:border-lough has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** The rooms, each as a small picture with its name, and the visitor's own. */
export function RoomChoice({ rooms, chosen, onChoose }: Props) {
  const isAwake = useAwake();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the room that an address names may lie beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that wakes up has one card more
  useEffect(() => {
    const card = list.current?.querySelector('input:checked')?.parentElement;
    if (list.current && card) list.current.scrollLeft = card.offsetLeft - (list.current.clientWidth - card.clientWidth) / 2;
  }, [isAwake]);
  return (
    <fieldset className="min-w-0">
      <legend className="text-md font-semibold">Room</legend>
      <div ref={list} className="room-cards no-scrollbar">
        {isAwake && (
          <label className={card}>
            <input
              type="radio"
              form="room-view"
              name="room"
              value="own"
              checked={chosen === null}
              onChange={() => onChoose(null)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            <span className="room-own-card mb-1 bg-linen text-muted">
              <CameraIcon />
            </span>
            Your own room
          </label>
        )}
        {rooms.map(({ id, name, thumbnail }) => (
          <label key={id} className={card}>
            <input
              type="radio"
              form="room-view"
              name="room"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            <img src={thumbnail} alt="" width={160} height={100} loading="lazy" decoding="async" className="mb-1 w-full bg-linen" />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
