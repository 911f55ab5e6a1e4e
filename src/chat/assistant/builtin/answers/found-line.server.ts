import { readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Wish } from '../../context.ts';
import type { FloorQuery } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';
import { listed, productLine, upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';

/** 'the best underlay for carpet': which of them is best where. */
export async function roomsOfEach({ shop }: Pick<Asked, 'shop'>, products: readonly ProductSummary[]): Promise<Map<string, string>> {
  const known = await readProducts(shop, products);
  return new Map(
    known.flatMap((one) => (one.rooms.length ? [[one.id, ` It is sold for ${listed(one.rooms.map((room) => room.toLowerCase()))}.`] as const] : [])),
  );
}

const first: Readonly<Record<string, string>> = {
  relevance: 'for example',
  best: 'the best reviewed first',
  wear: 'the hardest wearing first',
  stock: 'those with most in stock first',
};

type Found = {
  query: FloorQuery;
  wish: Wish;
  fit: number;
  isFloor: boolean;
  shade: string | null | undefined;
  years: number | null | undefined;
  height: number | null;
};

/** '10 fit “wood up to £50.00 a m²”; the cheapest first:' */
export function countLine({ query, wish, fit, isFloor, shade, years, height }: Found): string {
  const rated = years
    ? ` with a warranty of ${years} years or more`
    : query.minRating === null
      ? ''
      : ` with ${query.minRating} stars or more on average`;
  if (fit === 1) return `One ${isFloor ? 'floor' : 'product'} fits ${sayWish(wish)}${rated}:`;
  const order =
    query.sort === 'relevance' && shade
      ? `the ${shade} first`
      : query.sort === 'relevance' && height
        ? `the nearest to ${height} mm first`
        : (first[query.sort] ?? `the ${isOfTiles(query) ? (ofSize[query.sort] ?? query.sort) : query.sort} first`);
  return `${upperFirst(fit >= 1000 ? 'more than 1,000' : String(fit))} fit ${sayWish(wish)}${rated}; ${order}:`;
}

/** Tiles are big or small, boards wide or narrow. */
const ofSize: Readonly<Record<string, string>> = { widest: 'biggest', narrowest: 'smallest' };
const isOfTiles = ({ categories }: FloorQuery) => categories.join() === 'Tiles';

/** A product that was found, with what it was chosen by. */
export function lineOf(product: ProductSummary, query: FloorQuery): string {
  return query.sort === 'best' ? ratedLine(product) : isOfWidth(query) ? wideLine(product) : productLine(product);
}

function isOfWidth({ sort, minWidth }: FloorQuery): boolean {
  return sort === 'narrowest' || sort === 'widest' || sort === 'longest' || minWidth !== null;
}

/** With the size of its boards. */
function wideLine(product: ProductSummary): string {
  return product.plankSize
    ? `${productLine(product).replace(/\.$/, '')}; boards ${product.plankSize.replaceAll(/\s*x\s*/g, ' × ')} mm.`
    : productLine(product);
}

/** With what its reviewers gave it. */
function ratedLine(product: ProductSummary): string {
  const { rating } = product;
  const stars = rating ? `${rating.average} of 5 stars from ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}` : 'no reviews yet';
  return `${productLine(product).replace(/\.$/, '')}; ${stars}.`;
}
