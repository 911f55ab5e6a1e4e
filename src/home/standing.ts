import type { Settings } from '#settings/settings.ts';

/** What buyers made of the shop: sums over all published reviews, and how many different people bought. */
export type Standing = { reviews: number; averageRating: number; customers: number };

/** What may be claimed of it: nothing that fewer stand behind than the settings ask. The rating to one decimal, never rounded up to 5. */
export function claims(
  { reviews, averageRating, customers }: Standing,
  { min_reviews_shown, min_customers_shown }: Pick<Settings, 'min_reviews_shown' | 'min_customers_shown'>,
): string[] {
  const rating = Math.floor(averageRating * 10 + 1e-9) / 10;
  return [
    ...(reviews >= min_reviews_shown ? [`${rating}/5 from ${reviews.toLocaleString('en-GB')} reviews`] : []),
    ...(customers >= min_customers_shown ? [`${customers.toLocaleString('en-GB')} customers`] : []),
  ];
}
