/** One line of the list under the search box, and where it leads. */
export type Suggestion = {
  kind: 'page' | 'phrase' | 'category' | 'product';
  said: string;
  href: string;
  pricePerM2?: number | null;
  image?: string | null;
};
