import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../../../shop.server.ts';

/** As many as a conversation remembers, less the one that they are asked after. */
const [mostShown, mostLookedAt] = [11, 20];

/** The others of a product's range: its maker's, of its kind, that begin with the same name. */
export async function othersOfRange(shop: Shop, like: Pick<ProductSummary, 'id' | 'name' | 'supplier' | 'category'>): Promise<ProductSummary[]> {
  const range = like.name.split(' ')[0] ?? '';
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

/** What a maker of many goods calls each of them. */
const kinds =
  /\b(?:skirting|scotia|pipe covers|threshold|stair nosing|tile trim|ramp bar|levelling clips|fitting kit|tile adhesive|wood floor adhesive|vinyl adhesive|tackifier|grab|seam sealer|grout|primer|smoothing compound|cleaner|stone sealer|care kit|carpet underlay|fibre board underlay|underlay)\b/i;

/** 'grout', of a grout: what goods of one maker or several are called; null of floors. */
export function goodsKind(name: string): string | null {
  return kinds.exec(name)?.[0].toLowerCase() ?? null;
}
