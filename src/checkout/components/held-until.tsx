import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';

type Props = {
  /** Until when the boxes are held, and in words; null when none are. */
  held: { until: string; words: string } | null;
  hasRunOut: boolean;
  isGone: boolean;
  /** Step 1, where the order can be changed; null where it cannot be from here. */
  change: string | null;
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
          <strong>Your order was not paid in time,</strong> and some items have since sold out. Please check the highlighted items. You have not been
          charged.
        </p>
        <ButtonLink href={change ?? '/products'}>{change ? 'Order the remaining items' : 'Start a new order'}</ButtonLink>
      </div>
    );
  }
  if (hasRunOut) {
    return (
      <p role="status" className="mb-4 bg-warn-soft p-3 text-md">
        Your items are no longer reserved, but they are still in stock. Pay now to secure them.
      </p>
    );
  }
  return held && <p className="mb-4 text-md text-muted">{`Your items are reserved until ${held.words}.`}</p>;
}
