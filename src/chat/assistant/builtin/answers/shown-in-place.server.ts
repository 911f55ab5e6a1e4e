import { readProducts } from '#catalogue/catalogue.server.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import type { Reading } from '../../reading/read-question.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, productSource } from '../say.ts';
import { sayByKind } from './by-kind.ts';
import { spokenOf, warns } from './page-fit.ts';
import { pageSays } from './page-says.ts';

const mostRead = 4;
const pointing = /\b(?:that|it|they|those|these|them|this)\b/;

/** 'would that do under an office chair', after floors were listed: which of those their own pages warn of there, before what is true of the kind. */
export async function withWarningsOfShown({ shop, reading, context }: Asked, places: readonly string[], judged: Part): Promise<Part> {
  const part = await withDirtShown(reading, places, judged);
  const isOfShown = context.topic === 'find' && pointing.test(reading.said) && reading.floor.length + reading.names.length === 0;
  if (!isOfShown || part.context?.topic !== 'suitability') return part;
  const topics = places.flatMap((place) => spokenOf[place] ?? []);
  const products = await readProducts(shop, context.shown.slice(0, mostRead));
  const warned = products.flatMap((product) => {
    const quote = topics.map((topic) => pageSays(product, new RegExp(`(?=.*(?:${warns.source}))(?=.*(?:${topic.source}))`, 'i'))).find(Boolean);
    return quote ? [{ product, quote }] : [];
  });
  if (!warned.length) return part;
  const said = [...Map.groupBy(warned, ({ quote }) => quote)].map(([quote, same]) => `${linksTo(same.map(({ product }) => product))}: No. ${quote}`);
  const others = products.filter((product) => warned.every((one) => one.product !== product));
  const rest = others.length ? `Against ${linksTo(others)} their pages have nothing. In general: ` : 'In general: ';
  return {
    ...part,
    text: `${said.join('\n\n')}\n\n${rest}${part.text}`,
    products: [...new Set([...products.map(({ id }) => id), ...(part.products ?? [])])],
    sources: [...products.map(productSource), ...(part.sources ?? [])],
    context: { ...part.context, shown: products.map(({ id }) => id) },
  };
}

const dirtied: ReadonlySet<string> = new Set(['children', 'pets', 'Kitchen', 'Hallway', 'Utility Room', 'heavy traffic', 'Stairs']);

/** 'is white laminate a stupid idea with kids': its kind stands that, and its colour shows it. */
async function withDirtShown(reading: Reading, places: readonly string[], part: Part): Promise<Part> {
  if (reading.floor.length !== 1 || !places.some((place) => dirtied.has(place))) return part;
  const entry = await guideEntry('What colour hides dirt');
  const shown = entry ? sayByKind(entry, reading) : null;
  if (!shown) return part;
  const [first, ...others] = part.text.split('\n\n');
  return { ...part, text: [`${first} ${shown}`, ...others].join('\n\n') };
}
