import { classNames } from '#ui/class-names.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { ListControls } from '../list-controls.ts';

/** The filters that are set, each with a way to take it off, and 'Clear All (n)'. Nothing when none is set. */
export function AppliedFilters({ chips, clearAll, isSaidAbove }: Pick<ListControls, 'chips' | 'clearAll' | 'isSaidAbove'>) {
  if (!chips.length) return null;
  return (
    <ul aria-label="Applied filters" className={classNames('flex flex-wrap items-center gap-2', isSaidAbove && 'max-md:hidden')}>
      {chips.map(({ words, href }) => (
        <li key={words}>
          <a
            href={href}
            data-keep-scroll
            className="inline-flex min-h-11 items-center gap-1 rounded-control bg-linen pr-2 pl-3 text-md font-medium hover:bg-sand"
          >
            <span className="sr-only">Remove filter: </span>
            <span>{words}</span>
            <CloseIcon className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={clearAll}
          data-keep-scroll
          className="inline-flex min-h-11 items-center px-2 text-md font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough"
        >
          {`Clear All (${chips.length})`}
        </a>
      </li>
    </ul>
  );
}
