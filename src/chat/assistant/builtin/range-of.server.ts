import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../../../shop.server.ts';
import { emptyWish, type Wish } from '../context.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import { queryOf } from './wish.ts';

/** As many as a conversation remembers, less the one that they are asked after. */
const [mostShown, mostLookedAt] = [11, 20];

/** The others of a product's range: its maker's, of its kind, that begin with the same name. */
export async function othersOfRange(shop: Shop, like: Pick<ProductSummary, 'id' | 'name' | 'supplier' | 'category'>): Promise<ProductSummary[]> {
  const range = rangeOf(like);
  const rows = await shop.sql<{ id: string }[]>`
    select id from products where supplier = ${like.supplier} and category = ${like.category} and split_part(name, ' ', 1) = ${range} and id <> ${like.id}
    order by name limit ${mostLookedAt}`;
  const others = await listSummaries(
    shop,
    rows.map(({ id }) => id),
  );
  const kind = goodsKind(like.name);
  return others.filter(({ name }) => goodsKind(name) === kind).slice(0, mostShown);
}

/** 'Glenshane': a range is called by the first word of its products' names. */
export const rangeOf = ({ name }: Pick<ProductSummary, 'name'>) => name.split(' ')[0] ?? '';

/** Those of some products of a range that a search by colour finds, where no name may say it: 'Storm Oak' is grey by its page. `limit`: as many as are looked at. */
export async function foundInColour(
  shop: Shop,
  { name, category }: Pick<ProductSummary, 'name' | 'category'>,
  range: readonly ProductSummary[],
  colour: readonly string[],
  limit: number,
): Promise<ProductSummary[]> {
  const query = queryOf({ ...emptyWish, colour: [...colour], names: [rangeOf({ name }).toLowerCase()] });
  const { products } = await findFloors(shop, floorQuery.parse({ ...query, categories: [category], limit }));
  return products.filter(({ id }) => range.some((one) => one.id === id));
}

/** What a maker of many goods calls each of them. */
const kinds =
  /\b(?:skirting|scotia|pipe covers|threshold|stair nosing|tile trim|ramp bar|levelling clips|fitting kit|tile adhesive|wood floor adhesive|vinyl adhesive|tackifier|grab|seam sealer|grout|primer|smoothing compound|cleaner|stone sealer|care kit|carpet underlay|fibre board underlay|underlay)\b/i;

/** 'grout', of a grout: what goods of one maker or several are called; null of floors. */
export function goodsKind(name: string): string | null {
  return kinds.exec(name)?.[0].toLowerCase() ?? null;
}

/** The range that the conversation goes on with: 'which is the cheapest?' is of that. Null where its products share no name. */
export function wishOfRange(range: readonly ProductSummary[]): Wish | null {
  const [first = [], ...others] = range.map(({ name }) => name.toLowerCase().split(' '));
  const last = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const names = others.length ? first.slice(0, Math.max(0, last)).filter((word) => /^[a-z]{4,}$/.test(word)) : [];
  return names.length ? { ...emptyWish, names } : null;
}
