import { StarIcon } from '#ui/icons.tsx';
import type { Rating } from '../product.ts';

/** '4.6 (12)' beside a star; nothing without reviews. */
export function RatingLine({ rating }: { rating: Rating | null }) {
  if (!rating) return null;
  const { count } = rating;
  const average = rating.average.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1 text-muted tabular-nums">
      <StarIcon className="size-4 text-oak" />
      <span aria-hidden="true">{`${average} (${count})`}</span>
      <span className="sr-only">{`Rated ${average} out of 5 by ${count} ${count === 1 ? 'customer' : 'customers'}`}</span>
    </span>
  );
}
