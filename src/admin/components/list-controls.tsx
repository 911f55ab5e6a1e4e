import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { pagesAround, withQuery } from '../list-address.ts';
import { useStaffKeys } from './staff-keys.tsx';

type Props = {
  /** Said of the search field; none without it. */
  searchLabel?: string;
  /** Names of the address that a new search keeps; the page is never one of them. */
  keeps?: readonly string[];
  /** Selects and other fields, named as in the address. They take effect when they change. */
  children?: ReactNode;
};

/** What narrows a list. A GET form: its answer is an address, it works without JavaScript, and Back leads back. */
export function FilterBar({ searchLabel, keeps = ['sort'], children }: Props) {
  const { search, pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const query = new URLSearchParams(search);
  useStaffKeys([{ key: '/', does: 'Search', run: () => form.current?.querySelector<HTMLInputElement>('input[type=search]')?.select() }]);
  // The fields say what the address says, also after Back.
  useEffect(() => {
    const now = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && ['search', 'date'].includes(field.type))) {
        if (field !== document.activeElement || field instanceof HTMLSelectElement) field.value = now.get(field.name) ?? '';
      }
    }
  }, [search]);
  const chosen = (event: FormEvent) => event.target instanceof HTMLSelectElement && form.current?.requestSubmit();
  const isNarrowed = [...query.keys()].some((name) => name !== 'page' && !keeps.includes(name));
  return (
    <search>
      <form
        ref={form}
        method="get"
        action={pathname}
        onChange={chosen}
        // Whoever has searched walks through what was found: its keys are not meant for the field.
        onSubmit={() => document.activeElement instanceof HTMLInputElement && document.activeElement.blur()}
        data-keep-scroll
        className="flex flex-wrap items-end gap-3"
      >
        {searchLabel && (
          <label className="grid grow gap-1 md:max-w-form">
            <span className="text-sm text-muted">{searchLabel}</span>
            <input
              type="search"
              name="search"
              defaultValue={query.get('search') ?? ''}
              autoComplete="off"
              maxLength={200}
              className="staff-control"
            />
          </label>
        )}
        {children && <div className="staff-filters">{children}</div>}
        {keeps.map((name) => query.has(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />)}
        <Button type="submit" kind="secondary">
          Search
        </Button>
        {isNarrowed && (
          <a href={pathname} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Clear
          </a>
        )}
      </form>
    </search>
  );
}

type SelectProps = {
  name: string;
  label: string /** Said of no choice: 'All categories'. */;
  all: string;
  options: readonly (readonly [value: string, words: string])[];
};

/** One of the bar's selects. */
export function FilterSelect({ name, label, all, options }: SelectProps) {
  const { search } = useLocation();
  return (
    <label className="grid gap-1">
      <span className="text-sm text-muted">{label}</span>
      <select name={name} defaultValue={new URLSearchParams(search).get(name) ?? ''} className="staff-control">
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A day, sent with the bar's button or another choice. */
export function FilterDate({ name, label }: { name: string; label: string }) {
  const { search } = useLocation();
  return (
    <label className="grid gap-1">
      <span className="text-sm text-muted">{label}</span>
      <input type="date" name={name} defaultValue={new URLSearchParams(search).get(name) ?? ''} className="staff-control" />
    </label>
  );
}

type Paging = { page: number; pages: number; total: number };

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

export type StatCard = {
  name: string;
  said: string;
  href?: string;
  /** Wants to be seen first. */
  isRaised?: boolean;
};

/** A list's figures at a glance, above it. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <dl className="stat-cards">
      {cards.map(({ name, said, href, isRaised }) => (
        <div key={name} className={classNames('flex flex-col-reverse justify-end px-4 py-3', isRaised ? 'bg-warn-soft' : 'bg-white')}>
          <dt className="text-muted">{name}</dt>
          <dd className="text-xl tabular-nums">
            {href ? (
              <a href={href} className="underline decoration-sand underline-offset-4 hover:decoration-ink">
                {said}
              </a>
            ) : (
              said
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
