import { useFetcher } from 'react-router';
import type { Room } from '#measuring/rooms.ts';
import { Button } from '#ui/button.tsx';
import { type Measured, measuredRooms } from '../kept-rooms.ts';

/** Keeps rooms of the box calculator. */
export default function SaveRooms({ measured }: { measured: readonly Room[] }) {
  return <KeepRooms rooms={measuredRooms(measured)} />;
}

type Answer = { isKept?: boolean; errors: { message: string }[] };

/** Keeps what was measured on a product's page, for every other. */
export function KeepRooms({ rooms }: { rooms: readonly Measured[] }) {
  const fetcher = useFetcher<Answer>();
  const { data, state } = fetcher;
  return (
    <fetcher.Form method="post" action="/your-rooms" className="flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="rooms" value={JSON.stringify(rooms)} />
      <Button type="submit" kind="quiet" busy={state !== 'idle'} className="-mx-2">
        {rooms.length === 1 ? 'Save this room' : 'Save these rooms'}
      </Button>
      <p role="status" className="text-md">
        {data?.isKept && <span className="text-ok">Saved. Every floor can now be worked out for them.</span>}
        {data?.errors.map(({ message }) => (
          <span key={message} className="font-semibold text-error">
            {message}
          </span>
        ))}
      </p>
    </fetcher.Form>
  );
}
