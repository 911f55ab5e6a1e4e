import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';

import { type Compared, mostCompared, readCompared, toggleCompared } from './compare-list.ts';

const kept = keptInBrowser('compared_products', readCompared);
const none: readonly Compared[] = [];

/** The ticked floors; none until the page wakes up. */
export function useCompared(): readonly Compared[] {
  return useKept(kept, none);
}

/** Ticks or unticks; false when four are ticked already. */
export function tickCompared(product: Compared): boolean {
  const now = kept.read();
  if (now.length >= mostCompared && !now.some(({ id }) => id === product.id)) return false;
  kept.change((list) => toggleCompared(list, product));
  return true;
}

export function clearCompared() {
  kept.change(() => none);
}
