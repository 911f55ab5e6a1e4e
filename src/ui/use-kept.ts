import { useSyncExternalStore } from 'react';
import type { Kept } from './kept-in-browser.ts';

/** The kept value as React sees it: `before` on the server and while the page wakes up, then what the browser holds. */
export function useKept<T>(kept: Pick<Kept<T>, 'read' | 'subscribe'>, before: T): T {
  return useSyncExternalStore(kept.subscribe, kept.read, () => before);
}

const never = () => () => {};

/** Whether the page has woken up, so that what the browser keeps is known. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
