import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CameraIcon } from '#ui/icons.tsx';
import { useAwake } from '#ui/kept-in-browser.ts';
import { type FloorLaid, turnWords } from '../laying-of.ts';
import type { RoomOnShow } from '../room.ts';
import { type RoomView, turns } from '../room-address.ts';

type Option = { id: string; name: string /** A colour to show beside the name, #rrggbb. */; colour?: string };

type Props = {
  legend: string;
  /** In the address, and for a browser that sends the form. */
  name: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** One of several, as buttons that are radio buttons: arrow keys, one stop for the tab key, and a form's field without JavaScript. */
export function Choices({ legend, name, options, chosen, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-md font-semibold">{legend}</legend>
      <div className="room-choices mt-1 flex flex-wrap gap-2">
        {options.map(({ id, name: said, colour }) => (
          <label
            key={id}
            className={classNames(
              'relative inline-flex min-h-11 items-center gap-2 rounded-control border bg-white px-3 text-md has-focus-visible:outline-3 ' +
                'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'border-stone hover:border-ink has-checked:border-lough has-checked:bg-lough has-checked:text-white',
            )}
          >
            <input
              type="radio"
              form="room-view"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            {colour && <span className="size-4 border border-stone" style={{ backgroundColor: colour }} aria-hidden="true" />}
            <span>{said}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RoomChoiceProps = {
  rooms: readonly RoomOnShow[];
  /** A room's id; null for the visitor's own. */
  chosen: string | null;
  onChoose: (room: string | null) => void;
};

const card =
  'relative block w-28 shrink-0 lg:w-24 rounded-control border-2 border-transparent p-1 text-sm leading-tight has-checked:border-lough ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** The rooms, each as a small picture with its name, and the visitor's own. */
export function RoomChoice({ rooms, chosen, onChoose }: RoomChoiceProps) {
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

type LayingChoiceProps = { laid: FloorLaid; onChange: (change: Partial<RoomView>) => void };

/** Pattern, direction and grout, each only where there is something to choose. */
export function LayingChoice({ laid: { floor, pattern, grout, turn }, onChange }: LayingChoiceProps) {
  return (
    <div className="grid gap-4">
      {floor.patterns.length > 1 && (
        <Choices
          legend="Laying pattern"
          name="pattern"
          options={floor.patterns}
          chosen={pattern.id}
          onChoose={(id) => onChange({ pattern: id === floor.patterns[0]?.id ? null : id })}
        />
      )}
      <Choices
        legend="Direction"
        name="turn"
        options={turns.map((each) => ({ id: String(each), name: turnWords[each] }))}
        chosen={String(turn)}
        onChoose={(id) => onChange({ turn: turns.find((each) => String(each) === id) ?? 0 })}
      />
      {grout && (
        <Choices
          legend="Grout"
          name="grout"
          options={floor.grouts}
          chosen={grout.id}
          onChoose={(id) => onChange({ grout: id === floor.grouts[0]?.id ? null : id })}
        />
      )}
    </div>
  );
}

const panels = [
  { id: 'rooms', name: 'Room' },
  { id: 'floors', name: 'Floors' },
  { id: 'laying', name: 'Laying' },
  { id: 'buy', name: 'Price' },
] as const;
export type PanelName = (typeof panels)[number]['id'];

/** On a phone one group of choices is open at a time: these buttons, by the thumb, say which. */
export function PanelTabs({ open, onOpen }: { open: PanelName; onOpen: (panel: PanelName) => void }) {
  return (
    <div className="room-tabs">
      {panels.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-expanded={id === open}
          aria-controls={`room-panel-${id}`}
          onClick={() => onOpen(id)}
          className={classNames(
            'min-h-12 grow border-t-4 text-md font-semibold',
            id === open ? 'border-lough bg-paper' : 'border-transparent text-muted',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
