import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { FloorQuery } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';
import { listed, productLine } from '../say.ts';

/** 'the best underlay for carpet': which of them is best where. */
export async function roomsOfEach({ shop }: Pick<Asked, 'shop'>, products: readonly ProductSummary[]): Promise<Map<string, string>> {
  const known = await Promise.all(products.map(({ id }) => readProduct(shop, id)));
  return new Map(
    known.flatMap((one) => (one?.rooms.length ? [[one.id, ` It is sold for ${listed(one.rooms.map((room) => room.toLowerCase()))}.`] as const] : [])),
  );
}

/** A product that was found, with what it was chosen by. */
export function lineOf(product: ProductSummary, query: FloorQuery): string {
  return query.sort === 'best' ? ratedLine(product) : isOfWidth(query) ? wideLine(product) : productLine(product);
}

function isOfWidth({ sort, minWidth }: FloorQuery): boolean {
  return sort === 'narrowest' || sort === 'widest' || minWidth !== null;
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
