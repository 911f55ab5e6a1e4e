/** What buyers made of the shop: sums over all published reviews, and how many different people bought. */
export type Standing = { reviews: number; averageRating: number; customers: number };

const fewestToSay = 10;

/** What may be claimed of it: nothing that fewer than ten people stand behind. The rating to one decimal, never rounded up to 5. */
export function claims({ reviews, averageRating, customers }: Standing): string[] {
  const rating = Math.floor(averageRating * 10 + 1e-9) / 10;
  return [
    ...(reviews >= fewestToSay ? [`${rating}/5 from ${reviews} reviews`] : []),
    ...(customers >= fewestToSay ? [`${customers.toLocaleString('en-GB')} customers`] : []),
  ];
}
