import { useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';

type Notice = {
  text: string;
  /** Something went wrong: read out at once, and stays until closed. */
  wrong?: boolean;
  link?: { href: string; words: string };
  undo?: () => void;
};

const shownFor = 7000;
/** To undo something one has to get there first. */
const undoableFor = 20_000;
let shown: Notice | null = null;
const listeners = new Set<() => void>();

/** Says something about what was just done, wherever on the site. The newest notice takes the place of the last. */
export function notify(notice: Notice | null) {
  shown = notice;
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** The place where notices appear; once in the page's frame. One goes after a while, not while it is pointed at or has the focus, nor if it tells of a fault. */
export function Notices() {
  const notice = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!notice) hold(false);
    if (!notice || notice.wrong || isHeld) return;
    const gone = setTimeout(() => notify(null), notice.undo ? undoableFor : shownFor);
    return () => clearTimeout(gone);
  }, [notice, isHeld]);
  return (
    <div
      role={notice?.wrong ? 'alert' : 'status'}
      className="pointer-events-none fixed inset-x-0 top-2 z-50 flex justify-center px-4 md:top-auto md:right-0 md:bottom-6 md:left-0"
    >
      {notice && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices being read
        <div
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
          className={classNames(
            'pointer-events-auto flex max-w-form animate-fade-in-scale items-center gap-4 rounded-card py-1 pr-1 pl-4 text-md shadow-overlay',
            notice.wrong ? 'bg-error-soft text-error' : 'bg-ink text-white',
          )}
        >
          <span className="py-2">{notice.text}</span>
          {notice.link && (
            <a
              href={notice.link.href}
              onClick={() => notify(null)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {notice.link.words}
            </a>
          )}
          {notice.undo && (
            <button
              type="button"
              className="min-h-11 px-2 font-semibold underline underline-offset-4"
              onClick={() => {
                notice.undo?.();
                notify(null);
              }}
            >
              Undo
            </button>
          )}
          <button type="button" className="grid size-11 shrink-0 place-items-center" onClick={() => notify(null)}>
            <CloseIcon />
            <span className="sr-only">Close</span>
          </button>
        </div>
      )}
    </div>
  );
}
