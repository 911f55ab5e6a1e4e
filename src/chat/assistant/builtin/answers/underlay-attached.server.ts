import type { Product } from '#catalogue/product.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linksTo, linkTo, productSource } from '../say.ts';
import { underlayOf } from '../underlay-of.ts';
import { floorsMeant } from './floors-meant.server.ts';
import { noUnderlay } from './no-underlay.ts';

const asksAttached =
  /\bunderlay\b(?: \w+){0,3} (?:on it|on them|on the back|on this|attached|fixed to it|built(?: |-)?in|included|already|fitted|stuck)\b|\bunderlay on the\b|\b(?:attached|built(?: |-)?in|integrated|its own|their own|backed with) (?:an? )?underlay\b|\b(?:come|comes|coming|have|has) (?:with )?(?:an |any |the |it'?s )?underlay\b/;
const asksOther = /\b(?:which|what|how|need|needs|price|cost|buy|sell|include delivery|total|m2)\b/;

/** 'is there underlay on it already', of the floor that is named, open or spoken of: whether one is built in, as its page has it. */
export async function answerUnderlayAttached(asked: Asked): Promise<Part | null> {
  const { text, measured } = asked.reading;
  const said = text.toLowerCase();
  if (!asksAttached.test(said) || asksOther.test(said) || measured.length > 0) return null;
  const products = await floorsMeant(asked);
  const [first] = products;
  const told = products.map(sayAttached);
  const [verdict] = told;
  if (!first || !verdict || told.some((one) => one !== verdict)) return null;
  return {
    text: products.length > 1 ? `${linksTo(products)}, each of them: ${verdict}` : `${linkTo(first)}: ${verdict}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: [verdict.startsWith('Yes') ? 'What else do I need to lay it?' : 'What underlay for it?'],
    context: {
      topic: 'facts',
      focus: products.length === 1 ? first.id : null,
      shown: products.map(({ id }) => id),
      subject: adviceKindOf(first),
    },
  };
}

export function sayAttached(product: Product): string | null {
  const own = underlayOf(product);
  if (own?.startsWith('It takes no other underlay.'))
    return `Yes, it has one of its own${own.replace('It takes no other underlay.', ' and takes no other.')}`;
  const none = noUnderlay(product).trim();
  if (none) return none.startsWith('It has an underlay of its own') ? `Yes. ${none}` : `No. ${none}`;
  return own && (/^Its record does not say/.test(own) ? own : `No. ${own}`);
}
