import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { type Buying, typeArea } from '#measuring/boxes.ts';
import { Button } from '#ui/button.tsx';
import type { RoomInWords } from '../kept-rooms.ts';

type Props = {
  productId: string;
  /** Of a box, with `onChange`: what is ticked is counted at once. Without them the server works it out. */
  coverageCm2?: number;
  onChange?: (change: (now: Buying) => Buying) => void;
};

/** Whether it is worth asking for rooms: see room-list.server.ts, and accounts/use-visitor.ts. */
export const mayHaveRooms = () => /(^|; )(has_rooms|signed_in)=1/.test(document.cookie);

/** The visitor's rooms, to tick on a product's page. They are asked for by the script: the page is the same for everybody, and has a link to them. */
export default function KnownRooms({ productId, coverageCm2, onChange }: Props) {
  const { load, data } = useFetcher<{ rooms: RoomInWords[] }>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (mayHaveRooms()) void load(`/your-rooms?product=${productId}`);
  }, [load, productId]);
  const rooms = data?.rooms ?? [];
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(isOn ? [...ticked, id] : [...ticked].filter((other) => other !== id));
    setTicked(next);
    if (coverageCm2 === undefined || !onChange) return;
    const mm2 = rooms.filter((room) => next.has(room.id)).reduce((sum, { areaM2 }) => sum + Math.round(Number(areaM2) * 1e6), 0);
    onChange((now) => typeArea(now, mm2 ? `${mm2 / 1e6}` : '', coverageCm2));
  };
  return (
    <div id="known-rooms" className="-my-2 grid gap-1">
      {rooms.length > 0 && (
        <form action="/your-rooms/use" method="get" data-reload className="grid gap-1">
          <input type="hidden" name="product" value={productId} />
          <fieldset>
            <legend className="text-md font-semibold">For which of your rooms?</legend>
            <div className="flex flex-wrap gap-x-6">
              {rooms.map(({ id, name, area }) => (
                <label key={id} className="inline-flex min-h-11 items-center gap-2 text-md">
                  <input
                    type="checkbox"
                    name="room"
                    value={id}
                    checked={ticked.has(id)}
                    onChange={({ target }) => tick(id, target.checked)}
                    className="size-5 shrink-0"
                  />
                  <span className="wrap-anywhere">{name}</span> <span className="whitespace-nowrap text-muted tabular-nums">{area}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {coverageCm2 === undefined && ticked.size > 0 && (
            <Button type="submit" kind="secondary" className="justify-self-start">
              {howMuch}
            </Button>
          )}
        </form>
      )}
      <div className="flex flex-wrap gap-x-6">
        <a href={`/your-rooms?product=${productId}`} className={link}>
          {rooms.length ? 'Change your rooms' : 'Use your saved rooms'}
        </a>
        <a href={`/your-rooms/floors?add=${productId}`} className={link}>
          Compare floors for your rooms
        </a>
      </div>
    </div>
  );
}

export const howMuch = 'Work out how much I need';
const link = 'inline-flex min-h-11 items-center text-md underline decoration-sand underline-offset-4 hover:decoration-lough';
