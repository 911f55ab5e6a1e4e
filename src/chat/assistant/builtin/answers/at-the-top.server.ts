import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { type FloorQuery, findFloors } from '../../tools/find-floors.server.ts';
import type { Asked } from '../part.ts';
import { linkTo, listed } from '../say.ts';

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
  widest: ({ plankSize, tileSize, format }) => {
    const roll = plankSize || tileSize ? null : /([\d.]+) m wide/.exec(format ?? '')?.[1];
    if (roll) return { said: `The widest roll is ${roll} m`, among: { words: [[`${roll} m wide`]] } };
    const width = /^\d+/.exec(plankSize ?? tileSize ?? '')?.[0];
    return width ? { said: `The widest is ${width} mm`, among: { minWidth: Number(width) } } : null;
  },
};

/** 'which is the thickest', and then 'a sample of that one': the first is spoken of. */
export const asksTheTop =
  /^(?:and |so |ok |then )*(?:which(?: one)?|whats|what is)(?: of (?:them|those|these))?(?: is| are| would be| has)? the (?:cheapest|dearest|thickest|thinnest|widest|narrowest|longest|hardest wearing|toughest)(?: one| of (?:them|those|these))?$|^(?:and |so )?which(?: one)? is (?:cheapest|dearest|thickest|thinnest|widest|narrowest|longest)$|\b(?:whats|what is|which is) (?:your |the )?(?:cheapest|dearest|thickest|thinnest|widest|narrowest|longest)(?: \w+){1,2} (?:you|yous|ye|u) (?:do|have|sell|stock|got)$/;

/** 'which has the thickest wear layer': the figure, and how many share it; empty where no such order was asked for. */
export async function sayTop(asked: Asked, query: FloorQuery, [first]: readonly ProductSummary[], total: number): Promise<string> {
  const { shop } = asked;
  const top = tops[query.sort];
  const product = top && first && query.page === 1 ? await readProduct(shop, first.id) : null;
  const figure = product && top?.(product);
  // Of a vinyl and a laminate no one figure says which wears longer.
  if (!figure || (query.sort === 'wear' && query.categories.length !== 1)) return '';
  const { total: sharing } = await findFloors(shop, { ...query, ...figure.among, limit: 1 });
  if (total < 2 || sharing < 1) return '';
  const share =
    sharing === total
      ? `${total === 2 ? 'both' : `all ${total}`} have it`
      : sharing === 1
        ? `one of the ${total} has it`
        : `${sharing} of the ${total} have it`;
  return `${figure.said}: ${share}. ${await sayPrinted(asked, query, product)}`;
}

const ofPrint = ['Laminate Flooring', 'LVT'] as const;

/** 'the widest board in oak': of oak first, and then how wide those are that only look of it, where they are wider. */
async function sayPrinted({ shop, reading }: Asked, query: FloorQuery, { plankSize }: Product): Promise<string> {
  if (reading.floor.length > 0 || !reading.species.length || query.sort !== 'widest' || query.categories.join() !== 'Wood Flooring') return '';
  const { products } = await findFloors(shop, { ...query, categories: [...ofPrint], woodType: null, limit: 1 });
  const [first] = products;
  const [real, printed] = [plankSize, first?.plankSize].map((size) => Number(/^\d+/.exec(size ?? '')?.[0] ?? 0));
  if (!first || !real || !printed || printed <= real) return '';
  return `Printed to look of ${listed([...reading.species], 'or')}, in laminate or vinyl, boards go up to ${printed} mm: ${linkTo(first)}. In the real wood `;
}
