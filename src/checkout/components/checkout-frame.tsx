import type { ReactNode } from 'react';
import { formatPounds } from '#money/pence.ts';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import type { Summary } from '../summary.ts';
import { ByWay, OrderSummary } from './order-summary.tsx';

const steps = ['Shipping', 'Payment'] as const;

type Props = {
  step: (typeof steps)[number];
  /** Where step 1 is, from step 2. */
  back?: string;
  summary: Summary;
  /** Beneath the summary. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A step of the checkout: which one it is, what is asked on the left, what is bought on the right; on a phone that is folded up above. */
export function CheckoutFrame({ step, back, summary, aside, children }: Props) {
  const items = summary.lines.length;
  return (
    <Page className="group/way">
      <h1 className="pt-4 text-3xl">Checkout</h1>
      <ol aria-label="Steps" className="mt-4 mb-6 flex gap-6 border-b border-sand text-md">
        {steps.map((name, at) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className={classNames('-mb-px border-b-2 pb-2', name === step ? 'border-lough font-semibold' : 'border-transparent text-muted')}
          >
            {name !== step && back && at === 0 ? (
              <a href={back} className="underline decoration-sand underline-offset-4 hover:decoration-ink">
                {`${at + 1} ${name}`}
              </a>
            ) : (
              `${at + 1} ${name}`
            )}
          </li>
        ))}
      </ol>
      <details className="group/summary mb-6 bg-linen lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-2 px-4 text-md">
          <span className="flex items-center gap-2">
            <span>{`Your order (${items === 1 ? '1 item' : `${items} items`})`}</span>
            <ChevronDownIcon className="size-4 transition-transform group-open/summary:rotate-180" />
          </span>
          <strong className="font-semibold tabular-nums">
            <ByWay sent={formatPounds(summary.totalPence)} collected={summary.choice && formatPounds(summary.choice.totalPence)} />
          </strong>
        </summary>
        <div className="px-4 pb-4">
          <OrderSummary summary={summary} />
        </div>
      </details>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <div className="max-w-form">{children}</div>
        </div>
        <aside aria-label="Your order" className="min-w-0 lg:col-span-5">
          <div className="grid gap-6 lg:sticky lg:top-4">
            <section aria-labelledby="your-order" className="hidden bg-linen p-6 lg:block">
              <h2 id="your-order" className="pb-4 text-xl">
                Your order
              </h2>
              <OrderSummary summary={summary} />
            </section>
            {aside}
          </div>
        </aside>
      </div>
    </Page>
  );
}
