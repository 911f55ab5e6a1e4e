import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import type { SavedView } from '../saved-views.server.ts';

type Props = {
  /** Those that everybody has: [['All', ''], ['Low stock', 'stock=low']]. */
  usual: readonly (readonly [name: string, query: string])[];
  own: readonly SavedView[];
  /** What the address in sight would be saved as; see each list's own filters. */
  current: string;
};

/** The views of a list: the usual ones, one's own, and the one in sight to keep. Sends `intent` = save-view or delete-view to the page's action. */
export function SavedViews({ usual, own, current }: Props) {
  const { pathname } = useLocation();
  const [isNaming, name] = useState(false);
  const isKnown = usual.some(([, query]) => query === current) || own.some(({ query }) => query === current);
  const href = (query: string) => (query ? `${pathname}?${query}` : pathname);
  return (
    <nav aria-label="Views" className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-sand">
      {usual.map(([words, query]) => (
        <a key={words} href={href(query)} className="staff-view" aria-current={query === current ? 'true' : undefined}>
          {words}
        </a>
      ))}
      {own.map((view) => (
        <span key={view.id} className="flex items-center">
          <a href={href(view.query)} className="staff-view" aria-current={view.query === current ? 'true' : undefined}>
            {view.name}
          </a>
          {view.query === current && (
            <SaveForm className="block">
              <input type="hidden" name="view" value={view.id} />
              <button type="submit" name="intent" value="delete-view" className="grid min-h-11 place-items-center px-2 hover:bg-linen">
                <CloseIcon className="size-4" />
                <span className="sr-only">{`Delete the view ${view.name}`}</span>
              </button>
            </SaveForm>
          )}
        </span>
      ))}
      {!isKnown && !isNaming && (
        <Button kind="quiet" onClick={() => name(true)}>
          Save this view
        </Button>
      )}
      {!isKnown && isNaming && (
        <SaveForm className="flex items-center gap-2" onSubmit={() => name(false)}>
          <input type="hidden" name="query" value={current} />
          <label>
            <span className="sr-only">Name of the view</span>
            {/* biome-ignore lint/a11y/noAutofocus: it was just asked for */}
            <input name="name" required maxLength={60} autoFocus placeholder="Name of the view" className="staff-control" />
          </label>
          <Button type="submit" kind="secondary" name="intent" value="save-view">
            Save
          </Button>
        </SaveForm>
      )}
    </nav>
  );
}
