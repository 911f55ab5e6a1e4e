import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';

export type Notice = {
  text: string;
  /** Something went wrong: read out at once, and stays until closed. */
  wrong?: boolean;
  link?: { href: string; words: string };
  undo?: () => void;
};

const shownFor = 7000;
/** To undo something one has to get there first. */
const undoableFor = 20_000;

/** One notice. It goes after a while, not while it is pointed at or has the focus, nor if it tells of a fault. */
export default function ShownNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (notice.wrong || isHeld) return;
    const gone = setTimeout(onClose, notice.undo ? undoableFor : shownFor);
    return () => clearTimeout(gone);
  }, [notice, isHeld, onClose]);
  useEffect(() => {
    // Back brings the page as it was left, and what was said of it then may no longer be so.
    addEventListener('pagehide', onClose);
    return () => removeEventListener('pagehide', onClose);
  }, [onClose]);
  return (
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
        <a href={notice.link.href} onClick={onClose} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {notice.link.words}
        </a>
      )}
      {notice.undo && (
        <button
          type="button"
          className="min-h-11 px-2 font-semibold underline underline-offset-4"
          onClick={() => {
            notice.undo?.();
            onClose();
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="grid size-11 shrink-0 place-items-center" onClick={onClose}>
        <CloseIcon />
        <span className="sr-only">Close</span>
      </button>
    </div>
  );
}
