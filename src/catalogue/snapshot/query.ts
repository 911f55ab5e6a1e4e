import { poundsToPence } from '#money/read-pounds.ts';
import type { BrowseState } from '../browse-state.ts';
import type { Filters } from '../filters.ts';
import type { SnapshotQuery } from './answer.ts';
import { facetFields } from './facet-values.ts';
import type { FoundIds } from './found-rows.ts';

/** What the list's address asks of the snapshot. `found` is what the text search found, null without a search. */
export function snapshotQuery({ filters, page, limit, sort }: BrowseState, found: FoundIds | null): SnapshotQuery {
  return {
    choices: facetFields.flatMap((field) => (filters[field] ? [{ field, value: filters[field] }] : [])),
    minPence: pence(filters.min_price),
    maxPence: pence(filters.max_price),
    inStock: filters.in_stock,
    found,
    sort,
    page,
    limit,
  };
}

function pence(pounds: Filters['min_price']): number | null {
  return pounds === '' ? null : poundsToPence(pounds);
}
