import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';

type Props = {
  /** The real button; the bar shows only while that one is out of sight. */
  watch: RefObject<HTMLElement | null>;
  total: string;
  says: string;
  isOff: boolean;
  onAdd: () => void;
};

/** On a phone: price and button along the window's foot. Its right end is left to the chat’s button. */
export default function BuyBar({ watch, total, says, isOff, onAdd }: Props) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!watch.current) return;
    const observer = new IntersectionObserver(([seen]) => setAway(!seen?.isIntersecting));
    observer.observe(watch.current);
    return () => observer.disconnect();
  }, [watch]);
  if (!isAway) return null;
  return (
    <div
      className={
        'fixed inset-x-0 bottom-0 z-20 flex animate-slide-in-up items-center gap-3 border-t border-sand bg-paper pt-4 pb-safe-4 ' +
        'pr-24 pl-4 shadow-overlay md:hidden'
      }
    >
      <p className="text-md leading-tight tabular-nums">
        <strong className="block text-lg font-semibold">{total}</strong>
        <span>{says}</span>
      </p>
      <Button className="ml-auto px-4" aria-disabled={isOff || undefined} onClick={onAdd}>
        Add to cart
      </Button>
    </div>
  );
}
