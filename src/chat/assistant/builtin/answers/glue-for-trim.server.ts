import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { pageSays } from './page-says.ts';

const asksGlue =
  /\b(?:what|which|how)\b(?! (?:much|many)\b).*\b(?:stick|sticks|stuck|glue|glued|fix|fixed|attach|attached|adhesive|put (?:it|them) (?:on|up))\b|^(?:and |so )*(?:do|does|should|can|could) (?:i|we|it|they|you) (?:need (?:a |any |some )?|have to |just )?(?:glue|adhesive|stick|stuck)\b/;
const askedOfOther = /\b(?:tiles?|laminate|lvt|vinyl|carpet|wood|planks?|boards down|underlay|lino)\b/;
/** How it is held, by its own page. */
const held = /\b(?:pin it|screws?|grab adhesive|glue)\b/i;

/** 'what do I stick it on with' of a skirting, a bead or a door bar: what its own page says, and the glue whose page names such things. */
export async function answerGlueForTrim(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, shop } = asked;
  if (!asksGlue.test(reading.said) || reading.measured.length > 0) return null;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const id = context.focus ?? visitor.productId;
  if (!isNamed && (!id || askedOfOther.test(reading.said))) return null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const trim = meant ? (meant.kind === 'one' ? meant.product : null) : await readProduct(shop, id ?? '');
  if (trim?.category !== 'Trims & Accessories') return null;
  if (/\btile trim\b/i.test(trim.name)) return setInAdhesive(trim);
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Adhesives'], words: [['grab']], limit: 1 }));
  const glue = products[0] ? await readProduct(shop, products[0].id) : null;
  const made = glue && isFor(glue, trim) ? pageSays(glue, /\bskirting\b|\btrims\b|\bdoor bars?\b/i) : null;
  const own = pageSays(trim, held);
  if (!glue || !made) return null;
  return {
    text: [[`${linkTo(trim)}:`, own ?? '', `To stick it there is ${linkTo(glue)}. ${made}`].filter(Boolean).join(' '), productLine(glue)].join(
      '\n\n',
    ),
    products: [trim.id, glue.id],
    sources: [trim, glue].map(productSource),
    suggestions: ['Is it in stock?'],
    context: { topic: 'facts', focus: trim.id, shown: [glue.id] },
  };
}

/** A tile trim is held by what the tiles are laid in. */
async function setInAdhesive(trim: Product): Promise<Part | null> {
  const entry = await guideEntry('Tile trim');
  const how = entry?.text.split(/(?<=\.) /).find((sentence) => sentence.includes('adhesive before'));
  if (!how) return null;
  return {
    text: `${linkTo(trim)}: ${pageSays(trim, /\bset it in the adhesive\b/i) ?? how}`,
    products: [trim.id],
    sources: [productSource(trim)],
    suggestions: ['Is it in stock?'],
    context: { topic: 'facts', focus: trim.id, shown: [trim.id] },
  };
}

/** The page of the glue names what it holds. */
function isFor({ description }: Product, { name }: Product): boolean {
  const isBar = /\bthreshold\b|\bramp bar\b/i.test(name) && /\bdoor bars?\b/i.test(description);
  return isBar || (/\bskirting\b|\bscotia\b|\bbeading\b/i.test(name) && /\bskirting\b/i.test(description));
}
