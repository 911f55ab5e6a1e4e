import { Suspense, useEffect, useState } from 'react';
import { fetchLater } from '#ui/fetch-later.tsx';

const Toast = fetchLater(async () => ({ default: (await import('./recent-purchase-toast.tsx')).RecentPurchaseToast }));

const firstMs = 5_000;

/** Real purchases, told now and then; the first five seconds after the page came, and fetched no sooner than that. */
export function RecentPurchases() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), firstMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Suspense>
        <Toast />
      </Suspense>
    )
  );
}
