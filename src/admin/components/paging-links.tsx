import { useLocation } from 'react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { pagesAround, withQuery } from '../list-address.ts';

export type Paging = { page: number; pages: number; total: number };

/** How many there are, and the ways to the other pages of a list; the rest of the address stays. */
export function PagingLinks({
  page,
  pages,
  total,
  noun,
  more = '',
}: Paging & {
  /** One and many: ['product', 'products']. */ noun: readonly [string, string] /** What else there is to say of them all. */;
  more?: string;
}) {
  const { search } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-muted tabular-nums">
        <span>{total.toLocaleString('en-GB')}</span> <span>{total === 1 ? noun[0] : noun[1]}</span>
        {more && <span>{`, ${more}`}</span>}
        <span>{pages > 1 && `, page ${page.toLocaleString('en-GB')} of ${pages.toLocaleString('en-GB')}`}</span>
      </p>
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-1">
          {page > 1 && (
            <a rel="prev" className="staff-page" href={withQuery(search, { page: page - 1 })}>
              <ChevronLeftIcon />
              <span className="sr-only">Previous page</span>
            </a>
          )}
          {pagesAround(page, pages).map((number, at) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
              <span key={`gap ${at}`}>…</span>
            ) : (
              <a key={number} className="staff-page" aria-current={number === page ? 'page' : undefined} href={withQuery(search, { page: number })}>
                <span className="sr-only">Page </span>
                <span>{number.toLocaleString('en-GB')}</span>
              </a>
            ),
          )}
          {page < pages && (
            <a rel="next" className="staff-page" href={withQuery(search, { page: page + 1 })}>
              <ChevronRightIcon />
              <span className="sr-only">Next page</span>
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
