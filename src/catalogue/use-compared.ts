import { keptInBrowser, useKept } from '#ui/kept-in-browser.ts';

/** A floor that the shopper ticked for comparing; the name is for the bar that shows them. */
export type Compared = { id: string; name: string };

export const maxCompared = 4;
export const compareListFull = 'You can compare up to 4 products. Please remove one first.';

/** Ticks a floor or unticks it. A full list stays as it is. */
export function toggleCompared(list: readonly Compared[], product: Compared): readonly Compared[] {
  if (list.some(({ id }) => id === product.id)) return list.filter(({ id }) => id !== product.id);
  return list.length >= maxCompared ? list : [...list, { id: product.id, name: product.name }];
}

/** Reads what the browser kept; never throws. */
export function readCompared(kept: string | null): readonly Compared[] {
  return readKept(kept, (value) => (isNamed(value) ? { id: value.id, name: value.name } : null)).slice(0, maxCompared);
}

/** The ids in an address, `ids=a,b` or `ids=a&ids=b`: the first four, each once. Whether they are products the database says. */
export function comparedIds(query: URLSearchParams): string[] {
  const ids = query.getAll('ids').flatMap((text) => text.split(','));
  return [...new Set(ids.map((id) => id.trim().toLowerCase()).filter(Boolean))].slice(0, maxCompared);
}

export function compareAddress(ids: readonly string[]): string {
  return `/compare?ids=${ids.join(',')}`;
}

/** A list from the browser's storage: entries that `read` answers null for are left out, the same id twice too. */
export function readKept<T extends { id: string }>(kept: string | null, read: (value: unknown) => T | null): T[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(list)) return [];
    const entries = list.map(read).filter((entry) => entry !== null);
    return entries.filter((entry, at) => entries.findIndex(({ id }) => id === entry.id) === at);
  } catch {
    return [];
  }
}

/** Something with a product's id and a name. */
export function isNamed(value: unknown): value is Compared {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false;
  return typeof value.id === 'string' && /^[0-9a-f-]{36}$/.test(value.id) && typeof value.name === 'string';
}

const kept = keptInBrowser('compared_products', readCompared);
const none: readonly Compared[] = [];

/** The ticked floors; none until the page wakes up. */
export function useCompared(): readonly Compared[] {
  return useKept(kept, none);
}

/** Ticks or unticks; false when four are ticked already. */
export function tickCompared(product: Compared): boolean {
  const now = kept.read();
  if (now.length >= maxCompared && !now.some(({ id }) => id === product.id)) return false;
  kept.change((list) => toggleCompared(list, product));
  return true;
}

export function clearCompared() {
  kept.change(() => none);
}
