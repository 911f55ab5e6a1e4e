import { readProduct } from '#catalogue/catalogue.server.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { pageSays } from './page-says.ts';

const ofNoise = /\b(?:nois\w*|quiet\w*|sound\w*|neighbou?rs?|downstairs|below|footsteps?|complain\w*)\b/;
const asksIf = /\b(?:good enough|enough|do for|ok|okay|alright|suit\w*|work|stop|help|right|any good|be (?:fine|grand))\b/;

/** 'is it good enough for an upstairs flat, the neighbours complain', of an underlay that is open or spoken of: whether it is made against noise, and which one is. Null of anything else. */
export async function answerQuietEnough({ reading, context, visitor, shop }: Asked): Promise<Part | null> {
  const said = `${reading.told} ${reading.text}`.toLowerCase();
  const id = context.focus ?? visitor.productId;
  const isNamed = reading.names.length > 0 || reading.sku !== null || reading.measured.length > 0;
  if (isNamed || !id || !ofNoise.test(said) || !asksIf.test(said)) return null;
  const product = await readProduct(shop, id);
  if (product?.category !== 'Underlay' || /carpet/i.test(product.name)) return null;
  const isAcoustic = (name: string) => /acoustic/i.test(name);
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Underlay'], words: [['acoustic']], limit: 1 }));
  const [made] = products.filter(({ name }) => isAcoustic(name));
  const page = made ? await readProduct(shop, made.id) : null;
  if (isAcoustic(product.name) || !made || !page)
    return isAcoustic(product.name)
      ? {
          text: `${linkTo(product)}: Yes, it is made for that. ${pageSays(product, /\b(?:flats?|underneath|sound|decibels|impact)\b/i) ?? ''} Ask which figure in decibels the lease wants.`,
          products: [product.id],
          sources: [productSource(product)],
          context: { topic: 'facts', focus: product.id },
        }
      : null;
  return {
    text: `${linkTo(product)}: No, not against noise: it takes the edge off a step, and no more. For that there is ${linkTo(made)}. ${pageSays(page, /\b(?:flats?|underneath|sound|decibels|impact)\b/i) ?? ''} Ask which figure in decibels the lease wants.\n\n${productLine(made)}`,
    products: [product.id, made.id],
    sources: [productSource(product), productSource(made)],
    suggestions: ['How many rolls do I need?'],
    context: { topic: 'facts', focus: made.id, shown: [made.id], before: product.id },
  };
}
