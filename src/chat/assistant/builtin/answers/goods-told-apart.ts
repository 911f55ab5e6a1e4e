import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Shop } from '../../../../shop.server.ts';
import { pageAnswers, pageOpening, spokenOf, tellingWords } from './page-answers.ts';

type Goods = Pick<Product, 'name' | 'description'>;

/**
 * 'skirting, the old rounded type, ready to paint': of several goods of a kind the one whose name and page speak of most of what was said
 * and the others' do not, with the sentence that does. Null where none stands out.
 */
export function toldApart<Some extends Goods>(goods: readonly Some[], said: string): { best: Some; quote: string | null } | null {
  const words = tellingWords(said);
  if (goods.length < 2 || !words.length) return null;
  const spoken = goods.map((one) => words.filter((word) => spokenOf(word, `${one.name} ${one.description}`)));
  const tells = words.filter((word) => spoken.some((own) => own.includes(word)) && !spoken.every((own) => own.includes(word)));
  // Where as many words are spoken of, the one that speaks of most of them in one breath.
  const scored = goods
    .map((one, at) => ({ one, words: tells.filter((word) => spoken[at]?.includes(word)).length, page: pageAnswers(one, said) }))
    .toSorted((a, b) => b.words - a.words || (b.page?.matched ?? 0) - (a.page?.matched ?? 0));
  const [first, second] = scored;
  const isAlike = first?.words === second?.words && (first?.page?.matched ?? 0) === (second?.page?.matched ?? 0);
  if (!first || isAlike || first.words + (first.page?.matched ?? 0) === 0) return null;
  return { best: first.one, quote: first.page?.quote ?? null };
}

/** 'a silver door bar': those that are called so, where some are; what merely is made of metal or goes for grey is left out. */
export function inItsColour<Some extends { name: string; colour: string | null }>(goods: readonly Some[], colours: readonly string[]): Some[] {
  const called = goods.filter(({ name, colour }) => colours.some((one) => `${name} ${colour ?? ''}`.toLowerCase().includes(one)));
  return called.length ? called : [...goods];
}

/** The same of goods that were looked for, with how many there are. */
export function onlyInColour<Some extends { name: string; colour: string | null }, Found extends { fit: Some[]; total: number }>(
  found: Found,
  colours: readonly string[],
): Found {
  const fit = inItsColour(found.fit, colours);
  return { ...found, fit, total: found.total - (found.fit.length - fit.length) };
}

/** Of the one thing that goods come to: how its page begins, which says what it is for or what is in it. */
export async function sayOpening(shop: Shop, [only]: readonly { id: string }[]): Promise<string> {
  const product = only ? await readProduct(shop, only.id) : null;
  return (product && pageOpening(product)?.quote) ?? '';
}
