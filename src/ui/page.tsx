import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Left and right margins of the page, and its greatest width. Also for header and footer. */
export const pageWidth = 'mx-auto w-full max-w-page px-4 md:px-8';

/** A page's own part, between header and footer; the skip link leads here. `bleeds`: its sections reach the window's edges. */
export function Page({ bleeds = false, className, children }: { bleeds?: boolean; className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classNames('focus:outline-none', !bleeds && `${pageWidth} pt-4 pb-18 md:pt-6`, className)}>
      {children}
    </main>
  );
}

type SectionProps = {
  /** When something links to it, or it is a part that wakes later. */
  id?: string;
  title: string;
  /** A link or a short sentence across from the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page under its own heading, set off by a hairline as thin as a grout line. */
export function Section({ id, title, aside, className, children }: SectionProps) {
  return (
    <section id={id} aria-label={id && title} className={classNames('border-t border-sand pt-6 md:pt-8', className)}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="text-2xl">{title}</h2>
        {aside && <div className="text-md">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Running text: a measure that reads well, space between paragraphs, links that look like links. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('prose max-w-measure', className)}>{children}</div>;
}

type Step = { name: string; href?: string };

/** The way down to this page. The last step is the page itself and needs no address. */
export function Breadcrumb({ steps }: { steps: Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-md text-muted">
      <ol className="flex flex-wrap items-center">
        {steps.map(({ name, href }, at) => (
          <li key={name} className="flex items-center">
            {at > 0 && (
              <span aria-hidden="true" className="px-2 text-stone">
                /
              </span>
            )}
            {href ? (
              <a href={href} className="inline-flex min-h-11 items-center underline decoration-sand underline-offset-4 hover:decoration-ink">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
