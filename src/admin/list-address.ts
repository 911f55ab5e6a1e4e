/** What of a list is shown is said in its address. These read and write it: `?search=oak&sort=-price&page=2`. */

/** The address's query with some names changed; null and '' take a name out. Starts with '?', so that it can stand in a link. */
export function withQuery(search: string, changes: Record<string, string | number | null>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  return `?${query}`;
}

/** Which page is asked for, from 1; anything that is no number is the first. */
export function readPage(query: URLSearchParams): number {
  return Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 1_000_000);
}

export type Sort<Key extends string = string> = { by: Key; descending: boolean };

/** By what a list is ordered: one of `keys`, downwards with a '-' before it; `otherwise` without one. */
export function readSort<Key extends string>(query: URLSearchParams, keys: readonly Key[], otherwise: Sort<Key>): Sort<Key> {
  const said = query.get('sort') ?? '';
  const descending = said.startsWith('-');
  const by = keys.find((key) => key === (descending ? said.slice(1) : said));
  return by ? { by, descending } : otherwise;
}

/** As it stands in an address. */
export function sortText({ by, descending }: Sort): string {
  return descending ? `-${by}` : by;
}

/** The pages to link to: first, last, and those around the one shown; null where some are left out. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((number, at) => (at > 0 && number - (shown[at - 1] ?? 0) > 1 ? [null, number] : [number]));
}
