import { closestWords } from '#search/spelling.ts';
import type { Shop } from '../../../shop.server.ts';
import { emptyWish, sorts, type Wish } from '../context.ts';
import { everydayAmong } from '../understanding/understand.server.ts';
import { type Measures, takeMeasures } from './measures.ts';
import { type Place, placeIn } from './places.server.ts';
import { takePrice } from './prices.ts';
import { type Named, productsNamed } from './product-names.server.ts';
import { isDeterminer, tidy, wordsOf } from './text.ts';
import { type Found, isTradeWord, kinds, readVocabulary, termsIn, tradeWords } from './vocabulary.server.ts';

/** What one message says, as far as it can be read without knowing what is meant by it. */
export type Slots = {
  /** The tidied message, mistyped words of the trade put right. */
  text: string;
  words: string[];
  /** What is asked of the products that it names, they being 'it': the words of a name say nothing of that. */
  asked: string;
  wish: Wish;
  measures: Measures;
  place: Place | null;
  named: Named;
  /** 'plus 15% waste' */
  wastePercent: number | null;
  pattern: 'diagonal' | 'herringbone' | 'chevron' | null;
  /** '12 boxes', '8 lengths' */
  count: number | null;
  /** '1A2B3C4D', of an order. */
  reference: string | null;
  email: string | null;
  /** What 'it', 'those' or 'the second one' point at. */
  points: Pointer | null;
};
export type Pointer = { to: 'one' | 'several' | 'rest' } | { to: 'number'; at: number } | { to: 'sort'; sort: Wish['sort'] };

/** Reads a message. */
export async function readSlots(shop: Shop, message: string): Promise<Slots> {
  const typed = tidy(message);
  const named = await productsNamed(shop, typed);
  const text = await withTradeWords(typed, named.words);
  const { price, rest } = takePrice(text);
  const measures = takeMeasures(rest);
  const words = wordsOf(measures.rest);
  const terms = termsIn(words).filter(({ kind, from, to }) => kind === 'floors' || !words.slice(from, to).every((word) => named.words.has(word)));
  // A town that a floor is called after is meant where something goes to it.
  const isCalled = (word: string, at: number) => named.words.has(word) && !/^(?:to|near|at)$/.test(words[at - 1] ?? '');
  const said = words.map((word, at) => (isCalled(word, at) ? '' : word));
  const place = placeIn(typed, said);
  const wish = { ...wishOf(words, terms, text, place), price, size: measures.size };
  const pattern = (['diagonal', 'herringbone', 'chevron'] as const).find((style) => wish.styles.includes(style)) ?? null;
  return {
    text,
    words,
    asked: withoutNames(text, named.words),
    wish,
    measures,
    place,
    named,
    wastePercent: Number(/(\d{1,2}(?:\.\d)?) ?(?:%|per ?cent)/.exec(text)?.[1] ?? Number.NaN) || null,
    pattern,
    count: Number(/\b(\d{1,4}) ?(?:boxes|box|packs?|rolls?|lengths?|bags?|tubs?|samples?)\b/.exec(text)?.[1] ?? 0) || null,
    reference: referenceIn(message.replace(emails, ' ')),
    email: emails.exec(message)?.[0].toLowerCase() ?? null,
    points: pointerIn(text),
  };
}

/** 'how thick is the gull grey?' as 'how thick is it ?' */
function withoutNames(text: string, names: ReadonlySet<string>): string {
  const said = text.replaceAll(/[\p{L}\d]+/gu, (word) => (names.has(word) ? 'it' : word));
  return said.replaceAll(/\b(?:(?:the|it) )*it\b(?: and it\b)*/g, 'it');
}

const emails = /[^\s<>,;:"()@]{1,64}@[a-z0-9.-]{1,190}\.[a-z]{2,24}\b/i;

/** Eight of 0 to 9 and a to f: letters and figures, or figures alone beside the word 'order'. */
function referenceIn(message: string): string | null {
  const mixed = /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8}\b/i.exec(message)?.[0];
  const figures = /\border\b\D{0,20}\b(\d{8})\b/i.exec(message)?.[1];
  return (mixed ?? figures)?.toUpperCase() ?? null;
}

/** Words that turn what follows into what is not wanted, up to the next comma or 'but'. */
const refusing = /\b(?:not|no|nothing|without|isnt|arent|dont want|instead of|rather than|anything but|except|hate|neither|nor)\b/;

