import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keptInBrowser } from '#ui/kept-in-browser.ts';

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
