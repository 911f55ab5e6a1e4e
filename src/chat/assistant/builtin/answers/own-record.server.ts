import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, linkTo, offerPerson, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { sayAgainstReal } from './against-real.server.ts';
import { sayLatexBelow } from './latex-below.ts';
import { type OwnTeller, ownTellers, priceOfOthers } from './own-tellers.ts';

const mostMeant = 6;
/** What a product is made of, or made to look like: on its page no other product's name. */
const ofMaterial =
  /^(?:marble|slate|stone|limestone|travertine|granite|oak|walnut|ash|pine|maple|cherry|birch|bamboo|wood|concrete|cement|terrazzo|wool|real|genuine|proper|actual|natural)$/;

/**
 * What is asked of one product, or of a range that is named, in words that leave no doubt, and that its record and page tell: it comes
 * before what the guide has in general. Null where no such thing is asked, or where the products say different things.
 */
export async function answerOwnRecord(asked: Asked): Promise<Part | null> {
  const said = `${asked.reading.told} ${asked.reading.text}`.toLowerCase().trim();
  const asking: OwnTeller[] = [...ownTellers, sayLatexBelow].filter(({ asks, unless }) => asks.test(said) && !unless?.test(said));
  const isAgainstReal = sayAgainstReal.asks.test(said);
  const meant = asking.length || isAgainstReal ? await productsOfIt(asked) : [];
  // The sizes of one floor stand against the real thing alike.
  const products = isAgainstReal && new Set(meant.map(({ material, colour }) => `${material} ${colour}`)).size === 1 ? meant.slice(0, 1) : meant;
  const [first] = products;
  if (!first) return null;
  const real = products.length === 1 && isAgainstReal ? await sayAgainstReal.say(asked, first, said) : null;
  const told = real ?? toldAlike(products, asking, said);
  if (!told) return null;
  const isUnknown = [silent, priceOfOthers].some((opening) => told.startsWith(opening));
  return {
    text: `${products.length > 1 ? `${linksTo(products)}, each of them` : linkTo(first)}: ${told}${isUnknown ? `\n\n${offerPerson(asked.settings)}` : ''}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    ...(isUnknown ? { offersPerson: true } : {}),
    suggestions: [],
    context: {
      topic: 'facts',
      focus: products.length === 1 ? first.id : null,
      shown: products.map(({ id }) => id),
      subject: adviceKindOf(first),
      before: asked.context.focus === first.id ? asked.context.before : asked.context.focus,
    },
  };
}

const silent = 'How thick its layer';

/** What all of them say; null where they differ, or one says nothing. */
function toldAlike(products: readonly Product[], asking: readonly OwnTeller[], said: string): string | null {
  const told = products.map((product) => [...new Set(asking.map(({ say }) => say(product, said)).filter(Boolean))].join(' '));
  const [opening] = told;
  return opening && told.every((one) => one === opening) ? opening : null;
}

/** Those of ours that are spoken of: named, else the one last spoken of, else the one whose page is open. */
export async function productsOfIt(asked: Asked): Promise<Product[]> {
  const { reading, context, visitor, shop } = asked;
  const open = context.focus ?? (context.topic === null || context.shown.length === 0 ? visitor.productId : null);
  const isOther = reading.names.some((name) => !ofMaterial.test(name)) || reading.sku !== null || reading.ordinals.length > 0;
  const isKind = reading.floor.some((name) => !isGoods(name)) && !reading.refersBack;
  const isOfOpen = open !== null && !(isOther || (reading.names.length > 0 && visitor.productId === null && !reading.refersBack));
  if (isOfOpen && !(isKind && context.focus !== null && visitor.productId === null)) return pagesOf(shop, [open]);
  // Of several that were just shown, 'it' is each of them.
  if (!reading.names.length && !isOther && !isKind && context.topic === 'facts' && context.shown.length > 1) return pagesOf(shop, context.shown);
  if (!reading.names.length && !isOther) return [];
  const meant = await whichProducts(asked);
  if (meant.kind === 'one') return [meant.product];
  return meant.kind === 'several'
    ? pagesOf(
        shop,
        meant.products.map(({ id }) => id),
      )
    : [];
}

async function pagesOf(shop: Asked['shop'], ids: readonly string[]): Promise<Product[]> {
  if (ids.length > mostMeant) return [];
  const pages = await readProducts(shop, ids);
  return pages.flatMap((page) => page ?? []);
}
