import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';

import { addViewed, readViewed, type Viewed } from './recently-viewed.ts';

const kept = keptInBrowser('recently_viewed', readViewed);
const none: readonly Viewed[] = [];

/** What this browser looked at, newest first; nothing until the page wakes up. */
export function useRecentlyViewed(): readonly Viewed[] {
  return useKept(kept, none);
}

export function rememberViewed(product: Viewed) {
  kept.change((list) => addViewed(list, product));
}
