import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { areaOf, type MeasuredRoom } from '../../reading/measures.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, sayShort, sayThereIs } from '../say.ts';
import {
  clipsNeeded,
  doorsIn,
  doorwayMm,
  groutForTiles,
  jointIn,
  kgIn,
  lengthsNeeded,
  metresIn,
  nosingsNeeded,
  ownUse,
  piecesIn,
  type Sundry,
  sundryNeeded,
  withSides,
} from '../sundry-quantities.ts';
import { sayPacksEnough } from './packs-enough.ts';
import { pageSays } from './page-says.ts';
import { lengthsOfRun, runMm } from './run-of-lengths.server.ts';

const sundryNamed: readonly [name: RegExp, sundry: Sundry][] = [
  [/tile adhesive/i, 'tile adhesive'],
  [/wood floor adhesive/i, 'wood adhesive'],
  [/vinyl adhesive/i, 'vinyl adhesive'],
  [/smoothing compound/i, 'smoothing compound'],
];

/** Grout for the tile that was spoken of before it, else for tiles of a usual size. */
async function groutOf({ shop, reading, context }: Asked, product: Product, areaM2: number): Promise<{ kg: number; tile: string } | null> {
  if (!/\bgrout\b/i.test(product.name)) return null;
  const before = context.before ? await readProduct(shop, context.before) : null;
  const size = reading.size ?? (context.topic === 'sundries' ? context.wish?.size : null);
  const tile = size ? { tileSize: size.split('/')[0] ?? size, thickness: null } : before?.category === 'Tiles' ? withSides(before) : null;
  const { kg, tiles } = groutForTiles(tile, areaM2, { ownPerM2: ownUse(product), jointMm: jointIn(reading.text) });
  return { kg, tile: ` of ${tiles}${tile?.tileSize ? '' : '; smaller tiles take more, so tell me their size'}` };
}

/** Levelling clips for the tile whose size was said, or that is open or spoken of, else for tiles of a usual size. */
async function clipsOf(
  { shop, reading, context, visitor }: Asked,
  { name }: Product,
  areaM2: number,
): Promise<{ count: number; how: string } | null> {
  const inPack = /\blevelling clips\b/i.test(name) ? piecesIn(name) : 0;
  if (!inPack || areaM2 <= 0) return null;
  const ids = [context.focus, context.before, visitor.productId].flatMap((id) => id ?? []);
  const spokenOf = reading.size ? [] : await readProducts(shop, ids);
  const size = reading.size ?? spokenOf.find((product) => product.category === 'Tiles' && product.tileSize)?.tileSize ?? '';
  const [a = 600, b = a] = size.split(/[x/]/).map(Number).filter(Boolean);
  const clips = clipsNeeded(areaM2, [a, b]);
  const taken = size ? '' : '; tell me the size if yours are others';
  return {
    count: Math.ceil(clips / inPack),
    how: `about ${clips} clips for ${Math.round(areaM2 * 100) / 100} m² of tiles of ${a} × ${b} mm${taken}, with a clip about every 300 mm along the joints. Some tilers set them further apart, so ask yours how many he wants to a side`,
  };
}

/** How many times as deep a smoothing compound is wanted as its page counts with: '6 mm' where a bag is reckoned at 3 mm. */
function timesDeeper({ reading }: Asked, { description }: Product, sundry: Sundry): number {
  const deepMm = sundry === 'smoothing compound' ? Number.parseFloat(reading.thickness ?? '') : Number.NaN;
  const ownMm = Number(/\bat (\d+) mm\b/.exec(description)?.[1] ?? 3);
  return deepMm > 0 && deepMm < 40 ? deepMm / ownMm : 1;
}

/** How much of goods without an area a measured floor takes: lengths round the room or along the steps, bags for the area. Null for other goods. */
export async function amountOfGoods(asked: Asked, product: Product, measured: readonly MeasuredRoom[]): Promise<Part | null> {
  const needed = await goodsNeeded(asked, product, measured);
  if (!needed) return null;
  const { count, how } = needed;
  const spare = product.unit === 'length' && !measured.length ? ' Add one where there are corners to cut or a piece may go wrong.' : '';
  const page = product.unit === 'length' ? '' : ` ${pageSays(product, /m²/) ?? ''}`.trimEnd();
  return {
    text: `${sayPacksEnough(asked.reading, product, count)}Of ${linkTo(product)} that is ${countUnits(count, product.unit)}, ${formatPounds(count * product.pricePence)} in all: ${how}.${spare}${page} ${product.stock < count ? sayShort(product) : sayThereIs(product)}`,
    products: [product.id],
    sources: [productSource(product)],
    suggestions: ['Do you deliver?'],
  };
}

