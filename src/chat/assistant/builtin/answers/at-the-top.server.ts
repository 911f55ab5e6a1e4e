import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { type FloorQuery, findFloors } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';

type Top = { said: string; among: Partial<FloorQuery> };

/** The figure that an order goes by, of the first that was found; null where its record has none. */
const tops: Partial<Record<FloorQuery['sort'], (product: Product) => Top | null>> = {
  wear: ({ wearLayer, acRating }) =>
    wearLayer
      ? { said: `The thickest wear layer is ${wearLayer.replace('mm', ' mm')}`, among: { wearLayer } }
      : acRating
        ? { said: `The highest class is ${acRating}`, among: { acRating } }
        : null,
  thickest: ({ thickness }) => (thickness ? { said: `The thickest is ${thickness.replace('mm', ' mm')}`, among: { thickness } } : null),
  thinnest: ({ thickness }) => (thickness ? { said: `The thinnest is ${thickness.replace('mm', ' mm')}`, among: { thickness } } : null),
  widest: ({ plankSize, tileSize }) => {
    const width = /^\d+/.exec(plankSize ?? tileSize ?? '')?.[0];
    return width ? { said: `The widest is ${width} mm`, among: { minWidth: Number(width) } } : null;
  },
};

/** 'which has the thickest wear layer': the figure, and how many share it; empty where no such order was asked for. */
export async function sayTop({ shop }: Asked, query: FloorQuery, [first]: readonly ProductSummary[], total: number): Promise<string> {
  const top = tops[query.sort];
  const product = top && first && query.page === 1 ? await readProduct(shop, first.id) : null;
  const figure = product && top?.(product);
  // Of a vinyl and a laminate no one figure says which wears longer.
  if (!figure || (query.sort === 'wear' && query.categories.length !== 1)) return '';
  const { total: sharing } = await findFloors(shop, { ...query, ...figure.among, limit: 1 });
  if (total < 2 || sharing < 1) return '';
  const share = sharing === total ? `all ${total} have it` : sharing === 1 ? `one of the ${total} has it` : `${sharing} of the ${total} have it`;
  return `${figure.said}: ${share}. `;
}
