import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '#ui/icons.tsx';
import { keepInTab, readInTab } from '#ui/kept-in-browser.ts';
import { ageInWords, buyerName, nextPurchase, pauseBeforeNext, purchaseKey, toastTimes } from '../recent-purchase.ts';

/** A real purchase, told in a corner now and then. It waits while it is pointed at or has the focus, and is not read out unasked. */
export function RecentPurchaseToast() {
  const { shown, hold, dismiss } = useRecentPurchase();
  if (!shown) return null;
  const { productId, productName, imageUrl, town, paidAt } = shown;
  return (
    <div
      role="status"
      data-recent-purchase
      aria-live="off"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className={
        'fixed bottom-safe-5 left-safe-4 z-20 mr-24 flex max-w-panel animate-slide-in-up items-center gap-3 rounded-card border ' +
        'border-sand bg-white text-md shadow-overlay md:right-24 md:left-auto md:mr-0'
      }
    >
      {imageUrl && <img src={imageUrl} alt="" width={72} height={72} className="hidden w-18 shrink-0 self-stretch object-cover sm:block" />}
      <p className="py-2 pl-3 leading-tight sm:pl-0">
        <span>{`${buyerName(shown)} in ${town} bought `}</span>
        <a href={`/products/${productId}`} className="font-semibold underline decoration-sand underline-offset-4 hover:decoration-ink">
          {productName}
        </a>
        <span className="mt-1 block text-sm text-muted">{ageInWords(paidAt, new Date())}</span>
      </p>
      <button type="button" onClick={dismiss} className="grid size-11 shrink-0 place-items-center self-start">
        <CloseIcon className="size-4" />
        <span className="sr-only">Stop showing purchases</span>
      </button>
    </div>
  );
}

/** As GET /api/recent-purchases tells it. */
type Told = { product_id: string; product_name: string; image_url: string | null; first_name: string | null; town: string; paid_at: string };
type ShownPurchase = { productId: string; productName: string; imageUrl: string | null; firstName: string | null; town: string; paidAt: Date };

const dismissedKey = 'recent_purchases_dismissed';

/** The purchase to show at this moment, or null. `hold` keeps it while it is read; `dismiss` ends them for this visit. */
function useRecentPurchase() {
  const [shown, setShown] = useState<ShownPurchase | null>(null);
  const [isHeld, hold] = useState(false);
  const [isOver, setOver] = useState(false);
  const purchases = useRef<ShownPurchase[] | null>(null);
  const told = useRef<string[]>([]);

  useEffect(() => {
    if (isOver || isHeld) return;
    const wait = shown ? toastTimes.shown : told.current.length ? pauseBeforeNext(Math.random()) : 0;
    const timer = setTimeout(async () => {
      if (shown) return setShown(null);
      if (readInTab(dismissedKey)) return setOver(true);
      purchases.current ??= await readPurchases();
      const next = nextPurchase(purchases.current, told.current, Math.random());
      if (!next) return setOver(true);
      told.current.push(purchaseKey(next));
      setShown(next);
    }, wait);
    return () => clearTimeout(timer);
  }, [shown, isHeld, isOver]);

  const dismiss = () => {
    keepInTab(dismissedKey, '1');
    setShown(null);
    setOver(true);
  };
  return { shown, hold, dismiss };
}

/** Nothing to tell is nothing to show: a call that fails is no fault worth a word. */
async function readPurchases(): Promise<ShownPurchase[]> {
  try {
    const response = await fetch('/api/recent-purchases');
    if (!response.ok) return [];
    const purchases = (await response.json()) as Told[];
    return purchases.map(({ product_id, product_name, image_url, first_name, town, paid_at }) => ({
      productId: product_id,
      productName: product_name,
      imageUrl: image_url,
      firstName: first_name,
      town,
      paidAt: new Date(paid_at),
    }));
  } catch {
    return [];
  }
}
