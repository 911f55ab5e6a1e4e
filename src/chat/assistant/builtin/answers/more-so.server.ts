import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../../../../shop.server.ts';

type Figure = 'thickness' | 'width' | 'area';
/** `way`: 1 where more of the figure is wanted. */
type Wanted = { word: string; says: RegExp; way: 1 | -1; of: Figure };

const wanted: readonly Wanted[] = [
  { word: 'Thinner', says: /\bthinner\b|\btoo thick\b/, way: -1, of: 'thickness' },
  { word: 'Thicker', says: /\bthicker\b|\btoo thin\b/, way: 1, of: 'thickness' },
  { word: 'Wider', says: /\bwider\b|\btoo narrow\b/, way: 1, of: 'width' },
  { word: 'Narrower', says: /\bnarrower\b|\btoo wide\b/, way: -1, of: 'width' },
  { word: 'Bigger', says: /\b(?:bigger|larger)\b|\btoo small\b/, way: 1, of: 'area' },
  { word: 'Smaller', says: /\bsmaller\b|\btoo (?:big|large)\b/, way: -1, of: 'area' },
];

/** How 'thinner' or 'wider' is put, where that is asked for; null where it is not. */
export function moreSoIn(said: string): string | null {
  return wanted.find(({ says }) => says.test(said))?.word ?? null;
}

/** Others of a product's kind that are thinner, wider and so on, the nearest first: those of its range in its colour, else of its range, else any. */
export async function moreSoThan({ shop, said, most }: { shop: Shop; said: string; most: number }, like: ProductSummary): Promise<ProductSummary[]> {
  const want = wanted.find(({ says }) => says.test(said));
  if (!want) return [];
  const { sql } = shop;
  const side = (table: string, nth: 1 | 2) =>
    sql`substring(coalesce(${sql(table)}.plank_size, ${sql(table)}.tile_size) from ${nth === 1 ? '^(\\d+)' : '^\\d+ ?x ?(\\d+)'})::numeric`;
  const figure = (table: string) =>
    ({
      thickness: sql`substring(${sql(table)}.thickness from '^(\\d+(?:\\.\\d+)?)')::numeric`,
      width: side(table, 1),
      area: sql`${side(table, 1)} * ${side(table, 2)}`,
    })[want.of];
  const rows = await sql<{ id: string; nearness: number }[]>`
    select id, nearness from (
      select p.id, (${figure('p')} - ${figure('l')}) * ${want.way} as ahead,
        case
          when p.supplier <> l.supplier or p.wood_species is distinct from l.wood_species or split_part(p.name, ' ', 1) <> split_part(l.name, ' ', 1) then 0
          when p.colour is distinct from l.colour then 1
          else 2 end as nearness
      from products p join products l on l.id = ${like.id}
      where p.category = l.category and p.wood_type is not distinct from l.wood_type
        and coalesce(p.plank_style, '') = any(case when l.plank_style like '% Plank' then array['Straight Plank', 'Long Plank', 'Wide Plank'] else array[coalesce(l.plank_style, '')] end)) others
    where ahead > 0 order by nearness desc, ahead, id limit ${most}`;
  const nearest = rows.filter(({ nearness }) => nearness === rows[0]?.nearness);
  return listSummaries(
    shop,
    nearest.map(({ id }) => id),
  );
}
