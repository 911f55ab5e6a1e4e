import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';

/** What a key does here. `does` is said in the help that `?` opens. */
export type StaffKey = { key: string; does: string; run: () => void };

const onPage = new Set<{ keys: readonly StaffKey[] }>();
const listeners = new Set<() => void>();
let shown: readonly StaffKey[] = [];

function tell() {
  shown = [...onPage].flatMap(({ keys }) => keys);
  for (const changed of listeners) changed();
}

/** Single keys for as long as the component is on the page. The list may be made anew at each drawing; its keys may not change. */
export function useStaffKeys(keys: readonly StaffKey[]) {
  const own = useRef({ keys });
  useEffect(() => {
    own.current.keys = keys;
  });
  useEffect(() => {
    const registered = own.current;
    onPage.add(registered);
    tell();
    return () => {
      onPage.delete(registered);
      tell();
    };
  }, []);
}

/** What the keys of the page in sight do. */
export function useKeysOnPage(): readonly StaffKey[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    () => shown,
    () => shown,
  );
}

/** Does what the key stands for; the newest on the page goes first. Returns whether there was anything to do. */
export function runStaffKey(key: string): boolean {
  const found = [...onPage]
    .reverse()
    .flatMap(({ keys }) => keys)
    .find((known) => known.key === key);
  found?.run();
  return found !== undefined;
}

/** Whoever speaks to their computer switches single keys off (WCAG 2.1.4). */
export const singleKeys = keptInBrowser<boolean>('staff_single_keys', (text) => text !== 'false');

/** Listens to single keys on every page for staff, and shows what they do. Once in the frame. */
export function KeyboardHelp() {
  const [isOpen, open] = useState(false);
  const isOn = useKept(singleKeys, true);
  const keys = useKeysOnPage();
  useStaffKeys([{ key: '?', does: 'Show this list', run: () => open(true) }]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (runStaffKey(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return (
    <Dialog open={isOpen} onClose={() => open(false)} title="Keyboard">
      <div className="grid gap-4 p-4 md:p-6">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
          {keys.map(({ key, does }) => (
            <Line key={key} press={names[key] ?? key} does={does} />
          ))}
          <Line press="Ctrl S or ⌘ S" does="Save changes" />
          <Line press="Esc" does="Close a dialog" />
        </dl>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" checked={isOn} onChange={(event) => singleKeys.change(() => event.target.checked)} />
          Use single-key shortcuts
        </label>
      </div>
    </Dialog>
  );
}

const names: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ' ': 'Space' };

function Line({ press, does }: { press: string; does: string }) {
  return (
    <>
      <dt>
        <kbd className="rounded-control border border-sand bg-linen px-2 py-1 font-sans font-semibold">{press}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}

/** A key belongs to the field somebody types into, and to a dialog that lies over the page. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (document.querySelector('dialog[open]')) return true;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'button', 'submit'].includes(target.type);
}
