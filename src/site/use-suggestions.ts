import { useEffect, useState } from 'react';

/** What GET /api/search/suggestions answers. */
type Suggestions = {
  products: { id: string; name: string; price_per_m2: number | null; image: string | null }[];
  categories: string[];
  phrases: string[];
};

/** One line of the list under the search box, and where it leads. */
export type Suggestion = { kind: 'phrase' | 'category' | 'product'; said: string; href: string; pricePerM2?: number | null; image?: string | null };

const pauseMs = 150;
const fewestLetters = 2;

/** Suggestions for what is typed, asked for once the typing pauses. A failed or overtaken call suggests nothing. */
export function useSuggestions(text: string): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([]);
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < fewestLetters) {
      setFound([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(asked, stop.signal)
        .then(setFound)
        .catch(() => stop.signal.aborted || setFound([]));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return found;
}

async function ask(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/search/suggestions?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) return [];
  const { phrases, categories, products } = (await response.json()) as Suggestions;
  return [
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
