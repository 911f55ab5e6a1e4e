import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, sayPrice } from '../say.ts';
import { underWhat } from '../underlay-of.ts';
import { queryOf } from '../wish.ts';
import { fittingGoods } from './fitting-goods.server.ts';
import { noUnderlay } from './no-underlay.ts';
import { pageSays } from './page-says.ts';

const below = '(?:under|underneath|beneath|below)';
const those = '(?: (?:it|them|that|those|these|this|the (?:floor|flooring|boards|planks|tiles)|either(?: of (?:them|those))?|each(?: one)?))?';
const lead = '^(?:(?:and|so|ok|okay|right|then|but|grand|also) )*';
const asksBelow = new RegExp(
  `${lead}(?:what|which)(?: (?:kind|sort|type) of)?(?: underlay)? (?:(?:do|would|should|can|must|will|does) (?:i|we|you|it|they) (?:put|need|needs|lay|use|have|want|get|go)(?: down)? ${below}${those}|(?:goes|go|sits|lies|should go|has to go|is put|gets put) ${below}${those})$` +
    `|${lead}(?:(?:what|which) underlay(?: (?:do|would|should) (?:i|we) (?:need|use|get))?(?: for${those})?|(?:what|which) underlay (?:(?:would|should|will|does) )?(?:goes?|go|suits?|takes?|fits?|is (?:right|best|needed))(?: (?:with|for|under))?${those}|do (?:i|we|they) need (?:an? |any )?underlay(?: (?:for|with|under)${those})?|(?:is there |does there have to be )?(?:an )?underlay (?:for|under|needed)${those})$`,
);
const mostTold = 3;
const beddedTiles = 'tiles are bedded in adhesive.';

/** 'what do I put under it', after floors of several kinds were shown: for each of them what its page and its kind say. Null where one floor is spoken of. */
export async function answerUnderneath({ reading, context, visitor, shop }: Asked): Promise<Part | null> {
  const { names, sku, measured, ordinals, floor, said } = reading;
  const isUnnamed = names.length + measured.length + ordinals.length === 0 && sku === null && floor.every(isGoods);
  if (!isUnnamed || !asksBelow.test(said) || context.focus || visitor.productId || context.shown.length < 2) return null;
  const pages = await readProducts(shop, context.shown.slice(0, mostTold));
  const floors = pages.filter((page) => adviceKindOf(page) !== null);
  if (floors.length < 2 || floors.length < pages.length) return null;
  // All of one kind that takes the same: what goes under it for its rooms is looked up elsewhere.
  const isAlike = floors.every((one) => one.category === floors[0]?.category && !noUnderlay(one) && !pageSays(one, /\bunderlay\b/i));
  if (isAlike) return null;
  const told = await Promise.all(floors.map((one) => underlayFor(shop, one)));
  const isNone = floors.every(({ category }) => category === 'Tiles') && told.every(({ underlay }) => underlay === null);
  const goods = [...new Map(told.flatMap(({ underlay }) => (underlay ? [[underlay.id, underlay] as const] : []))).values()];
  return {
    text: isNone ? `None: ${beddedTiles}` : ['That differs between them:', ...told.map(({ text }) => text)].join('\n\n'),
    products: [...floors, ...goods].map(({ id }) => id),
    sources: [...floors, ...goods].map(productSource),
    suggestions: ['What else do I need to lay it?'],
    context: { ...context, topic: 'facts', focus: null, shown: floors.map(({ id }) => id) },
  };
}

async function underlayFor(shop: Asked['shop'], product: Product): Promise<{ text: string; underlay: Product | null }> {
  const kind = adviceKindOf(product) ?? '';
  const none = product.category === 'Tiles' ? ` No underlay: ${beddedTiles}` : noUnderlay(product);
  const page = pageSays(product, /\bunderlay\b/i) ?? '';
  if (none) return { text: `${linkTo(product)}:${none} ${page}`.trim(), underlay: null };
  const query = floorQuery.parse(queryOf({ ...emptyWish, floor: ['underlay', kind] }));
  const { fit } = await fittingGoods(shop, query, { places: [], kinds: [kind], mm: null });
  const underlay = fit.find((one) => !/^No\b/.test(underWhat(one, { floor: [kind] }) ?? '')) ?? null;
  const ours = underlay ? `For it we have ${linkTo(underlay)} at ${sayPrice(underlay)}.` : '';
  const unknown = !page && product.category === 'LVT' ? 'Whether one is built in its page does not say, so ask us first.' : 'It takes an underlay.';
  return { text: `${linkTo(product)}: ${[page || unknown, ours].filter(Boolean).join(' ')}`, underlay };
}
