import { correctSpelling, searchProducts, wordsBeginning } from '#search/search-products.server.ts';
import { pagesFor, type ShopPage } from '#search/shop-pages.ts';
import { alternativesFor } from '#search/synonyms.ts';
import { readTerms } from '#search/terms.ts';
import type { Shop } from '../shop.server.ts';
import { listCategories, listSummaries } from './catalogue.server.ts';
import type { ProductSummary } from './product.ts';
import { bestFound } from './snapshot/found-rows.ts';

/** What the header offers while somebody types: pages that answer, products to open, categories to browse, words to search for. */
export type Suggestions = { pages: ShopPage[]; products: ProductSummary[]; categories: string[]; phrases: string[] };

const maxProducts = 5;
const maxCategories = 3;
const maxPhrases = 4;
const maxTextLength = 100;

/** Suggests for a text as it is being typed; nothing before its second character. Any text is safe. */
export async function suggest(shop: Shop, text: string): Promise<Suggestions> {
  const typed = text.slice(0, maxTextLength).toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (typed.length < 2) return { pages: [], products: [], categories: [], phrases: [] };
  const [found, snapshot] = await Promise.all([searchProducts(shop, typed), shop.catalogue.snapshot()]);
  const [products, categories, phrases] = await Promise.all([
    listSummaries(shop, bestFound(snapshot, found, maxProducts)),
    categoriesNamed(shop, typed),
    phrasesFor(shop, typed),
  ]);
  return { pages: pagesFor(typed, true), products, categories, phrases };
}

/** The categories that every word typed is the beginning of a word of, or that one of its other names is. */
async function categoriesNamed(shop: Shop, typed: string): Promise<string[]> {
  const words = typed.split(/[^a-z]+/).filter(Boolean);
  const named = (await listCategories(shop)).filter(({ name }) => {
    const own = name.toLowerCase().split(/[^a-z]+/);
    const begins = (word: string) => own.some((one) => one.startsWith(word) || one === `${word}s` || `${one}s` === word);
    return words.length > 0 && words.every((word) => [word, ...alternativesFor(word)].some(begins));
  });
  return named.slice(0, maxCategories).map(({ name }) => name);
}

/** What is typed with its last word completed, or put right where nothing begins like it; only phrases that find something. */
async function phrasesFor(shop: Shop, typed: string): Promise<string[]> {
  const [, before = '', last = ''] = /^(.*?)([a-z]{2,})$/.exec(typed) ?? [];
  if (!last) return [];
  const completed = await wordsBeginning(shop, last, maxPhrases * 2);
  const words = completed.length ? completed : [...(await correctSpelling(shop.sql, readTerms(last))).values()].flat();
  // A word of the catalogue alone finds what has it: nothing is searched to know that.
  if (completed.length && !before.trim()) return words.slice(0, maxPhrases);
  const phrases = words.map((word) => before + word);
  const found = await Promise.all(phrases.map((phrase) => searchProducts(shop, phrase)));
  return phrases.filter((_, i) => found[i]?.best.length).slice(0, maxPhrases);
}
