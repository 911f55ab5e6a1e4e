import { Button, ButtonLink } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { type Compared, clearCompared, compareAddress, tickCompared } from '../use-compared.ts';

/** What is ticked for comparing, along the window's foot. Its right end is left to the chat’s button. */
export default function CompareBar({ compared }: { compared: readonly Compared[] }) {
  return (
    <section
      aria-label="Compare"
      className={
        'sticky bottom-0 z-20 -mx-4 mt-8 animate-slide-in-up border-t border-ink bg-paper pt-4 pb-safe-4 pr-24 pl-4 shadow-overlay ' +
        'md:mx-0 md:py-2'
      }
    >
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 md:gap-x-4">
        <p className="text-md font-semibold tabular-nums">
          <span>{`${compared.length} of 4`}</span>
          <span className="max-md:sr-only"> to compare</span>
        </p>
        <ul className="flex min-w-0 grow basis-0 gap-x-4 max-md:hidden">
          {compared.map((product) => (
            <li key={product.id} className="flex min-w-0 items-center text-md">
              <span className="truncate">{product.name}</span>
              <button type="button" className="grid size-11 shrink-0 place-items-center" onClick={() => tickCompared(product)}>
                <CloseIcon className="size-4" />
                <span className="sr-only">{`Remove ${product.name}`}</span>
              </button>
            </li>
          ))}
        </ul>
        <Button kind="quiet" className="max-md:ml-auto" onClick={clearCompared}>
          Clear
        </Button>
        {compared.length > 1 ? (
          <ButtonLink href={compareAddress(compared.map(({ id }) => id))} className="max-md:px-4">
            Compare
          </ButtonLink>
        ) : (
          <p className="text-md text-muted">Add another product</p>
        )}
      </div>
    </section>
  );
}
