import { useSyncExternalStore } from 'react';
import type { keptByVisitor, Place } from './use-kept-by-visitor.ts';

type KeptByVisitor<T> = ReturnType<typeof keptByVisitor<T>>;

/** Whether what the visitor keeps is known: 'coming' while the page wakes up and while a customer's is on its way. */
export function useKeptState<T>({ subscribe, place }: KeptByVisitor<T>): NonNullable<Place<T>['state']> {
  return useSyncExternalStore(
    subscribe,
    () => place().state ?? 'here',
    () => 'coming',
  );
}
