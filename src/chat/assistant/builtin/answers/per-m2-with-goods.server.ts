import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf, wishOf } from '../wish.ts';
import { goodsWith } from './floor-with-goods.server.ts';

const perM2 = /\b(?:per|a|each|for a|by the) (?:m2|sq\w*(?: ?m\w*)?|square (?:m\w*)|met(?:re|er)s?)\b/;
const withUnderlay =
  /\b(?:with|incl\w*|inc|plus|and|adding) (?:the |an? |some )?(?:\w+ )?underlay\b|\bunderlay (?:and \w+ )?(?:included|as well|too)\b/;
/** So much that a roll of the underlay is not counted whole. */
const aFloor = [{ name: '', areaMm2: 10_000_000, times: 1 }];

/** 'what per m² for laminate including underlay': both prices of a m², for one floor or from the cheapest of a kind to the dearest. Null for anything else. */
export async function answerPerM2WithGoods(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const kinds = reading.floor.filter((name) => !isGoods(name));
  const isAsked = perM2.test(reading.said) && withUnderlay.test(reading.said) && reading.measured.length === 0 && reading.price === null;
  if (!isAsked || !reading.floor.includes('underlay') || kinds.length + reading.names.length === 0) return null;
  const priced = await Promise.all((await floorsOf(asked, kinds)).map((product) => withItsUnderlay(asked, product)));
  const told = priced.flatMap((one) => one ?? []);
  if (!told.length) return null;
  const beading = reading.floor.includes('scotia')
    ? 'Beading is sold by the length and goes by the walls, not by the area: tell me the sides of the room and I count it in.'
    : '';
  const lines = told.map(
    ({ product, underlay, pence }) =>
      `${linkTo(product)} at ${formatPounds(product.pricePerM2Pence ?? 0)} with ${linkTo(underlay)} at ${formatPounds(underlay.pricePerM2Pence ?? 0)}: ${formatPounds(pence)} a m².`,
  );
  const ids = told.map(({ product }) => product.id);
  return {
    text: [...lines, `Add about 10% for cuts. ${beading}`.trim()].join('\n\n'),
    products: [...new Set([...ids, ...told.map(({ underlay }) => underlay.id)])],
    sources: told.map(({ product }) => productSource(product)),
    suggestions: ['For 20 m²'],
    context: { topic: 'find', shown: ids, focus: ids.length === 1 ? (ids[0] ?? null) : null, wish: wishOf({ ...reading, floor: kinds }) },
  };
}

/** The one that is named; else the cheapest and the dearest of the kind. */
async function floorsOf(asked: Asked, kinds: string[]): Promise<ProductSummary[]> {
  if (asked.reading.names.length) {
    const meant = await whichProducts(asked);
    return meant.kind === 'one' ? [meant.product] : meant.kind === 'several' ? meant.products.slice(0, 3) : [];
  }
  const query = floorQuery.parse({ ...queryOf({ ...wishOf(asked.reading), floor: kinds, sort: null }), limit: 1 });
  const ends = await Promise.all((['cheapest', 'dearest'] as const).map((sort) => findFloors(asked.shop, { ...query, sort })));
  return ends.flatMap(({ products }) => products);
}

async function withItsUnderlay(asked: Asked, one: ProductSummary) {
  const product = await readProduct(asked.shop, one.id);
  const [goods] = product ? (await goodsWith(asked, product, aFloor, ['underlay'])).goods : [];
  const underlay = goods ? await readProduct(asked.shop, goods.id) : null;
  return product?.pricePerM2Pence && underlay?.pricePerM2Pence
    ? { product, underlay, pence: product.pricePerM2Pence + underlay.pricePerM2Pence }
    : null;
}
