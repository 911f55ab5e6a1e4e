import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import { colourNames } from '../../reading/words/looks.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageSays } from './page-says.ts';

const ofColour = /\bcolou?r\w*|\bshade|\bmatch\w*|\b(?:light|dark|white|grey|gray|black|brown|beige)(?:er)? (?:grout|or)\b/;

/** 'what grout colour would go with the Honey Oak', of a tile that is named, open or spoken of, or of those that were shown. */
export function asksGroutColour({ reading, context, visitor }: Asked): boolean {
  const isOfTile = reading.sku !== null || reading.names.length > 0 || (context.focus ?? visitor.productId) !== null || context.shown.length > 0;
  return isOfTile && reading.floor.includes('grout') && reading.measured.length === 0 && ofColour.test(reading.said);
}

/** What the tile's own page says of it, else what the guide says of tiles in its colour; and the grout that there is. */
export async function answerGroutColour(asked: Asked): Promise<Part | null> {
  const { shop, reading } = asked;
  const meant = await whichProducts({ ...asked, reading: { ...reading, refersBack: true } });
  const id = meant.kind === 'one' ? meant.product.id : meant.kind === 'several' ? meant.products[0]?.id : null;
  const product = id ? await readProduct(shop, id) : null;
  const entry = await guideEntry('Grout colour');
  if (product?.category !== 'Tiles' || !entry) return null;
  const own = pageSays(product, /\bgrout\b/i) ?? ofItsColour(product, entry.firstOf);
  if (!own) return null;
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Adhesives'], words: [['grout']], limit: 3 }));
  const stocked = products.length ? ` Of grout we stock ${listed(products.map(linkTo))}.` : '';
  return {
    text: `${linkTo(product)}: ${own}${stocked}`,
    products: [product.id, ...products.map((one) => one.id)],
    sources: [productSource(product), { title: `Flooring guide: ${entry.source}`, href: null }],
    suggestions: ['How much grout do I need?', 'Can I get a sample?'],
    context: { topic: 'facts', focus: product.id, shown: [product.id] },
  };
}

/** The sentence of the guide on tiles of a product's look or colour. */
function ofItsColour({ name, colour }: Product, told: GuideEntry['firstOf']): string | null {
  const own = `${name} ${colour ?? ''}`.toLowerCase().split(/[^a-z]+/);
  const families = Object.entries(colourNames).flatMap(([family, words]) => (words.some((word) => own.includes(word)) ? [family] : []));
  const toldOf = (wanted: readonly string[]) => told.find(({ named }) => named.some((one) => wanted.includes(one)))?.text;
  return (own.includes('wood') ? toldOf(['wood']) : undefined) ?? toldOf(own) ?? toldOf(families) ?? null;
}