function wishOf(words: readonly string[], terms: readonly Found[], text: string, place: Place | null): Wish {
  const wish: Wish = { ...emptyWish, ...figuresIn(text) };
  for (const kind of kinds) wish[kind] = [];
  const without: string[] = [];
  for (const { kind, name, from, to } of terms) {
    if (place && words.slice(from, to).every((word) => place.name.toLowerCase().split(' ').includes(word))) continue;
    const before = words.slice(Math.max(0, from - 3), from).join(' ');
    const isRefused = refusing.test(before) && !/\b(?:but|just|only|if|why|how|whether)\b/.test(before.replace(refusing, ''));
    if (isRefused && kind !== 'rooms' && kind !== 'demands' && kind !== 'features') without.push(name);
    else wish[kind] = [...new Set([...wish[kind], name])].slice(0, 8);
  }
  if (wish.floors.includes('tiles') && /\bfloors?\b/.test(text) && !/\bwalls?\b/.test(text)) without.push('wall');
  return { ...wish, without: [...new Set(without)].slice(0, 8) };
}

const sortWords = (readVocabulary('catalogue').get('orders') ?? []).map(({ name, says }): [Wish['sort'], RegExp] => [
  sorts.find((sort) => sort === name) ?? null,
  new RegExp(`\\b(?:${says.join('|')})\\b`),
]);

function figuresIn(text: string): Partial<Wish> {
  const thickness = /\b(\d{1,2}(?:\.\d)?) ?mm\b(?! ?(?:wide|wear|x|by|gap|tog))/.exec(text)?.[1];
  const wear = /\b(0\.\d{1,2}) ?(?:mm)?(?: wear)?\b/.exec(text)?.[1];
  return {
    thickness: thickness && Number(thickness) <= 30 ? `${Number(thickness)}mm` : null,
    wearLayer: wear ? `${Number(wear)}mm` : null,
    acRating: /\bac ?([1-6])\b/.exec(text)?.[1] ? `AC${/\bac ?([1-6])\b/.exec(text)?.[1]}` : null,
    slipRating: /\br(9|1[0-3])\b/.exec(text)?.[1] ? `R${/\br(9|1[0-3])\b/.exec(text)?.[1]}` : null,
    sort: sortWords.find(([, says]) => says.test(text))?.[0] ?? null,
    inStock: /\b(?:in stock|available now|have now|ready to go)\b/.test(text),
    reduced: /\b(?:reduced|on offer|on sale|special offers?|clearance|bargains?|discounted|deals?)\b/.test(text),
  };
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function pointerIn(text: string): Pointer | null {
  const at = ordinals.findIndex((word) => new RegExp(`\\b(?:the |that )?${word}(?: one)?\\b(?! (?:floor|fix|time|coat))`).test(text));
  if (at >= 0) return { to: 'number', at };
  if (/\bthe last (?:one|of)\b/.test(text)) return { to: 'number', at: -1 };
  const sort = sortWords.find(([, says]) => new RegExp(`\\b(?:the|which)\\b.{0,24}(?:${says.source})`).test(text))?.[0];
  if (sort && /\b(?:one|those|these|them|two|of the|which)\b/.test(text)) return { to: 'sort', sort };
  if (/\b(?:any )?(?:others?|more|else)\b.{0,12}$|\bshow me more\b|\bwhat else\b/.test(text)) return { to: 'rest' };
  if (/\b(?:them|those|these|they|theyre|both|either|all of|the two|each)\b|\bwhich (?:one|is|are)\b/.test(text)) return { to: 'several' };
  if (/\b(?:it|its|this|that one|this one|that|the same)\b/.test(text)) return { to: 'one' };
  return null;
}

/** Words that nobody uses, and one letter away from a word of the trade: 'lamanite', 'undrlay'. */
async function withTradeWords(text: string, names: ReadonlySet<string>): Promise<string> {
  const isStrange = (word: string) => /^[a-z]{5,}$/.test(word) && !isTradeWord(word) && !isDeterminer(word) && !names.has(word);
  const strange = [...new Set(wordsOf(text).filter(isStrange))].slice(0, 30);
  const everyday = strange.length ? await everydayAmong(strange) : new Set(strange);
  return strange.reduce((said, word) => {
    const trade = everyday.has(word) ? [] : (tradeWords.get(word.charAt(0)) ?? []).map((one) => ({ word: one, products: 1 }));
    const meant = closestWords(word, trade).find((one) => Math.abs(one.length - word.length) <= 1);
    return meant ? said.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), meant) : said;
  }, text);
}
