import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource, sayPrice } from '../say.ts';
import { pageSays } from './page-says.ts';

const stocked = /\b(?:tiles?|planks?|boards?|carpets?|vinyl|lvt|laminate|underlay|skirting|bars?)\b/;
const mostLookedAt = 50;
const mostAsked = 12;
const ofCutting = new Set(['made', 'measure']);

/** 'how long does the hearth take', 'whats the lead time on a saddle' */
export const asksMaking = /\bhow (?:long|soon|quick\w*)\b|\blead ?times?\b|\bwhen\b|\bwait(?:ing)?\b/;

/** 'a hearth cut to my size': what is made to measure and goes by a word that was said; null where nothing does. */
export async function madeToMeasure({ shop, reading, settings, context }: Asked): Promise<Part | null> {
  // 'can you cut the slate tiles': what is sold as it comes.
  if (stocked.test(`${reading.told} ${reading.said}`.toLowerCase())) return null;
  const said = new Set(
    (`${reading.told} ${reading.text}`.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !ofCutting.has(word)).slice(0, mostAsked),
  );
  const products = await shop.sql<{ id: string; name: string }[]>`
    select id, name from products where search @@ to_tsquery('shop', '(made & measure) | (cut & drawing)') limit ${mostLookedAt}`;
  const known = products
    .map(({ id, name }) => ({ id, words: (name.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => said.has(word)) }))
    .toSorted((a, b) => b.words.length - a.words.length);
  // 'what does the hearth cost and is it made to size'
  const meant = known[0]?.words.length ? known[0] : reading.refersBack ? known.find(({ id }) => id === context.focus) : undefined;
  const product = meant ? await readProduct(shop, meant.id) : null;
  const page = product && pageSays(product, /\bcut to\b|\byour (?:drawing|measure\w*|template)\b/i);
  if (!product || !page) return null;
  // 'about 1400 x 450': what the price is for.
  const size = pageSays(product, /\b\d+ by \d+ mm\b/);
  const order = [`${linkTo(product)} is cut to order. It costs ${sayPrice(product)}.`, size ?? '', page];
  return {
    text: [
      // 'how long does the hearth take'
      ...(asksMaking.test(`${reading.told} ${reading.text}`) ? [`${linkTo(product)}:`, page, `It costs ${sayPrice(product)}.`] : order),
      `Goods cut to your measure cannot be sent back for a change of mind. ${offerPerson(settings)}`,
    ]
      .filter(Boolean)
      .join(' '),
    products: [product.id],
    sources: [productSource(product)],
    offersPerson: true,
    context: { topic: 'cutting', focus: product.id, awaits: 'person' },
  };
}
