import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../../../../shop.server.ts';

type Row = {
  id: string;
  name: string;
  supplier: string;
  species: string | null;
  thickness: string | null;
  size: string | null;
  colour: string | null;
};
/** `way`: 1 where more of the figure is wanted. */
type Wanted = { word: string; says: RegExp; way: 1 | -1; of: (row: Row) => number };

const mm = ({ thickness }: Row) => Number.parseFloat(thickness ?? '');
const width = ({ size }: Row) => Number.parseFloat(size ?? '');
/** What a tile or plank covers. */
const area = ({ size }: Row) => (size ?? '').split('x').reduce((product, side) => product * Number.parseFloat(side), 1);
const wanted: readonly Wanted[] = [
  { word: 'Thinner', says: /\bthinner\b|\btoo thick\b/, way: -1, of: mm },
  { word: 'Thicker', says: /\bthicker\b|\btoo thin\b/, way: 1, of: mm },
  { word: 'Wider', says: /\bwider\b|\btoo narrow\b/, way: 1, of: width },
  { word: 'Narrower', says: /\bnarrower\b|\btoo wide\b/, way: -1, of: width },
  { word: 'Bigger', says: /\b(?:bigger|larger)\b|\btoo small\b/, way: 1, of: area },
  { word: 'Smaller', says: /\bsmaller\b|\btoo (?:big|large)\b/, way: -1, of: area },
];

/** How 'thinner' or 'wider' is put, where that is asked for; null where it is not. */
export function moreSoIn(said: string): string | null {
  return wanted.find(({ says }) => says.test(said))?.word ?? null;
}

/** Others of a product's kind that are thinner, wider and so on: of its range and wood where there are such, else the nearest. */
export async function moreSoThan({ shop, said, most }: { shop: Shop; said: string; most: number }, like: ProductSummary): Promise<ProductSummary[]> {
  const want = wanted.find(({ says }) => says.test(said));
  if (!want) return [];
  const rows = await shop.sql<Row[]>`
    select p.id, p.name, p.supplier, p.wood_species as species, p.thickness, coalesce(p.plank_size, p.tile_size) as size, p.colour
    from products p join products l on l.id = ${like.id}
    where p.category = l.category and p.wood_type is not distinct from l.wood_type and p.plank_style is not distinct from l.plank_style`;
  const own = rows.find(({ id }) => id === like.id);
  if (!own) return [];
  const ahead = (row: Row) => (want.of(row) - want.of(own)) * want.way;
  const fit = rows.filter((row) => ahead(row) > 0).toSorted((a, b) => ahead(a) - ahead(b));
  const isOfRange = (row: Row) => row.supplier === own.supplier && row.species === own.species && row.name.split(' ')[0] === own.name.split(' ')[0];
  const ofRange = fit.filter(isOfRange);
  const inColour = ofRange.filter(({ colour }) => colour === own.colour);
  if (inColour.length)
    return listSummaries(
      shop,
      inColour.slice(0, most).map(({ id }) => id),
    );
  return listSummaries(
    shop,
    (ofRange.length ? ofRange : fit).slice(0, most).map(({ id }) => id),
  );
}
