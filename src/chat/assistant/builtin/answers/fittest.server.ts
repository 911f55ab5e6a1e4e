import { stemmer } from 'stemmer';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { nameInText } from '../../answer-text.ts';
import type { Wish } from '../../context.ts';
import { shades } from '../../reading/words/looks.ts';
import { type FloorsFound, findFloors } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked } from '../part.ts';
import { listed } from '../say.ts';
import { fitOf, isForbidden, isToldByPage, type Page, recommending, topicsOf, topicsPraised, topicsToldByPage, toTheStep } from './page-fit.ts';
import { scoresOfColour, seenOf } from './seen-colour.ts';

/**
 * Of several floors that fit, those first whose own page recommends them for just this, and those last that it warns of; those that it
 * rules out for the room are left out. What is in stock comes first, as ever. As it was where an order was asked for.
 */
export async function fittestFirst(asked: Asked, found: FloorsFound, wish: Wish): Promise<FloorsFound> {
  const { query } = found;
  if (query.sort !== 'relevance' || query.reduced || found.total < 2 || wish.floor.some(isGoods)) return found;
  const first = query.page === 1 ? found : await findFloors(asked.shop, { ...query, page: 1 }, false);
  const ranked = await rankedByPage(asked, first, wish);
  const isOpen = wish.floor.length + wish.names.length === 0;
  if (!ranked && !isOpen) return found;
  const products = ranked?.products.map(({ product }) => product) ?? (await listSummaries(asked.shop, first.ranked));
  const from = (query.page - 1) * query.limit;
  if (from >= products.length) return found;
  // Who names a wood and no kind may mean the real one.
  const isOfWood = wish.species.length > 0 && !wish.look.length;
  const real = isOfWood ? products.filter(({ category }) => category === 'Wood Flooring') : [];
  const ordered = isOpen ? oneOfEach([...real, ...products.filter((product) => !real.includes(product))]) : products;
  return {
    query,
    ranked: ordered.map(({ id }) => id),
    total: ranked && ranked.leftOut === null ? products.length : found.total - (ranked?.leftOut ?? 0),
    products: ordered.slice(from, from + query.limit),
  };
}

/** Who names no kind of floor is shown one of each that fits before a second of any; what is out of stock stays behind. */
function oneOfEach(products: readonly ProductSummary[]): ProductSummary[] {
  const place = products.map(({ category }, at) => products.slice(0, at).filter((other) => other.category === category).length);
  const [there, gone] = [products.filter(({ stock }) => stock > 0), products.filter(({ stock }) => stock <= 0)];
  return [...there.toSorted((a, b) => (place[products.indexOf(a)] ?? 0) - (place[products.indexOf(b)] ?? 0)), ...gone];
}

/** `leftOut`: how many a page rules out; null where only those are left that their pages speak for. */
type Ranked = { products: { product: ProductSummary; fit: number; page: Page }[]; leftOut: number | null };

/** What was found for a first page, the best suited by their pages first; null where nothing was said that a page could speak to. */
export async function rankedByPage({ shop, reading }: Asked, found: FloorsFound, wish: Wish): Promise<Ranked | null> {
  const topics = topicsOf(wish, `${reading.told} ${reading.text}`);
  const own = reading.other.filter((word) => word.length >= 5).map((word) => stemmer(word));
  const blend = coloursNamed(wish, `${reading.told} ${reading.text}`);
  const looks = scoresOfColour(wish, `${reading.told} ${reading.text}`);
  if (!topics.length && !own.length && !blend.length && !looks.length) return null;
  const products = await listSummaries(shop, found.ranked);
  const pages = await pagesOf(shop, products);
  const fits = products.map((product, at) => {
    const page = pages[at] as Seen;
    return { product, page, fit: fitOf(page, topics, own) + coloursOf(page, blend) + lookOf(page, looks) };
  });
  const allowed = fits.filter(({ page }) => !isForbidden(page, wish));
  const praised = isToldByPage(wish) ? allowed.filter(({ page }) => fitOf(page, topicsToldByPage(wish), []) > 0) : [];
  // Of those that are to hide the dirt none that its own page says shows it.
  const hiding = wish.feature.includes('dirt hiding') ? allowed.filter(({ fit }) => fit >= 0) : [];
  const left = praised.length ? praised : hiding.length ? hiding : allowed;
  const isThere = ({ product }: (typeof fits)[number]) => (product.stock > 0 ? 0 : 1);
  return { products: left.toSorted((a, b) => isThere(a) - isThere(b) || b.fit - a.fit), leftOut: praised.length ? null : fits.length - left.length };
}

