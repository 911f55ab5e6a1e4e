import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Asked } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { whichProducts } from '../which-products.server.ts';

const both = /(\d+(?:\.\d+)?)\s?(?:mm(?: [a-z]+){0,4})?\s(?:or|and|vs|versus|against|to|than)\s(?:the |a )?(\d+(?:\.\d+)?)\s?mm/;

/** 'the 9mm rubber underlay or the 11mm one': both figures; null where there are no two. */
export function twoThicknesses(text: string): [string, string] | null {
  const match = both.exec(text);
  return match && match[1] !== match[2] ? [`${match[1]}mm`, `${match[2]}mm`] : null;
}

/** 'this or the 18 mm one', 'the 9 mm or the 11 mm': of a range those that are as thick as was said, after the one spoken of where none is named. */
export async function toldByThickness(asked: Asked): Promise<string[]> {
  const { reading, context, visitor, shop } = asked;
  const figures = twoThicknesses(reading.text) ?? reading.thickness?.split('/') ?? [];
  const id = context.focus ?? visitor.productId;
  const it = reading.names.length === 0 && id ? await readProduct(shop, id) : null;
  if (it) return [it.id, ...pick(await othersOfRange(shop, it), figures, it.name)];
  if (!reading.names.length || figures.length < 2) return [];
  // The figures tell them apart, so that the range is looked for without them.
  const meant = await whichProducts({ ...asked, reading: { ...reading, thickness: null } });
  if (meant.kind === 'several') return pick(meant.products, figures, reading.text);
  // The name may be that of one of the two only.
  return meant.kind === 'one' ? pick([meant.product, ...(await othersOfRange(shop, meant.product))], figures, reading.text) : [];
}

/** Of each thickness the one whose name has most in common with what it is set against. */
function pick(products: readonly ProductSummary[], figures: readonly string[], like: string): string[] {
  const words = like.toLowerCase().split(/[^a-z]+/);
  const common = ({ name }: ProductSummary) => words.filter((word) => word.length > 2 && name.toLowerCase().includes(word)).length;
  return figures.flatMap((figure) => {
    const [best] = products.filter(({ thickness }) => thickness === figure).toSorted((a, b) => common(b) - common(a));
    return best ? [best.id] : [];
  });
}
