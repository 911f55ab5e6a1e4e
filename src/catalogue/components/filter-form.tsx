import { type ReactNode, useEffect, useRef } from 'react';
import { formatPounds } from '#money/pence.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, ChevronDownIcon } from '#ui/icons.tsx';
import { type BrowseState, defaultPageSize } from '../browse-state.ts';
import type { Filters } from '../filters.ts';
import type { ListControls } from '../list-controls.ts';
import { useFormNavigation } from './use-list-navigation.ts';

type Props = {
  id: string;
  state: BrowseState;
  controls: ListControls;
  /** Sort and page size stand elsewhere on the page and belong to the form by its id; here they are carried along instead. */
  carriesSort?: boolean;
};

const control = 'min-h-11 w-full rounded-control border border-stone bg-white px-3 text-ink hover:border-ink';

/** Everything the list can be narrowed by. A plain GET form; with JavaScript each change applies at once. */
export default function FilterForm({ id, state, controls, carriesSort = false }: Props) {
  const { filters, sort, limit } = state;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const field of form.current?.elements ?? []) if (field !== document.activeElement) showValue(field, filters);
  }, [filters]);
  const { quick, selects, inStock, priceRange: range } = controls;
  return (
    <form ref={form} id={id} action="/products" method="get" aria-label="Filters" {...useFormNavigation()}>
      <input type="hidden" name="category" value={filters.category} />
      {carriesSort && sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
      {carriesSort && limit !== defaultPageSize && <input type="hidden" name="limit" value={limit} />}

      <FilterGroup title="Search">
        <label className="sr-only" htmlFor={`${id}-search`}>
          Product name
        </label>
        <input
          id={`${id}-search`}
          type="search"
          name="search"
          defaultValue={filters.search}
          placeholder="Product name..."
          maxLength={200}
          className={control}
        />
      </FilterGroup>

      <div className="border-t border-sand py-3">
        <p className="text-sm font-semibold text-muted">Quick filters</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {quick.map(({ words, isOn, href }) => (
            <li key={words}>
              <a
                href={href}
                data-keep-scroll
                aria-current={isOn || undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-1 rounded-control border px-3 text-md',
                  isOn ? 'border-lough bg-lough text-white' : 'border-stone bg-white hover:border-ink',
                )}
              >
                {isOn && <CheckIcon className="size-4" />}
                <span>{words}</span>
              </a>
            </li>
          ))}
        </ul>
        <label className="mt-2 flex min-h-11 items-center gap-3 text-md">
          <input type="checkbox" name="in_stock" value="true" defaultChecked={filters.in_stock} className="size-5 accent-lough" />
          In stock only
          <Count n={inStock} />
        </label>
      </div>

      <FilterGroup title="Price per box">
        <div className="grid grid-cols-2 gap-2">
          <PriceField id={`${id}-min`} name="min_price" label="Min" value={filters.min_price} />
          <PriceField id={`${id}-max`} name="max_price" label="Max" value={filters.max_price} />
        </div>
        {range && <p className="mt-2 text-sm text-muted tabular-nums">{`From ${formatPounds(range.minPence)} to ${formatPounds(range.maxPence)}`}</p>}
      </FilterGroup>

      {selects.map(({ field, label, options, isFolded }) => (
        <FilterGroup key={field} title={label} isFolded={isFolded}>
          <label className="sr-only" htmlFor={`${id}-${field}`}>
            {label}
          </label>
          <select id={`${id}-${field}`} name={field} defaultValue={filters[field]} className={control}>
            <option value="">Any</option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.count === 0 && option.value !== filters[field]}>
                {`${option.label} (${option.count})`}
              </option>
            ))}
          </select>
        </FilterGroup>
      ))}
      <div className="hidden border-t border-sand pt-4 noscript:block">
        <Button type="submit" wide>
          Apply filters
        </Button>
      </div>
    </form>
  );
}

function FilterGroup({ title, isFolded = false, children }: { title: string; isFolded?: boolean; children: ReactNode }) {
  return (
    <details open={!isFolded} className="group/filter border-t border-sand">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-semibold text-muted">
        <span>{title}</span>
        <ChevronDownIcon className="size-4 transition-transform group-open/filter:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function PriceField({ id, name, label, value }: { id: string; name: string; label: string; value: string }) {
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {`${label} price per box in pounds`}
      </label>
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-md text-muted">
        £
      </span>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        pattern="(?!\s*[1-9]\d{0,2},\d{3}\s*$).*"
        title="Please enter the price without a comma, such as 1200 or 1.20."
        defaultValue={value}
        placeholder={label}
        autoComplete="off"
        className={classNames(control, 'pl-6 tabular-nums')}
      />
    </div>
  );
}

function Count({ n }: { n: number }) {
  return <span className="ml-auto text-sm text-muted tabular-nums">{`(${n})`}</span>;
}

/** Follows the address when a chip, a link or Back changed it, without touching what is being typed. */
function showValue(field: Element, filters: Filters) {
  const name = field.getAttribute('name');
  if (!name || !(name in filters) || field.getAttribute('type') === 'hidden') return;
  const value = filters[name as keyof Filters];
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value);
}
