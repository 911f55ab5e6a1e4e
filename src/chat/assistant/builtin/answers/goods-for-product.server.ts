import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import type { Reading } from '../../reading/read-question.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf } from '../wish.ts';
import { noUnderlay } from './floor-with-goods.server.ts';
import { glueFor } from './goes-with.server.ts';
import { pageSays } from './page-says.ts';

type Goods = 'adhesive' | 'underlay' | 'grout';

const mostShown = 3;
const asksWhich =
  /\b(?:what|which|whats the (?:right|best|correct|proper)|recommend\w*|suggest\w*|right|correct|proper)\b.*\b(?:glue|adhesive|underlay|grout)\b(?! (?:joints?|lines?|gaps?|widths?|colou?rs?)\b)(?!.*\b(?:mean|difference)\b)|^(?:(?:i |we )?(?:need|want|looking(?: for)?|after|got any|have you(?: any)?|any|do you (?:do|have|sell)(?: any)?|some|the|a|an|and|also|is there) )*(?:tile |floor |wood )?(?:glue|adhesive|underlay|grout) (?:for|to go (?:with|under)|that goes (?:with|under)|under|to match) (?:the |my |our |that |this )?\{name\}/;

/** 'what glue do I need for the Harvest Oak': which goods are asked for, of a product that is named; null where something else is asked. */
export function goodsForNamed({ names, floor, said, measured }: Pick<Reading, 'names' | 'floor' | 'said' | 'measured'>): Goods | null {
  const goods = (['adhesive', 'underlay', 'grout'] as const).filter((name) => floor.includes(name));
  return names.length > 0 && measured.length === 0 && goods.length === 1 && asksWhich.test(said) ? (goods[0] ?? null) : null;
}

/** The glue or the underlay that the product named takes, or why it takes none. */
export async function answerGoodsFor(asked: Asked): Promise<Part | null> {
  const goods = goodsForNamed(asked.reading);
  const meant = goods && (await whichProducts(asked));
  const id = meant?.kind === 'one' ? meant.product.id : meant?.kind === 'several' ? meant.products[0]?.id : null;
  const product = id ? await readProduct(asked.shop, id) : null;
  if (!goods || !product) return null;
  const none = { underlay: noUnderlay, adhesive: noGlue, grout: noGrout }[goods](product);
  const found = none ? [] : await goodsOf(asked, goods, product);
  if (!none && !found.length) return null;
  const page = pageSays(product, ofGoods[goods]) ?? '';
  return {
    text: none
      ? `${linkTo(product)}:${none} ${page}`.trim()
      : [`For ${linkTo(product)} we have:`, ...found.map(productLine), page].filter(Boolean).join('\n\n'),
    products: [product.id, ...found.map((one) => one.id)],
    sources: [product, ...found].map(productSource),
    suggestions: ['For 20 m²'],
    context: { topic: 'facts', focus: product.id, shown: found.length ? found.map((one) => one.id) : [product.id] },
  };
}

const ofGoods: Readonly<Record<Goods, RegExp>> = { underlay: /\bunderlay/i, adhesive: /\bglue|\badhesive|\bstuck/i, grout: /\bgrout|\bjoints?\b/i };

const noGrout = ({ category }: Product) => (category === 'Tiles' ? '' : ' It has no joints to be grouted.');

function noGlue({ category, construction }: Product): string {
  const isFloating = category === 'Laminate Flooring' || /click/i.test(construction ?? '');
  return isFloating ? ' It clicks together and lies loose on the floor, so it takes no glue.' : '';
}

async function goodsOf({ shop }: Asked, goods: Goods, product: Product) {
  const kind = adviceKindOf(product);
  const glue = goods === 'adhesive' ? glueFor(product) : null;
  if (goods === 'adhesive' ? !glue : goods === 'underlay' && !kind) return [];
  const query = queryOf({ ...emptyWish, floor: goods === 'underlay' && kind ? [goods, kind] : [goods] });
  return (await findFloors(shop, floorQuery.parse({ ...query, ...(glue ? { words: [[glue]] } : {}), limit: mostShown }))).products;
}