/** How many of them, and how that was reckoned; null for goods with an area, and where no floor is known. */
export async function goodsNeeded(asked: Asked, product: Product, measured: readonly MeasuredRoom[]): Promise<{ count: number; how: string } | null> {
  const { reading } = asked;
  const clips = await clipsOf(asked, product, areaOf(measured) / 1_000_000);
  if (clips) return clips;
  const lengths = lengthsFor(product, measured, `${reading.told} ${reading.text}`);
  const kg = kgIn(product.name);
  const sundry = kg > 0 ? sundryNamed.find(([name]) => name.test(product.name))?.[1] : undefined;
  const areaM2 = areaOf(measured) / 1_000_000;
  const grout = kg > 0 && areaM2 > 0 ? await groutOf(asked, product, areaM2) : null;
  const own = ownUse(product);
  const neededKg =
    grout?.kg ??
    (sundry
      ? Math.round(sundryNeeded(sundry, areaM2, own).mostKg * timesDeeper(asked, product, sundry) * 10) / 10
      : Math.round((own ?? 0) * areaM2 * 10) / 10);
  const count = lengths?.count ?? (neededKg ? Math.ceil(neededKg / kg) : 0);
  if (!count) return null;
  return {
    count,
    how:
      lengths?.how ??
      `about ${neededKg} ${/\dL\b/.test(product.name) ? 'litres' : 'kg'} for ${Math.round(areaM2 * 100) / 100} m²${grout?.tile ?? ''}`,
  };
}

function lengthsFor(product: Product, measured: readonly MeasuredRoom[], said: string): { count: number; how: string } | null {
  const rooms = measured.flatMap((room) => ('lengthMm' in room ? [room] : []));
  const metres = metresIn(product.name);
  const run = rooms.length ? null : runMm(said);
  if (product.unit === 'length' && metres && run)
    return { count: lengthsOfRun(product.name, run), how: `for ${run / 1000} m in whole lengths of ${metres} m` };
  if (product.unit !== 'length' || !metres || !rooms.length) return null;
  const steps = rooms.filter((room) => room.as === 'steps');
  if (/nosing/i.test(product.name)) return steps.length ? { count: nosingsNeeded(steps, metres * 1000), how: 'a piece for each step' } : null;
  if (!/skirting|scotia|beading|quadrant/i.test(product.name) || steps.length) return null;
  const doors = doorsIn(said);
  const less = doors ? `, less ${doors === 1 ? 'one doorway' : `${doors} doorways`} of 0.9 m` : '';
  return {
    count: lengthsNeeded(rooms, metres * 1000, doors * doorwayMm),
    how: `once round the ${rooms.length === 1 ? 'room' : 'rooms'}${less}, with a tenth for the mitres`,
  };
}

/** 'how many stairs does one do', 'how many steps would I get out of a length'. */
const stepsOfOne =
  /\bhow many (?:stairs?|steps?|treads?)\b.*\b(?:one|each|per|single|it|this|that|a|1)\b.*\b(?:do|does|cover\w*|enough|get|out of|length|nosings?|for)\b|\bhow many (?:stairs?|steps?|treads?) (?:per|to (?:a|the|each))\b/;

/** How many steps one length of a nosing does; null for other goods, and for what else is asked of it. */
export function stepsOfOneLength({ reading }: Asked, product: Product): Part | null {
  const metres = metresIn(product.name);
  if (!metres || product.unit !== 'length' || !/nosing/i.test(product.name) || !stepsOfOne.test(reading.said)) return null;
  return {
    text: `${linkTo(product)} is ${metres} m long: one length does one step up to ${metres} m wide, or two where each is no wider than ${metres / 2} m. So count a length for each step of usual stairs.`,
    products: [product.id],
    sources: [productSource(product)],
    suggestions: ['13 steps 850 mm wide'],
    context: { topic: 'facts', focus: product.id, shown: [product.id] },
  };
}
