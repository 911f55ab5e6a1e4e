import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  sale: 'bg-copper text-white',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  error: 'bg-error-soft text-error',
  plain: 'border border-sand bg-paper text-ink',
};

/** A word or two set small on a label: 'SAVE 20%', 'Limited Stock'. */
export function Badge({ tone = 'plain', className, children }: { tone?: keyof typeof tones; className?: string; children: ReactNode }) {
  return (
    <span className={classNames('inline-block rounded-control px-2 py-1 text-sm font-semibold tabular-nums', tones[tone], className)}>
      {children}
    </span>
  );
}
