/** A real purchase as it may be told to anybody. */
export type RecentPurchase = {
  productId: string;
  productName: string;
  imageId: string | null;
  /** Only where the buyer ticked the box at checkout. */
  firstName: string | null;
  town: string;
  paidAt: Date;
};

/** How long a purchase counts as recent. */
export const recentDays = 30;

/** Of the toast, in milliseconds: after the first, one every 30 to 120 s, each shown for 6 s. */
export const toastTimes = { shortestPause: 30_000, longestPause: 120_000, shown: 6_000 } as const;

const remembered = 20;

/** 'Someone' where the buyer did not ask to be named. */
export function buyerName({ firstName }: { firstName: string | null }): string {
  return firstName ?? 'Someone';
}

/**
 * The next purchase to tell: never one whose buyer and product were among the last twenty told; null when there is none
 * left. `chance` from 0 up to 1. `told` are keys of `purchaseKey`, newest last.
 */
export function nextPurchase<P extends { firstName: string | null; productName: string }>(
  purchases: readonly P[],
  told: readonly string[],
  chance: number,
): P | null {
  const recently = new Set(told.slice(-remembered));
  const fresh = purchases.filter((purchase) => !recently.has(purchaseKey(purchase)));
  return fresh[Math.floor(chance * fresh.length)] ?? null;
}

export function purchaseKey(purchase: { firstName: string | null; productName: string }): string {
  return `${buyerName(purchase)} ${purchase.productName}`;
}

/** The pause before the next toast; `chance` from 0 up to 1. */
export function pauseBeforeNext(chance: number): number {
  return toastTimes.shortestPause + chance * (toastTimes.longestPause - toastTimes.shortestPause);
}

/** 'just now', '5 minutes ago', '1 hour ago', '3 days ago'; a purchase from the future (a slow clock) is just now. */
export function ageInWords(paidAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - paidAt.getTime()) / 60_000);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
