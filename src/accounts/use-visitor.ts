import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '#platform/http/call-api.ts';

/** Who is here, for what stands on every page. 'unknown' until it has been asked: pages are the same bytes for everybody. */
export type Visitor = { state: 'unknown' } | { state: 'guest' } | { state: 'customer'; fullName: string; isAdmin: boolean };

/** Whether it is worth asking: guests lack this cookie. */
export const mayBeCustomer = () => /(^|; )signed_in=1/.test(document.cookie);

const unknown: Visitor = { state: 'unknown' };
const guest: Visitor = { state: 'guest' };

/** A tab that is looked at again asks again, but not for a glance at another. */
const askedEveryMs = 5000;

let visitor: Visitor = unknown;
let isWatched = false;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/**
 * The visitor, asked for after the page has woken up, and again when somebody comes back to its tab: they may have logged in
 * or out in another. Guests cost no call: they lack the cookie that says it is worth asking.
 */
export function useVisitor(): Visitor {
  useEffect(() => {
    if (isWatched) return;
    isWatched = true;
    document.addEventListener('visibilitychange', look);
    look();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => unknown,
  );
}

async function look() {
  if (document.visibilityState !== 'visible' && visitor !== unknown) return;
  if (!mayBeCustomer()) return tell(guest);
  if (performance.now() - askedAt < askedEveryMs) return;
  askedAt = performance.now();
  const answer = await callApi<{ user: { full_name: string; is_admin: boolean } | null }>('GET', '/api/me/summary');
  // Without an answer the page says what it said, at first what it says to everybody; whatever needs a person asks the server anyway.
  if (!answer.ok) return tell(visitor === unknown ? guest : visitor);
  const { user } = answer.body;
  tell(user ? { state: 'customer', fullName: user.full_name, isAdmin: user.is_admin } : guest);
}

function tell(known: Visitor) {
  visitor = known;
  for (const changed of listeners) changed();
}
