import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { decimalM2, formatArea } from '../area.ts';
import type { Buying } from '../boxes.ts';
import type { LengthUnit } from '../length.ts';
import { forgetArea, keepRooms, readRooms } from '../measured.ts';
import { maxParts, maxRooms, measureRooms, type Room, type RoomProblem, roomShapes, type TypedRoom } from '../rooms.ts';

type Props = {
  /** Called whenever the rooms add up: the rooms, the unit they were typed in, and the area in m² as a decimal. */
  onMeasured: (rooms: Room[], unit: LengthUnit, area: string) => void;
  /** Called when they do not: because something is wrong with them, or because none is left. */
  onChange: (change: (now: Buying) => Buying) => void;
};

type Entry = TypedRoom & { key: number };

const blank = { length: '', width: '' };
const newRoom = (key: number): Entry => ({ key, name: `Room ${key}`, shape: 'rectangle', parts: [blank, blank] });
const field = 'min-h-11 w-full rounded-control border bg-white px-3 text-md tabular-nums';

/** The rooms of a floor: rectangles, L-shapes, or several rectangles that add up; metres or feet and inches. */
export default function RoomForm({ onMeasured, onChange }: Props) {
  const [kept] = useState(readRooms);
  const [unit, setUnit] = useState<LengthUnit>(kept?.unit ?? 'm');
  const [rooms, setRooms] = useState<Entry[]>(() => kept?.rooms.map((room, at) => ({ ...room, key: at + 1 })) ?? [newRoom(1)]);
  const { area, problems, problem } = measureRooms(rooms, unit);

  const update = (next: Entry[], nextUnit = unit) => {
    setRooms(next);
    setUnit(nextUnit);
    keepRooms({ unit: nextUnit, rooms: next });
    const measured = measureRooms(next, nextUnit);
    if (measured.area !== null) onMeasured(measured.rooms, nextUnit, decimalM2(measured.area, 6).replace(/\.?0+$/, ''));
    else onChange((now) => forgetArea(now, measured.problems.length > 0 || measured.problem !== undefined));
  };
  const change = (key: number, to: Partial<TypedRoom>) => update(rooms.map((room) => (room.key === key ? { ...room, ...to } : room)));

  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Rooms</legend>
      <label className="flex items-center gap-3 text-md whitespace-nowrap">
        Measured in
        <select
          value={unit}
          onChange={({ target }) => update(rooms, target.value === 'ft' ? 'ft' : 'm')}
          className={classNames(field, 'border-stone')}
        >
          <option value="m">Metres (4.2, 4m 20, 420 cm)</option>
          <option value="ft">Feet and inches (13' 6")</option>
        </select>
      </label>
      {rooms.map((room, index) => (
        <RoomFields
          key={room.key}
          room={room}
          problems={problems.filter((wrong) => wrong.room === index)}
          onChange={(to) => change(room.key, to)}
          onRemove={rooms.length > 1 ? () => update(rooms.filter(({ key }) => key !== room.key)) : null}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {rooms.length < maxRooms && (
          <Button kind="secondary" className="px-4" onClick={() => setRooms([...rooms, newRoom(Math.max(...rooms.map(({ key }) => key)) + 1)])}>
            <PlusIcon className="size-4" /> Add a room
          </Button>
        )}
        {area !== null && <p className="text-md font-semibold tabular-nums">{`Total ${formatArea(area)}`}</p>}
      </div>
      {problem && <p className="text-md font-semibold text-error">{problem}</p>}
    </fieldset>
  );
}

type RoomFieldsProps = { room: Entry; problems: RoomProblem[]; onChange: (to: Partial<TypedRoom>) => void; onRemove: (() => void) | null };

function RoomFields({ room, problems, onChange, onRemove }: RoomFieldsProps) {
  const { key, name, shape } = room;
  const offered = shape === 'rectangle' ? 1 : shape === 'l-shape' ? 2 : room.parts.length;
  const partWords = (part: number) =>
    shape === 'l-shape' ? (part === 0 ? 'Whole room' : 'Missing corner') : shape === 'several' ? `Rectangle ${part + 1}` : '';
  const type = (part: number, side: 'length' | 'width', value: string) =>
    onChange({ parts: room.parts.map((typed, at) => (at === part ? { ...typed, [side]: value } : typed)) });
  return (
    <fieldset className="grid gap-2 border-t border-sand pt-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-2 gap-2">
        <input
          aria-label="Room name"
          value={name}
          maxLength={40}
          onChange={({ target }) => onChange({ name: target.value })}
          className={classNames(field, 'border-stone')}
        />
        <div className="flex">
          <select
            aria-label="Shape"
            value={shape}
            onChange={({ target }) => onChange({ shape: roomShapes.find((known) => known.shape === target.value)?.shape ?? 'rectangle' })}
            className={classNames(field, 'border-stone')}
          >
            {roomShapes.map((known) => (
              <option key={known.shape} value={known.shape}>
                {known.label}
              </option>
            ))}
          </select>
          {onRemove && (
            <button type="button" onClick={onRemove} className="grid size-11 shrink-0 place-items-center">
              <CloseIcon />
              <span className="sr-only">{`Remove ${name}`}</span>
            </button>
          )}
        </div>
      </div>
      {room.parts.slice(0, offered).map((typed, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place; parts are only added at the end
        <div key={part} className="grid gap-1">
          {partWords(part) && <p className="text-sm text-muted">{partWords(part)}</p>}
          <div className="grid grid-cols-2 gap-2">
            {(['length', 'width'] as const).map((side) => {
              const wrong = typed[side] ? problems.find((found) => found.part === part && found.side === side)?.message : undefined;
              const id = `room-${key}-${part}-${side}`;
              return (
                <div key={side} className="grid gap-1">
                  <input
                    aria-label={`${name}, ${partWords(part)} ${side}`.replace(',  ', ', ')}
                    aria-invalid={wrong ? true : undefined}
                    aria-describedby={wrong ? id : undefined}
                    placeholder={side === 'length' ? 'Length' : 'Width'}
                    value={typed[side]}
                    maxLength={30}
                    autoComplete="off"
                    onChange={({ target }) => type(part, side, target.value)}
                    className={classNames(field, wrong ? 'border-error' : 'border-stone')}
                  />
                  {wrong && (
                    <p id={id} className="text-sm font-semibold text-error">
                      {wrong}
                    </p>
                  )}
                </div>
              );
            })}
          </div>
        </div>
      ))}
      {shape === 'several' && room.parts.length < maxParts && (
        <Button kind="quiet" className="-ml-2 justify-self-start" onClick={() => onChange({ parts: [...room.parts, blank] })}>
          <PlusIcon className="size-4" /> Add a rectangle
        </Button>
      )}
    </fieldset>
  );
}