/** The colours of a blend, as 'a greyish bluey green' or 'rosy red brown': what has more of them is nearer to it. 'Blue or green' is either. */
function coloursNamed({ colour }: Wish, said: string): string[] {
  const plain = colour.filter((name) => !shades.has(name) && !name.includes(' '));
  const words = plain.some((name) => name === 'brown' || name === 'red' || name === 'terracotta') ? (said.match(ofEarth) ?? []) : [];
  return plain.length > 1 && !/ or /.test(said) ? [...new Set([...plain, ...words])] : [];
}

const ofEarth = /\b(?:russet|rosy?|rust|tan|ruddy|chestnut)\b/g;

const coloursOf = ({ name, description }: Page, colours: readonly string[]) =>
  colours.filter((colour) => new RegExp(`\\b${colour}(?:y|ish|s)?\\b`, 'i').test(`${name} ${description}`)).length;

/** By its picture, which counts for twice as much as a word of its page. */
function lookOf({ colours }: Seen, scores: ReturnType<typeof scoresOfColour>): number {
  const seen = scores.length ? seenOf(colours) : null;
  return seen ? scores.reduce((sum, score) => sum + 2 * score(seen), 0) : 0;
}

type Seen = Page & { colours: readonly string[] };

async function pagesOf({ sql }: Asked['shop'], products: readonly ProductSummary[]): Promise<Seen[]> {
  const rows = await sql<{ id: string; description: string; colours: string[] | null }[]>`
    select id, description, appearance -> 'colours' as colours from products where id = any(${products.map(({ id }) => id)})`;
  const told = new Map(rows.map((row) => [row.id, row]));
  return products.map(({ id, name }) => ({ name, description: told.get(id)?.description ?? '', colours: told.get(id)?.colours ?? [] }));
}

/** What the pages of floors say for them of a demand that no record tells; empty where nothing of the sort was asked. */
export async function praiseOf(asked: Asked, wish: Wish, products: readonly ProductSummary[]): Promise<string> {
  const whole = `${asked.reading.told} ${asked.reading.text}`;
  const topics = topicsPraised(wish, whole);
  if (!topics.length) return '';
  const pages = await pagesOf(asked.shop, products);
  const said = Map.groupBy(
    pages.flatMap((page) => {
      const sentence = recommending(page, topics);
      return sentence ? { sentence: sentence.trim(), name: page.name } : [];
    }),
    ({ sentence }) => sentence,
  );
  const namesOf = (of: readonly { name: string }[]) => listed(of.map(({ name }) => nameInText(name)));
  if (said.size > 1) return `Their pages say: ${[...said].map(([sentence, of]) => `${namesOf(of)}: “${sentence}”`).join(' ')}`;
  const [only] = said;
  if (!only) return '';
  const [sentence, by] = only;
  // What one page says is no praise of the others.
  const isOfAll = by.length === pages.length;
  const whose = isOfAll
    ? by.length > 1
      ? 'Their pages say'
      : 'Its page says'
    : `The ${by.length > 1 ? 'pages' : 'page'} of ${namesOf(by)} ${by.length > 1 ? 'say' : 'says'}`;
  const others = !isOfAll && toTheStep.test(whole) ? ' Of the others no page says that they may lie outside.' : '';
  return `${whose}: “${sentence}”${others}`;
}
