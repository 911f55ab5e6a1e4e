import { useId, useState } from 'react';
import { useCompared } from '#catalogue/use-compared.ts';
import { useRecentlyViewed } from '#catalogue/use-recently-viewed.ts';
import { callApi } from '#platform/http/call-api.ts';
import { useSuggestions } from '#site/use-suggestions.ts';
import { TextField } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { type FloorJson, floorFromJson } from '../floor-json.ts';

import type { FloorOnShow } from '../room.ts';

const maxOffered = 5;

type Props = { present: readonly string[]; onAdd: (floor: FloorOnShow) => void };

/** Another floor to swap to: one that is being compared, was looked at, or is found by name. */
export default function AddFloor({ present, onAdd }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const known = [...useCompared(), ...useRecentlyViewed()].map(({ id, name }) => ({ id, name }));
  const found = useSuggestions(text).flatMap(({ kind, said, href }) =>
    kind === 'product' ? [{ id: href.slice('/products/'.length), name: said }] : [],
  );
  const isSearching = text.trim().length > 1;
  const offered = (isSearching ? found : known)
    .filter(({ id }, at, all) => !present.includes(id) && all.findIndex((other) => other.id === id) === at)
    .slice(0, maxOffered);

  const add = async (id: string, name: string) => {
    if (busy) return;
    setBusy(id);
    setProblem(null);
    const answer = await callApi<FloorJson>('GET', `/api/rooms/floors/${id}`);
    setBusy(null);
    if (answer.ok) {
      onAdd(floorFromJson(answer.body));
      setText('');
      setOpen(false);
    } else setProblem(answer.status === 404 ? `${name} cannot be shown in a room.` : answer.detail);
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-t border-sand">
      <summary className="flex min-h-11 items-center gap-2 text-md font-semibold text-lough">
        <PlusIcon className="size-4" /> Try another floor
      </summary>
      <div className="grid gap-2 pb-2">
        <TextField
          label="Find a floor by name"
          name="find-floor"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
          aria-controls={listId}
          error={problem}
          required={false}
        />
        <ul id={listId} aria-label={isSearching ? 'Floors found' : 'Floors you compared or viewed'} className="grid">
          {offered.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => add(id, name)}
                aria-busy={busy === id || undefined}
                className="min-h-11 w-full rounded-control px-2 text-left text-md hover:bg-linen"
              >
                {busy === id ? `Loading ${name}…` : name}
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-md text-muted">
          {isSearching && offered.length === 0 && 'No floors found with that name.'}
        </p>
      </div>
    </details>
  );
}
