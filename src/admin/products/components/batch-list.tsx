import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withQuery } from '../../list-address.ts';
import type { Steps } from '../read-steps.server.ts';

/** The hundred products that are loaded, to choose from, and the way to the next hundred. */
export function BatchList({ steps: { products, batch, batches, number, openId } }: { steps: Steps }) {
  const { search } = useLocation();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open is in sight
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && open) list.current.scrollTop = open.offsetTop - list.current.offsetTop - list.current.clientHeight / 3;
  }, [openId]);
  const first = (batch - 1) * 100 + 1;
  return (
    <details className="batch-list" open>
      <summary className="flex min-h-11 items-center font-semibold">
        {`Batch ${batch.toLocaleString('en-GB')} of ${batches.toLocaleString('en-GB')}`}
      </summary>
      <nav ref={list} aria-label="Products in this batch">
        <ol start={first} className="grid">
          {products.map(({ id, name }, at) => (
            <li key={id}>
              <a
                href={withQuery(search, { number: first + at })}
                data-keep-scroll
                aria-current={id === openId ? 'true' : undefined}
                className="batch-link"
              >
                <span className="shrink-0 text-sm text-muted tabular-nums">{(first + at).toLocaleString('en-GB')}</span>
                <span className="truncate">{name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="flex gap-4">
        {batch > 1 && (
          <a className="staff-do" href={withQuery(search, { number: first - 100 })}>
            Previous batch
          </a>
        )}
        {batch < batches && (
          <a className="staff-do" href={withQuery(search, { number: first + 100 })}>
            Next batch
          </a>
        )}
        {number === 0 && <span>No products</span>}
      </p>
    </details>
  );
}
