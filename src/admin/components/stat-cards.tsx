import { classNames } from '#ui/class-names.ts';

export type StatCard = {
  name: string;
  said: string;
  href?: string;
  /** Wants to be seen first. */
  isRaised?: boolean;
};

/** A list's figures at a glance, above it. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  return (
    <dl className="stat-cards">
      {cards.map(({ name, said, href, isRaised }) => (
        <div key={name} className={classNames('flex flex-col-reverse justify-end px-4 py-3', isRaised ? 'bg-warn-soft' : 'bg-white')}>
          <dt className="text-muted">{name}</dt>
          <dd className="text-xl tabular-nums">
            {href ? (
              <a href={href} className="underline decoration-sand underline-offset-4 hover:decoration-ink">
                {said}
              </a>
            ) : (
              said
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
