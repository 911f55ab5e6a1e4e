import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';

/** What opens a form below it; its `details` is a `group`. `children`: what is said of it beside. */
export function Opens({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <summary className="flex min-h-11 items-center gap-2 text-lough">
      <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 font-semibold wrap-anywhere">
        <span>{words}</span>
        {children && <span className="text-sm font-regular text-muted">{children}</span>}
      </span>
    </summary>
  );
}
