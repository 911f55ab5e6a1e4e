import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { lowerFirst, ownTerms, reachUs } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { isWish, queryOf, wishOf } from '../wish.ts';
import { unknownProduct } from './calculate.server.ts';
import { isNamed } from './facts.server.ts';
import { answerFind } from './find.server.ts';
import { answerSimilar } from './other-goods.server.ts';
import { answerSeveral } from './product.ts';
import { whichFloor } from './service.ts';
import { answerStock } from './stock.ts';

/** What is left of the product that is meant: by its name, or as the only one that answers to what was said of it. */
export async function answerStockAsked(asked: Asked): Promise<Part | null> {
  const meant = await whichProducts(asked);
  if (meant.kind === 'one') return withAnother(asked, meant.product, unlessOfOtherThickness(asked, meant.product, answerStock(asked, meant.product)));
  if (meant.kind === 'several') return answerSeveral(meant.products, 'stock', new Map(), isNamed(asked));
  if (meant.kind === 'unknown') return unknownProduct(asked, meant.said);
  if (!isWish(asked.reading)) return ofAnyOut.test(asked.reading.said) ? answerOutOfStock(asked) : whichFloor();
  const { products } = await findFloors(asked.shop, floorQuery.parse({ ...queryOf({ ...wishOf(asked.reading), inStockOnly: false }), limit: 2 }));
  const only = products.length === 1 && products[0] ? await readProduct(asked.shop, products[0].id) : null;
  return only ? answerStock(asked, only) : answerFind(asked, false);
}

/** 'is it back in yet, and if not what is the nearest you have': of what is out of stock, what is there in its place. */
async function withAnother(asked: Asked, product: Product, part: Part): Promise<Part> {
  if (product.stock > 0 || !asksElse.test(`${asked.reading.told} ${asked.reading.said}`)) return part;
  const { text, products = [], sources = [], suggestions, context } = await answerSimilar(asked, product);
  if (!products.length) return part;
  return {
    ...part,
    text: `${part.text}\n\n${text}`,
    products: [product.id, ...products],
    sources: [...(part.sources ?? []), ...sources],
    ...(suggestions ? { suggestions } : {}),
    context: { ...part.context, ...context },
  };
}

const asksElse = /\b(?:nearest|closest|similar|like it|alternatives?|instead|in its place|something else|what else|(?:near|close) (?:to|enough))\b/;

/** 'have you the Storm Oak in a 12mm', of one that is 10 mm thick. */
function unlessOfOtherThickness({ reading: { thickness } }: Asked, product: Product, part: Part): Part {
  const wanted = thickness?.replace(' ', '') ?? null;
  if (!wanted || !product.thickness || product.thickness === wanted) return part;
  return { ...part, text: `Not in ${wanted}: it is ${product.thickness} thick. ${part.text}` };
}

const ofAnyOut =
  /\b(?:out of stock|back ?orders?|pre ?orders?)\b.*\b(?:items?|things?|floors?|ones|goods|products?|stuff|lines)\b|\b(?:lead times?|waiting list|wait(?:ing)? list|notify|notified|email (?:me|alert)s?|alerts?)\b.*\b(?:out of stock|back in|in stock)\b|\bback ?orders?\b|\bpre ?orders?\b/;

/** 'what is the lead time on out of stock items': of no floor in particular. */
function answerOutOfStock({ settings }: Asked): Part {
  return {
    text: `When a floor that is out of stock comes back is nothing that I have in writing, unless its own page tells; I cannot keep a waiting list or send a notice either. Tell me which one it is and I look, or ${lowerFirst(reachUs(settings))}: our people know what is on order. What is in stock comes in the standard delivery time.`,
    sources: [ownTerms('Contact page')],
    offersPerson: true,
    context: { topic: 'stock' },
  };
}

const cannotBuy =
  /\b(?:cant|cannot|can not|couldnt|unable to|wont let (?:me|us)|not let(?:ting)? (?:me|us)|doesnt let (?:me|us)|isnt letting (?:me|us))\b.*\b(?:add|put|order|buy|get|basket|cart)\b|\bwhy (?:cant|can not|cannot) (?:i|we|you)\b.*\b(?:add|put|order|buy)\b|\b(?:no|wheres the|where is the) (?:add|buy) (?:button|to)\b/;

/** 'why can I not add it to the basket' of what is out of stock. */
export async function answerNotToBeHad(asked: Asked): Promise<Part | null> {
  if (!cannotBuy.test(asked.reading.said)) return null;
  const meant = await whichProducts({ ...asked, reading: { ...asked.reading, refersBack: true } });
  return meant.kind === 'one' && meant.product.stock < 1 ? answerStock(asked, meant.product) : null;
}
