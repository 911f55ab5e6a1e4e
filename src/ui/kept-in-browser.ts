import { useSyncExternalStore } from 'react';

/**
 * A value that this browser keeps between visits and shares between its tabs. Where storage is refused
 * (private windows, blocked cookies) it lasts as long as the page does.
 */
export type Kept<T> = {
  /** The value now; the same object until it changes. Only in the browser. */
  read: () => T;
  /** Stores what `change` makes of the value. Returns false when the browser would not store it. */
  change: (change: (value: T) => T) => boolean;
  subscribe: (changed: () => void) => () => void;
  /** Tells everybody who subscribed. */
  tell: () => void;
};

const told = ['storage', 'pageshow'] as const;

/** `parse` reads the stored text, null when there is none; it must not throw. */
export function keptInBrowser<T>(key: string, parse: (text: string | null) => T): Kept<T> {
  const listeners = new Set<() => void>();
  let current: { value: T } | undefined;
  let isRefused = false;

  const tell = () => {
    for (const changed of listeners) changed();
  };
  /** Another tab changed it, or this page comes back from the browser's memory, after others that may have changed it. */
  const lookAgain = (event: Event & { key?: string | null }) => {
    if (isRefused || (event.key ?? key) !== key) return;
    current = undefined;
    tell();
  };
  const read = () => {
    current ??= { value: parse(textUnder(key)) };
    return current.value;
  };

  return {
    read,
    tell,
    change(change) {
      const value = change(read());
      current = { value };
      isRefused = !store(key, value);
      tell();
      return !isRefused;
    },
    subscribe(changed) {
      if (listeners.size === 0) for (const event of told) window.addEventListener(event, lookAgain);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) for (const event of told) window.removeEventListener(event, lookAgain);
      };
    },
  };
}

function textUnder(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A text that this tab keeps until it is closed; '' where there is none, or storage is refused. */
export function readInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text for `readInTab`; '' takes it away. Where storage is refused it lasts as long as the page. */
export function keepInTab(key: string, text: string) {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {}
}

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

/**
 * For a fetcher's form in a part that wakes later: the router asks where it leads once it is awake. Before, what comes back would draw the
 * whole page anew and wake every part of it; only when the form is sent, there may be no connection, and an error would take the page's place.
 */
export function useDiscoveredAwake(): { discover: 'render' | 'none' } {
  return { discover: useAwake() ? 'render' : 'none' };
}
