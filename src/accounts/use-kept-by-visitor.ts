import type { Kept } from '#ui/kept-in-browser.ts';
import { mayBeCustomer } from './use-visitor.ts';

/** How an account is told of a change: the method, what follows the call's path, and the body. */
export type Write = [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown];

/** Where something is kept just now. `state` is there only for a customer's: on its way, here, or not to be had. */
export type Place<T> = Omit<Kept<T>, 'change'> & {
  change: (change: (value: T) => T, ...write: Write) => boolean;
  state?: 'coming' | 'here' | 'lost';
};

/**
 * What a guest keeps in the browser and a customer in their account. The account's part (`open`) is loaded for customers
 * only; until it is there, changes go to the browser's, which it then merges.
 */
export function keptByVisitor<T>(guest: Kept<T>, open: (guest: Kept<T>, use: (place: Place<T>) => void) => Promise<void>) {
  let place: Place<T> = guest;
  let isAsked = false;
  let isWatched = false;
  const use = (next: Place<T>) => {
    place = next;
    guest.tell();
  };
  const openForCustomer = () => {
    if (isAsked || !mayBeCustomer()) return;
    isAsked = true;
    place = { ...guest, state: 'coming' };
    open(guest, use).catch(() => use({ ...guest, state: 'lost' }));
  };
  return {
    place: () => place,
    read: () => place.read(),
    change: ((...change) => place.change(...change)) as Place<T>['change'],
    tell: guest.tell,
    subscribe(changed: () => void) {
      openForCustomer();
      // A guest may log in in another tab, and come back to this one; a page that is left because they logged in asks nothing more.
      if (!isWatched) document.addEventListener('visibilitychange', () => document.hidden || openForCustomer());
      isWatched = true;
      return guest.subscribe(changed);
    },
  };
}
