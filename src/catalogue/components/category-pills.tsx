import { classNames } from '#ui/class-names.ts';
import type { ListControls } from '../list-controls.ts';

/** 'All Products' and every category that holds products, each keeping the search and what else still makes sense. */
export function CategoryPills({ pills }: Pick<ListControls, 'pills'>) {
  return (
    <nav aria-label="Product categories" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
        {pills.map(({ words, count, isCurrent, href }) => (
          <li key={words}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-md font-medium whitespace-nowrap transition-colors',
                isCurrent ? 'border-ink bg-ink text-white' : 'border-sand bg-paper hover:border-ink',
              )}
            >
              <span>{words}</span>
              {count !== null && <span className={classNames('text-sm tabular-nums', isCurrent ? 'text-sand' : 'text-muted')}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
