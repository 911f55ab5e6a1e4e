import type { Sql } from 'postgres';
import { createCache, onePerShop, shareOf } from '#platform/cache.server.ts';
import type { Shop } from '../shop.server.ts';
import { closestWords } from './spelling.ts';
import { knownWords } from './synonyms.ts';
import { nearestTsquery, ownWordsQuery, readTerms, skuBeginning, type Term, toTsquery } from './terms.ts';

/**
 * What a text search found: the products that answer best, with how well, best first; and the ids of all that answer, 16 bytes each,
 * where they are more than could be ranked.
 */
export type Found = { best: { id: string; rank: number }[]; all: Uint8Array | null };

/** So many are ranked; of a word that more products answer to, any of them will do for a first page. */
const maxRanked = 2000;
/** Descriptions are looked into only where names and attributes do not fill a page. */
const aPage = 20;
/** Of a word in the description, the rooms or supplier, the attributes, the name or stock code. */
const weights = '{0.05,0.2,0.5,1}';
/** Of the words that begin with one, the commonest. */
const maxBegun = 20;
/** Of an id with its rank. */
const rankedBytes = 100;

type Searchable = Pick<Shop, 'sql' | 'onChange'> & { config: Pick<Shop['config'], 'cacheBytes'> };

const answersOf = onePerShop((shop: Searchable) => {
  const answers = createCache<Found>(shareOf('searches', shop.config), ({ best, all }) => (all?.byteLength ?? 0) + best.length * rankedBytes);
  shop.onChange('products', answers.clear);
  return answers;
});

/**
 * Products that answer to a text: every word must be found, each by any of its names; where nothing is, words that nothing answers
 * to are taken for typing errors. Any text is safe. Answers are kept until a product changes.
 */
export function searchProducts(shop: Searchable, text: string): Promise<Found> {
  const terms = readTerms(text);
  const sku = skuBeginning(text);
  return answersOf(shop).get(`${sku ?? ''} ${terms.map((term) => term.said).join(' ')}`, () => find(shop.sql, terms, sku));
}

/** For a text that nothing answers to in full: what answers to all of it but one thing. */
export async function searchNearest(shop: Searchable, text: string): Promise<Found> {
  const terms = readTerms(text);
  const query = nearestTsquery(terms);
  return query ? run(shop.sql, query, ownWordsQuery(terms)) : { best: [], all: null };
}

async function find(sql: Sql, terms: readonly Term[], sku: string | null): Promise<Found> {
  if (!terms.length) return { best: [], all: null };
  const [coded, asTyped] = await Promise.all([sku === null ? [] : findBySku(sql, sku), run(sql, toTsquery(terms), ownWordsQuery(terms))]);
  if (coded.length) return { best: withMore(coded, asTyped.best), all: asTyped.all };
  if (asTyped.best.length) return asTyped;
  const begun = await wordsBegun(sql, terms);
  if (begun.size) return run(sql, toTsquery(terms, begun), ownWordsQuery(terms, begun));
  const corrected = await correctSpelling(sql, terms);
  return corrected.size ? run(sql, toTsquery(terms, corrected), ownWordsQuery(terms, corrected)) : asTyped;
}

async function run(sql: Sql, query: string, ownWords: string): Promise<Found> {
  // Sub-selects, so that each query is read once and not again for every row.
  const asked = sql`(select to_tsquery('shop', ${query}))`;
  const own = sql`(select to_tsquery('shop', ${ownWords}))`;
  const rank = (column: string) => sql`
    (ts_rank(${weights}::float4[], ${sql(column)}, ${asked}) + 3 * ts_rank(${weights}::float4[], ${sql(column)}, ${own}))`;
  const best = await sql<Found['best']>`
    select id, ${rank('terms')} as rank
    from (select product_id as id, terms from product_terms where terms @@ ${asked} limit ${maxRanked}) hits order by rank desc`;
  if (best.length === maxRanked) {
    const [row] = await sql<{ ids: Uint8Array | null }[]>`
      select string_agg(uuid_send(product_id), ''::bytea) as ids from product_terms where terms @@ ${asked}`;
    return { best: [...best], all: row?.ids ?? null };
  }
  if (best.length >= aPage) return { best: [...best], all: null };
  const described = await sql<Found['best']>`
    select id, ${rank('search')} / 10 as rank
    from (select id, search from products where search @@ ${asked} limit ${maxRanked}) hits order by rank desc`;
  return { best: withMore(best, described), all: null };
}

