import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { whichProducts } from '../which-products.server.ts';
import { queryOf, wishOf } from '../wish.ts';

const both =
  /(\d+(?:\.\d+)?)\s?(?:mm(?: [a-z]+){0,4}?)?\s(?:worth (?:it|the extra|the money|paying (?:more|extra) for)\s)?(?:or|and|vs|versus|against|to|than|over)\s(?:the |a )?(?:[a-z]+ ){0,2}?(\d+(?:\.\d+)?)\s?mm/;

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
  const it = reading.names.length + reading.floor.length === 0 && id ? await readProduct(shop, id) : null;
  if (it) return [it.id, ...pick(await othersOfRange(shop, it), figures, it.name)];
  if (figures.length < 2) return [];
  // 'the 9 mm or the 11 mm carpet underlay': of the goods that answer to the rest of it.
  if (!reading.names.length) return reading.floor.some(isGoods) ? pick(await goodsAlike(asked), figures, reading.text) : [];
  // The figures tell them apart, so that the range is looked for without them.
  const meant = await whichProducts({ ...asked, reading: { ...reading, thickness: null } });
  if (meant.kind === 'several') return pick(meant.products, figures, reading.text);
  // The name may be that of one of the two only.
  return meant.kind === 'one' ? pick([meant.product, ...(await othersOfRange(shop, meant.product))], figures, reading.text) : [];
}

async function goodsAlike({ shop, reading }: Asked): Promise<ProductSummary[]> {
  const query = queryOf({ ...wishOf(reading), thickness: null, names: [] });
  return (await findFloors(shop, floorQuery.parse({ ...query, limit: 6 }))).products;
}

/** Of each thickness the one whose name has most in common with what is said, and then with the other: 'Skovgren 20mm or the brushed 18mm' are both of oak. */
function pick(products: readonly ProductSummary[], figures: readonly string[], like: string): string[] {
  const inCommon = (name: string, other: string) => longWordsOf(other).filter((word) => name.toLowerCase().includes(word)).length;
  const ofEach = figures.map((figure) => {
    const fit = products.filter(({ thickness }) => thickness === figure);
    const most = Math.max(...fit.map(({ name }) => inCommon(name, like)));
    return fit.filter(({ name }) => inCommon(name, like) === most);
  });
  return ofEach.flatMap((fit, at) => {
    const other = ofEach.find((each, beside) => beside !== at && each.length === 1)?.[0]?.name ?? '';
    const [best] = fit.toSorted((a, b) => inCommon(b.name, other) - inCommon(a.name, other));
    return best ? [best.id] : [];
  });
}

const longWordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
