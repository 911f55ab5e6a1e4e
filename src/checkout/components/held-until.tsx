import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';

type Props = {
  /** Until when the boxes are held, and in words; null when none are. */
  held: { until: string; words: string } | null;
  hasRunOut: boolean;
  isGone: boolean;
  /** Step 1, where the order can be changed. */
  change: string;
};

/** How long the boxes are kept for this order, and what to do when that time is over. */
export function HeldUntil({ held, hasRunOut, isGone, change }: Props) {
  const { revalidate } = useRevalidator();
  const until = held?.until;
  useEffect(() => {
    if (!until || hasRunOut) return;
    const left = Date.parse(until) - Date.now();
    // A clock that is wrong by hours must not ask at once, again and again.
    const over = setTimeout(() => void revalidate(), Math.max(5_000, left + 1_000));
    return () => clearTimeout(over);
  }, [until, hasRunOut, revalidate]);
  if (isGone) {
    return (
      <div role="alert" className="mb-4 grid justify-items-start gap-3 border-2 border-warn bg-warn-soft p-4 text-md">
        <p>
          <strong>Your order waited too long to be paid,</strong> and some of it has been sold meanwhile. See the lines it is said at. You have not
          been charged.
        </p>
        <ButtonLink href={change}>Order what is left</ButtonLink>
      </div>
    );
  }
  if (hasRunOut) {
    return (
      <p role="status" className="mb-4 bg-warn-soft p-3 text-md">
        The time for which we kept your boxes is over. They are still here: pay now, and they are yours.
      </p>
    );
  }
  return held && <p className="mb-4 text-md text-muted">Your boxes are kept for you until {held.words}.</p>;
}
