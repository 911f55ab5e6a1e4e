import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { focusContent } from '#ui/client-navigation.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { type BrowseState, browseAddress, browseQuery, defaultPageSize, pageSizes, readPage } from '../browse-state.ts';
import { itemsShown, pageNumbers, pageOfPages, pagesBeforeJump } from '../pagination.ts';
import { useFormNavigation, useListIsLoading } from './use-list-navigation.ts';

type Props = { state: BrowseState; total: number; pages: number };

const pageChangePause = 100;
const box = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border px-2 text-md tabular-nums';
const field = 'min-h-11 rounded-control border border-stone bg-white px-3 hover:border-ink';

/** Page size, what is shown, and the ways to other pages. Hidden when there is one page or none. */
export default function PaginationBar({ state, total, pages }: Props) {
  const { page, limit } = state;
  const { go, onClick } = usePageChange();
  const { onChange } = useFormNavigation();
  const select = useRef<HTMLSelectElement>(null);
  const chosen = limit === defaultPageSize ? '' : String(limit);
  useEffect(() => {
    if (select.current) select.current.value = chosen; // Back changes it too, and it keeps the focus.
  }, [chosen]);
  if (pages <= 1) return null;
  const addressOf = (number: number) => browseAddress({ ...state, page: number });
  return (
    <nav aria-label="Pages" className="mt-12 grid gap-4 border-t border-sand pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-md text-muted tabular-nums">{itemsShown({ page, limit, total })}</p>
        <div className="flex items-center gap-2">
          <label htmlFor="limit" className="text-md text-muted">
            Items per page
          </label>
          <select ref={select} id="limit" name="limit" form="filters" defaultValue={chosen} onChange={onChange} className={field}>
            {pageSizes.map((size) => (
              <option key={size} value={size === defaultPageSize ? '' : size}>
                {size}
              </option>
            ))}
          </select>
          <button type="submit" form="filters" className={classNames(field, 'hidden noscript:block')}>
            Show
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <ul className="flex flex-wrap items-center gap-2 max-md:w-full max-md:justify-between">
          <li>
            <Step href={page > 1 ? addressOf(page - 1) : null} rel="prev" onClick={onClick}>
              <ChevronLeftIcon className="size-4" /> Previous
            </Step>
          </li>
          {pageNumbers(page, pages).map((number, at) => (
            <li key={number ?? `gap ${at}`} className="max-md:hidden">
              {number === null ? (
                <span className="px-1 text-muted">…</span>
              ) : (
                <a
                  href={addressOf(number)}
                  onClick={onClick}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={`Page ${number}`}
                  className={classNames(box, number === page ? 'border-ink bg-ink text-white' : 'border-transparent hover:border-ink')}
                >
                  {number}
                </a>
              )}
            </li>
          ))}
          <li className="text-md tabular-nums md:hidden">{pageOfPages(page, pages)}</li>
          <li>
            <Step href={page < pages ? addressOf(page + 1) : null} rel="next" onClick={onClick}>
              Next <ChevronRightIcon className="size-4" />
            </Step>
          </li>
        </ul>
        {pages > pagesBeforeJump && <JumpBox state={state} pages={pages} go={go} />}
      </div>
    </nav>
  );
}

type StepProps = { href: string | null; rel: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void; children: ReactNode };

function Step({ href, rel, onClick, children }: StepProps) {
  const look = classNames(box, 'gap-1 px-3 font-semibold');
  if (href === null) return <span className={classNames(look, 'border-sand text-muted')}>{children}</span>;
  return (
    <a href={href} rel={rel} onClick={onClick} className={classNames(look, 'border-stone bg-white hover:border-ink')}>
      {children}
    </a>
  );
}

/** Takes a page number; Enter applies it if there is such a page, and empties the box either way. */
function JumpBox({ state, pages, go }: { state: BrowseState; pages: number; go: (to: string) => void }) {
  const carried = [...browseQuery({ ...state, page: 1 })];
  return (
    <form
      action="/products"
      method="get"
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('page');
        const page = readPage(String(typed), pages);
        event.currentTarget.reset();
        if (page !== null && page !== state.page) go(browseAddress({ ...state, page }));
      }}
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="jump" className="text-md text-muted">
        Jump to page
      </label>
      <input id="jump" name="page" inputMode="numeric" autoComplete="off" maxLength={7} className={classNames(field, 'w-18 tabular-nums')} />
    </form>
  );
}

/**
 * Page changes wait a moment, so that quick clicks make one request; none while a page is on its way or for the page
 * shown. The reader is taken to the top of the new page, and the focus with them.
 */
function usePageChange() {
  const navigate = useNavigate();
  const isLoading = useListIsLoading();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (to: string) => {
    if (isLoading) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      await navigate(to);
      focusContent();
    }, pageChangePause);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (link.getAttribute('aria-current') !== 'page') go(link.pathname + link.search);
  };
  return { go, onClick };
}
