import type { Product } from '#catalogue/product.ts';
import { askings } from '../clauses-of-page.ts';
import type { Asked } from '../part.ts';
import { sayFacts } from './product.ts';

const isSilent = (said: string) => /^Its record does not (?:state|say)\b/.test(said);

/** What is known of one of several in so many words from its page and of how it is made: 'does it need glued'. Empty where something else is asked as well, or what any list answers. */
export function toldInSoManyWords(asked: Asked, product: Product): string[] {
  const all = askings(asked, [product], asked.reading.text.toLowerCase());
  const topics = all.flatMap((one) => one.topics);
  if (all.some(({ isWhole }) => !isWhole) || topics.every(({ isOften }) => isOften) || topics.some(({ isOfRange }) => isOfRange)) return [];
  return [...new Set(all.flatMap(({ clause, topics }) => topics.flatMap((topic) => topic.say(product, clause, asked.reading, []) ?? [])))];
}

/** What the record of one of several says of what was asked; where it says nothing, what is known of it in so many words. */
export function saidOfEach(asked: Asked, product: Product): string[] {
  const said = sayFacts(product, asked.reading);
  const told = said.length > 0 && said.every(isSilent) ? toldInSoManyWords(asked, product) : [];
  return told.length ? told : said;
}
