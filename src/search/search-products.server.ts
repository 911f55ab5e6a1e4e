import type { Sql } from 'postgres';
import type { Shop } from '../shop.server.ts';
import { closestWords } from './spelling.ts';
import { knownWords } from './synonyms.ts';
import { ownWordsQuery, readTerms, skuBeginning, type Term, toTsquery } from './terms.ts';

/** The best so many are found; beyond them nobody pages. */
const mostFound = 2000;
const mostKept = 200;
/** Of a word in the description, the rooms or supplier, the attributes, the name or stock code. */
const weights = '{0.05,0.2,0.5,1}';

const kept = new WeakMap<Shop, Map<string, Promise<string[]>>>();

/**
 * Ids of products that answer to a text, best first, at most 2,000: every word must be found, each by any of its names; where
 * nothing is, words that nothing answers to are taken for typing errors. Any text is safe. Answers are kept until a product changes.
 */
export function searchProducts(shop: Shop, text: string): Promise<string[]> {
  const answers = answersOf(shop);
  const terms = readTerms(text);
  const key = `${skuBeginning(text) ?? ''} ${terms.map((term) => term.said).join(' ')}`;
  const found = answers.get(key);
  if (found) return found;
  const ids = find(shop.sql, terms, skuBeginning(text));
  answers.set(key, ids);
  ids.catch(() => answers.delete(key));
  const oldest = answers.size > mostKept ? answers.keys().next().value : undefined;
  if (oldest !== undefined) answers.delete(oldest);
  return ids;
}

async function find(sql: Sql, terms: readonly Term[], sku: string | null): Promise<string[]> {
  if (!terms.length) return [];
  const asTyped = await run(sql, toTsquery(terms), ownWordsQuery(terms), sku);
  if (asTyped.length) return asTyped;
  const corrected = await correct(sql, terms);
  return corrected.size ? run(sql, toTsquery(terms, corrected), ownWordsQuery(terms, corrected), null) : [];
}

async function run(sql: Sql, query: string, ownWords: string, sku: string | null): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with asked as materialized (select to_tsquery('shop', ${query}) as query, to_tsquery('shop', ${ownWords}) as own)
    select p.id from products p, asked
    where p.search @@ asked.query ${sku === null ? sql`` : sql`or upper(p.sku) like ${`${sku}%`}`}
    order by upper(p.sku) = ${sku ?? ''} desc,
      ts_rank(${weights}::float4[], p.search, asked.query) + 2 * ts_rank(${weights}::float4[], p.search, asked.own) desc,
      p.is_featured desc, p.created_at desc, p.id
    limit ${mostFound}`;
  return rows.map((row) => row.id);
}

/** For each word that no product answers to, the catalogue's words that look most like it. */
async function correct(sql: Sql, terms: readonly Term[]): Promise<Map<string, string[]>> {
  const words = terms.filter((term) => /^[a-z]{4,}$/.test(term.said)).map((term) => term.said);
  if (!words.length) return new Map();
  const candidates = await sql<{ typed: string; word: string; products: number }[]>`
    select typed, near.word, near.products from unnest(${words}::text[]) typed
    cross join lateral (
      (select word, products from search_words where word % typed order by similarity(word, typed) desc limit 20)
      union
      (select word, products from search_words where word like left(typed, 1) || '%' and length(word) between length(typed) - 1 and length(typed) + 1 limit 500)
    ) near
    where not exists (select from products where search @@ to_tsquery('shop', '''' || typed || ''''))`;
  const corrected = new Map<string, string[]>();
  for (const typed of words) {
    const near = candidates.filter((candidate) => candidate.typed === typed);
    if (!near.length) continue;
    const closest = closestWords(typed, [...near, ...knownWords.map((word) => ({ word, products: 0 }))]);
    if (closest.length) corrected.set(typed, closest);
  }
  return corrected;
}

function answersOf(shop: Shop): Map<string, Promise<string[]>> {
  const found = kept.get(shop);
  if (found) return found;
  const answers = new Map<string, Promise<string[]>>();
  kept.set(shop, answers);
  shop.onChange('products', () => answers.clear());
  return answers;
}
