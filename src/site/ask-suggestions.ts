/** What GET /api/search/suggestions answers. */
type Suggestions = {
  products: { id: string; name: string; price_per_m2: number | null; image: string | null }[];
  categories: string[];
  phrases: string[];
  pages: { name: string; href: string }[];
};

/** What the shop suggests for what is typed so far: pages of its own, searches, categories, then products. A refused call suggests nothing. */
export async function askSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/search/suggestions?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) return [];
  const { pages, phrases, categories, products } = (await response.json()) as Suggestions;
  return [
    ...pages.map(({ name, href }) => ({ kind: 'page' as const, said: name, href })),
    ...phrases.map((phrase) => ({ kind: 'phrase' as const, said: phrase, href: `/products?${new URLSearchParams({ search: phrase })}` })),
    ...categories.map((category) => ({ kind: 'category' as const, said: category, href: `/products?${new URLSearchParams({ category })}` })),
    ...products.map(({ id, name, price_per_m2, image }) => ({
      kind: 'product' as const,
      said: name,
      href: `/products/${id}`,
      pricePerM2: price_per_m2,
      image,
    })),
  ];
}

/** One line of the list under the search box, and where it leads. */
export type Suggestion = {
  kind: 'page' | 'phrase' | 'category' | 'product';
  said: string;
  href: string;
  pricePerM2?: number | null;
  image?: string | null;
};
