import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '#platform/http/call-api.ts';

/** Who is here, for what stands on every page. 'unknown' until it has been asked: pages are the same bytes for everybody. */
export type Visitor = { state: 'unknown' } | { state: 'guest' } | { state: 'customer'; fullName: string; isAdmin: boolean };

/** Whether it is worth asking: guests lack this cookie. */
export const mayBeCustomer = () => /(^|; )signed_in=1/.test(document.cookie);

const unknown: Visitor = { state: 'unknown' };
const guest: Visitor = { state: 'guest' };

let visitor: Visitor = unknown;
let asked = false;
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** The visitor, asked for once after the page has woken up. Guests cost no call: they lack the cookie that says it is worth asking. */
export function useVisitor(): Visitor {
  useEffect(() => {
    if (asked) return;
    asked = true;
    ask().then((answer) => {
      visitor = answer;
      for (const changed of listeners) changed();
    });
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => unknown,
  );
}

async function ask(): Promise<Visitor> {
  if (!mayBeCustomer()) return guest;
  // Without an answer the page says what it says to everybody; whatever needs a person asks the server anyway.
  const answer = await callApi<{ user: { full_name: string; is_admin: boolean } | null }>('GET', '/api/me/summary');
  const user = answer.ok ? answer.body.user : null;
  return user ? { state: 'customer', fullName: user.full_name, isAdmin: user.is_admin } : guest;
}
