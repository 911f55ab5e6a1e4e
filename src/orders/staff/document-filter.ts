import { isCalendarDay } from '#platform/calendar-day.ts';
import type { DocumentKind } from '../invoice/document.ts';

/** What staff ask the list of invoices for. `from`, `to`: tax points, both included; empty: any. `country`: whose VAT. */
export type DocumentFilter = { search: string; kind: DocumentKind | null; country: string; from: string; to: string };

export const documentKinds: readonly (readonly [DocumentKind, string])[] = [
  ['invoice', 'Invoices'],
  ['credit-note', 'Credit notes'],
];

/** From an address; whatever cannot be is left out. */
export function readDocumentFilter(query: URLSearchParams): DocumentFilter {
  const said = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  const dayOf = (name: string) => (isCalendarDay(said(name)) ? said(name) : '');
  return {
    search: said('search'),
    kind: documentKinds.find(([kind]) => kind === said('kind'))?.[0] ?? null,
    country: /^[A-Z]{2}$/.test(said('country')) ? said('country') : '',
    from: dayOf('from'),
    to: dayOf('to'),
  };
}
