import { stemmer } from 'stemmer';
import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Shop } from '../../../shop.server.ts';
import { isOfManyNames, tellsLittle } from './answers/page-answers.ts';

/** In the names of more products than these a word tells of no product. */
const fewHaveIt = 12;
/** As many as a range may have colours. */
const mostMeant = 6;
const mostWords = 14;

/**
 * The product, or the few of one thickness or range, that a message calls by everyday words of its name ('the 20mm solid oak', 'the
 * instant grab', 'the ramp bar'): those whose names have most of its words, one of which only few names have; none where that are many.
 */
export async function namedByWords(shop: Shop, message: string): Promise<Product[]> {
  const words = wordsIn(message);
  const asked = [...words].filter((word) => !isOfManyNames(word)).slice(0, mostWords);
  if (words.size < 2 || asked.length === 0) return [];
  const found = await shop.sql<{ id: string; name: string; word: string }[]>`
    select hit.id, hit.name, asked.word from unnest(${asked}::text[]) asked(word)
    cross join lateral (
      select id, name from products
      where to_tsvector('shop', tidy_text(name || ' / ' || category)) @@ to_tsquery('shop', asked.word) limit ${fewHaveIt + 1}) hit`;
  const often = new Map<string, number>();
  for (const { word } of found) often.set(word, (often.get(word) ?? 0) + 1);
  const rare = new Map(found.flatMap(({ id, name, word }) => ((often.get(word) ?? 0) <= fewHaveIt ? [[id, name]] : [])));
  const stems = new Set([...words].map((word) => stemmer(word)));
  const scored = [...rare].map(([id, name]) => ({ id, name, score: [...wordsIn(name, false)].filter((word) => stems.has(stemmer(word))).length }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most);
  if (most < 2 || best.length > mostMeant) return [];
  return await readProducts(shop, best);
}

function wordsIn(text: string, isAsked = true): Set<string> {
  const said = text
    .toLowerCase()
    .replaceAll(/(\d) (?=mm\b)/g, '$1')
    .match(/[a-z]+|\d+(?:mm|kg|ml|l)\b/g);
  return new Set((said ?? []).filter((word) => word.length > 2 && !(isAsked && tellsLittle(word))));
}
