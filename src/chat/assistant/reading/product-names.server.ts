import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { correctSpelling } from '#search/search-products.server.ts';
import { readTerms } from '#search/terms.ts';
import type { Shop } from '../../../shop.server.ts';
import { everydayAmong } from '../understanding/understand.server.ts';
import { isDeterminer, singular, tidy, wordsOf } from './text.ts';
import { isTradeWord } from './vocabulary.server.ts';

/** `groups`: for each name in a message the products that it fits best, one or a range; `words`: the words of the message that are of names. */
export type Named = { groups: ProductSummary[][]; words: ReadonlySet<string> };

const maxRowsRead = 400;
const maxOfRange = 12;
const sku = /\b[a-z]{3}(?:-[a-z0-9]{2,8}){1,4}\b/;

/** The products that a tidied message names, by words that only their names have: a range, or two everyday words side by side. */
export async function productsNamed(shop: Shop, text: string): Promise<Named> {
  const coded = sku.exec(text)?.[0].toUpperCase();
  if (coded) {
    const rows = await shop.sql<{ id: string }[]>`select id from products where upper(sku) = ${coded}`;
    const ids = rows.map(({ id }) => id);
    if (ids.length) return { groups: [await listSummaries(shop, ids)], words: new Set() };
  }
  const words = wordsOf(text);
  const telling = await tellingWords(shop, words);
  if (!telling.length) return { groups: [], words: new Set() };
  const asked = telling.map((phrase) => `(${phrase.split(' ').join(' <-> ')})`).join(' | ');
  const rows = await shop.sql<{ id: string; name: string }[]>`
    select id, name from products where remnant_length_mm is null
      and to_tsvector('shop', tidy_text(name || ' / ' || category)) @@ to_tsquery('shop', ${asked}) limit ${maxRowsRead}`;
  const groups: string[][] = [];
  const names = new Set<string>();
  for (const phrase of telling) {
    const own = rows
      .map(({ id, name }) => ({ id, words: new Set(wordsOf(tidy(name)).map(singular)) }))
      .filter((row) => phrase.split(' ').every((word) => row.words.has(singular(word))));
    if (!own.length) continue;
    for (const word of phrase.split(' ')) names.add(word);
    const scored = own.map((row) => ({ ...row, score: words.filter((word) => row.words.has(singular(word))).length - row.words.size / 100 }));
    const best = Math.max(...scored.map(({ score }) => Math.ceil(score)));
    const fit = scored.filter(({ score }) => Math.ceil(score) === best).sort((a, b) => b.score - a.score);
    for (const word of words) if (fit[0]?.words.has(singular(word))) names.add(word);
    const ids = fit.map(({ id }) => id).slice(0, maxOfRange);
    // Of one name said in two words the narrower counts: 'rough and tumble pepper'.
    const same = groups.findIndex((group) => group.some((id) => ids.includes(id)));
    if (same < 0) groups.push(ids);
    else if (ids.length < (groups[same]?.length ?? 0)) groups[same] = ids;
  }
  const products = new Map((await listSummaries(shop, groups.flat())).map((product) => [product.id, product]));
  // Of a range what there is stands first.
  const sold = groups.map((ids) => ids.flatMap((id) => products.get(id) ?? []).sort((a, b) => Math.sign(b.stock) - Math.sign(a.stock)));
  return { groups: sold.filter(({ length }) => length > 0), words: names };
}

/** Words and pairs of words by which only names are meant; mistyped ones as the catalogue spells them. */
async function tellingWords(shop: Shop, words: readonly string[]): Promise<string[]> {
  const mayTell = (word: string) => /^[a-z\u00e0-\u024f]{4,}$/.test(word) && !isDeterminer(word) && !isTradeWord(word);
  const single = [...new Set(words.filter(mayTell))].slice(0, 30);
  const pairs = words
    .flatMap((word, at) => {
      const next = words[at + 1] ?? '';
      const isPair = [word, next].every((one) => /^[a-z]{3,}$/.test(one) && !isDeterminer(one)) && !(isTradeWord(word) && isTradeWord(next));
      return isPair ? [`${word} ${next}`] : [];
    })
    .slice(0, 30);
  if (!single.length) return [];
  const [known, begun, everyday] = await Promise.all([
    shop.sql<{ word: string }[]>`select word from search_words where word = any(${[...single, ...single.map(singular)]})`,
    // 'sunday morning', 'bog oak': what names begin with, or have side by side before their kind.
    pairs.length
      ? shop.sql<{ pair: string }[]>`
          select pair from unnest(${pairs}::text[]) pair
          where exists (select from products where lower(name) ~>=~ (pair || ' ') and lower(name) ~<~ (pair || '!'))`
      : [],
    everydayAmong(single),
  ]);
  const inCatalogue = new Set(known.map(({ word }) => word));
  const exact = single.filter((word) => !everyday.has(word) && (inCatalogue.has(word) || inCatalogue.has(singular(word))));
  const unknown = single.filter((word) => word.length > 4 && !everyday.has(word) && !exact.includes(word));
  const corrected = unknown.length ? await correctSpelling(shop.sql, readTerms(unknown.join(' '))) : new Map<string, string[]>();
  const meant = [...corrected.values()].flatMap(([best]) => (best && !isTradeWord(best) && !everyday.has(best) ? [best] : []));
  const phrases = begun.map(({ pair }) => pair);
  return [...phrases, ...[...exact, ...meant].filter((word) => !phrases.some((phrase) => phrase.split(' ').includes(word)))];
}
