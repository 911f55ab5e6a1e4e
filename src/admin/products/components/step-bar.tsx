import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { categoryNames } from '#catalogue/category.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useStaffKeys } from '../../components/staff-keys.tsx';
import { withQuery } from '../../list-address.ts';
import type { Steps } from '../read-steps.server.ts';

type Props = { steps: Pick<Steps, 'number' | 'total' | 'category'> /** Between Previous and Next. */; children?: ReactNode };

/** Through the products one at a time: one back, one on, or straight to a number. */
export function StepBar({ steps: { number, total, category }, children }: Props) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const to = (next: number) => withQuery(search, { number: next });
  const go = (next: number) => next >= 1 && next <= total && navigate(to(next), { preventScrollReset: true });
  useStaffKeys([
    { key: 'ArrowLeft', does: 'Previous product', run: () => go(number - 1) },
    { key: 'ArrowRight', does: 'Next product', run: () => go(number + 1) },
  ]);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Step words="Previous" to={number > 1 ? to(number - 1) : null} />
      {children}
      <Step words="Next" to={number < total ? to(number + 1) : null} />
      <p className="flex min-h-11 items-center tabular-nums" role="status">
        {`${number.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`}
      </p>
      <form method="get" action={pathname} data-keep-scroll className="flex items-end gap-2">
        {category && <input type="hidden" name="category" value={category} />}
        <label className="grid gap-1">
          <span className="text-sm text-muted">Jump to number</span>
          <input type="number" name="number" min={1} max={Math.max(total, 1)} step={1} required className="staff-control" />
        </label>
        <Button type="submit" kind="secondary">
          Go
        </Button>
      </form>
      <form
        method="get"
        action={pathname}
        data-keep-scroll
        onChange={(event) => event.currentTarget.requestSubmit()}
        className="flex items-end gap-2"
      >
        <label className="grid gap-1">
          <span className="text-sm text-muted">Category</span>
          <select key={category} name="category" defaultValue={category} className="staff-control">
            <option value="">All categories</option>
            {categoryNames.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <Button type="submit" kind="secondary">
            Show
          </Button>
        </noscript>
      </form>
    </div>
  );
}

/** A way there; said, but no link, where there is nothing more. */
export function Step({ words, to }: { words: string; to: string | null }) {
  return (
    <ButtonLink kind="secondary" href={to ?? undefined} aria-disabled={to === null || undefined} data-keep-scroll>
      {words}
    </ButtonLink>
  );
}
