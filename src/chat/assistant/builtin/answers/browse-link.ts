import { browseAddress, emptyBrowseState } from '#catalogue/browse-state.ts';
import { emptyFilters } from '#catalogue/filters.ts';
import type { FloorQuery } from '../../tools/find-floors.server.ts';

/** All of a kind with the words that were looked for, as a link; empty where several kinds were. */
export function browse(query: FloorQuery): string {
  const [category] = query.categories;
  if (!category || query.categories.length > 1) return '';
  const search = query.words.map((group) => group[0]).join(' ');
  return `[See all in ${category}](${browseAddress({ ...emptyBrowseState, filters: { ...emptyFilters, category, search } })
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')})`;
}