function withMore(best: Found['best'], more: Found['best']): Found['best'] {
  const there = new Set(best.map(({ id }) => id));
  return [...best, ...more.filter(({ id }) => !there.has(id))];
}

/** The product of a stock code before those whose code begins with it. Compared as a range: the index serves no pattern that comes as a parameter. */
function findBySku(sql: Sql, sku: string): Promise<Found['best']> {
  return sql<Found['best']>`
    select id, case when upper(sku) = ${sku} then 2000 else 1000 end as rank from products
    where upper(sku) ~>=~ ${sku} and upper(sku) ~<~ ${`${sku}~`} and not is_archived order by rank desc, upper(sku) limit ${maxRanked}`;
}

/**
 * For words that PostgreSQL leaves out of every text as saying nothing ('under', 'off'), where nothing else was asked: the
 * catalogue's words that begin with them, or else contain them.
 */
async function wordsBegun(sql: Sql, terms: readonly Term[]): Promise<Map<string, string[]>> {
  const said = terms.map((term) => term.said).filter((word) => /^[a-z]{2,}$/.test(word));
  const rows = await sql<{ said: string; word: string }[]>`
    select said, hit.word from unnest(${said}::text[]) said
    cross join lateral (
      select word, products from search_words
      where word like '%' || said || '%' and numnode(to_tsquery('shop', '''' || word || '''')) > 0
      order by word like said || '%' desc, products desc, word limit ${maxBegun}
    ) hit
    where numnode(to_tsquery('shop', ${toTsquery(terms)})) = 0`;
  const begun = new Map<string, string[]>();
  for (const word of said) {
    const hits = rows.filter((row) => row.said === word).map((row) => row.word);
    const beginning = hits.filter((hit) => hit.startsWith(word));
    if (hits.length) begun.set(word, beginning.length ? beginning : hits);
  }
  return begun;
}

/** For each word that no product answers to, the catalogue's words that look most like it. */
export async function correctSpelling(sql: Sql, terms: readonly Term[]): Promise<Map<string, string[]>> {
  const words = terms.filter((term) => /^[a-z]{4,}$/.test(term.said)).map((term) => term.said);
  if (!words.length) return new Map();
  const candidates = await sql<{ typed: string; word: string; products: number }[]>`
    select typed, near.word, near.products from unnest(${words}::text[]) typed
    cross join lateral (
      (select word, products from search_words where word % typed order by similarity(word, typed) desc limit 20)
      union
      (select word, products from search_words where word like left(typed, 1) || '%' and length(word) between length(typed) - 1 and
        length(typed) + 1 limit 500)
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

/** Words of the catalogue that begin with letters, and are more than those: the commonest. */
export async function wordsBeginning({ db }: Pick<Shop, 'db'>, beginning: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'like', `${beginning}%`)
    .where('word', '<>', beginning)
    .orderBy('products', 'desc')
    .orderBy('word')
    .limit(max)
    .execute();
  return rows.map(({ word }) => word);
}

/** Nobody reads more, and a program that makes words up fills no disk. */
const maxWordsADay = 1000;

/**
 * Counts words that found nothing, so many different ones a day, for staff to read. Nobody waits for it, and a database that is away loses one
 * count. What looks like a person's own (an e-mail address, a long number) is not kept.
 */
export function noteMiss({ sql, now }: { sql: Sql; now: () => Date }, searched: string): void {
  const words = searched.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, 100);
  if (words.length < 2 || /@|\d{6}/.test(words)) return;
  const day = now().toISOString().slice(0, 10);
  sql`insert into search_misses (day, words)
    select ${day}::date, ${words}::text
    where (select count(*) from search_misses where day = ${day}::date) < ${maxWordsADay}
      or exists (select from search_misses where day = ${day}::date and words = ${words}::text)
    on conflict (day, words) do update set times = search_misses.times + 1`.catch(() => {});
}
