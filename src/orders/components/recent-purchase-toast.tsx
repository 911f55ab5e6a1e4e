import { CloseIcon } from '#ui/icons.tsx';
import { ageInWords, buyerName } from '../recent-purchase.ts';
import { useRecentPurchase } from './use-recent-purchase.ts';

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
      className="fixed bottom-safe-5 left-safe-4 z-20 mr-24 flex max-w-panel animate-slide-in-up items-center gap-3 rounded-card border border-sand bg-white text-md shadow-overlay md:right-24 md:left-auto md:mr-0"
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
