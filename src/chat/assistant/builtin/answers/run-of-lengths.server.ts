import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { lengthOf } from '../../reading/sides.ts';
import { floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource, sayShort, sayStock } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { metresIn } from '../sundry-quantities.ts';
import { nearestByName } from '../told-by-name.ts';
import { queryOf } from '../wish.ts';
import { wishMeant } from './find-meant.server.ts';
import { findOrRelax } from './relax.server.ts';

const [mostShown, mostLookedAt] = [3, 6];
const soldByLength: ReadonlySet<string> = new Set(['trims', 'tile trim', 'skirting', 'scotia', 'pipe cover', 'stair nosing']);
const soldOffRoll: ReadonlySet<string> = new Set(['carpet', 'vinyl', 'cushioned vinyl', 'safety vinyl', 'lino', 'real linoleum']);
/** '5 metres of the kitchen oak vinyl': off the roll, and no size of a room. */
const offRoll = /\d\s?(?:m|mtrs?|met(?:re|er)s?|ft|feet|foot) (?:of|off|worth)\b/;
/** '7 metres', '12.5m', '20 ft'; no side of a room and no length of one piece. */
const run =
  /(?<![\d.£x*]|\bby )\b(\d{1,3}(?:\.\d{1,2})?\s?(?:m|mtrs?|met(?:re|er)s?|ft|feet|foot))\b(?!\s*(?:x\b|by\b|\*|\d|sq|lengths?|long|wide|high|tall|thick|rolls?|pieces?|strips?|bars?|away|from))/;

/** How far goods sold by the length are to reach, in mm: '7 metres of trim'; null where that was not said. */
export function runMm(said: string): number | null {
  const all = [...said.matchAll(new RegExp(run, 'g'))];
  // 'the 2.4 m skirting, how many for 18 metres'
  const asked = all.findIndex(({ index }) => forSoMuch.test(said.slice(0, index)));
  const [first, ...others] = all.slice(Math.max(0, asked));
  if (!first) return null;
  const mm = (match: RegExpExecArray) => (lengthOf(match[1] ?? '') ?? 0) * timesIn(said.slice(0, match.index));
  let [sum, end] = [mm(first), first.index + first[0].length];
  for (const match of others) {
    if (!goesOn.test(said.slice(end, match.index))) break;
    sum += mm(match);
    end = match.index + match[0].length;
  }
  return sum || null;
}

const forSoMuch = /\b(?:for|need|needing|about|around|roughly|cover|run of|total(?:ling)?(?: of)?) (?:an? )?$/;

/** 'two sides 1.2 m and one 1 m' */
const goesOn =
  /^(?:\s|,|&|\+|\b(?:and|plus|one|two|three|a|an|another|the|other|top|bottom|side|sides|wall|walls|edge|edges|of|at|is|are|each|\d)\b)*$/;
const counts: Record<string, number> = { both: 2, two: 2, three: 3, four: 4 };
const counted =
  /\b(both|two|three|four|[2-9])\s+(?:\w+\s+)?(?:sides|edges|walls|runs|bits|uprights|windows|window ?sills|sills|corners|doorways|doors|steps)\s*(?:of|at|are|each|,|:)*\s*$/;

function timesIn(before: string): number {
  const said = counted.exec(before)?.[1];
  return said ? (counts[said] ?? Number(said)) : 1;
}

/** The lengths that a run takes: whole ones. */
export function lengthsOfRun(name: string, mm: number): number {
  const metres = metresIn(name);
  return metres ? Math.ceil(mm / (metres * 1000) - 1e-9) : 0;
}

/** How far goods sold by the length are to reach, in mm; null where other goods are named, or a room is measured. */
export function runAsked({ reading }: Pick<Asked, 'reading'>): number | null {
  // 'trim for tiles, 4 metres': the lengths, whatever they are for.
  const isOfLengths = reading.floor.some((name) => soldByLength.has(name)) && reading.floor.every((name) => soldByLength.has(name) || !isGoods(name));
  const said = `${reading.told} ${reading.text}`;
  const isOffRoll = reading.floor.length > 0 && reading.floor.every((name) => soldOffRoll.has(name)) && offRoll.test(said);
  const isOfRoom = reading.measured.some((room) => 'lengthMm' in room);
  return (isOfLengths || isOffRoll) && !isOfRoom ? runMm(said) : null;
}

/** 'how many lengths of tile trim for 7 metres': how many of each that fits, and what they cost. Null for other goods, and for rooms. */
export async function answerRun(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const mm = runAsked(asked);
  if (mm === null) return null;
  const wish = { ...(await wishMeant(asked, false)), room: [] };
  const query = floorQuery.parse({ ...queryOf(wish), limit: mostLookedAt });
  const { found, wish: met, note } = await findOrRelax({ ...asked, reading: { ...reading, measured: [] } }, query, wish);
  // 'the square skirting': those whose name has most of what was said.
  const meant = nearestByName(found.products, `${reading.told} ${reading.text}`).slice(0, mostShown);
  const counted = meant.flatMap((product) => lineFor(product, mm) ?? []);
  if (!counted.length) return null;
  const isRoll = counted.every(({ product }) => product.unit === 'metre');
  const ids = counted.map(({ product }) => product.id);
  return {
    text: [
      `${note}For ${mm / 1000} m of ${sayWish(met)}, in whole ${isRoll ? 'metres off the roll' : 'lengths'}:`,
      ...counted.map(({ text }) => text),
      isRoll ? '' : 'Add one where there are corners to cut or a piece may go wrong.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: ids,
    sources: counted.map(({ product }) => productSource(product)),
    suggestions: ['Do you deliver?'],
    context: { topic: 'sundries', wish, shown: ids, focus: ids.length === 1 ? (ids[0] ?? null) : null },
  };
}

function lineFor(product: ProductSummary, mm: number): { product: ProductSummary; text: string } | null {
  const isRoll = product.unit === 'metre';
  const count = isRoll ? Math.ceil(mm / 1000 - 1e-9) : product.unit === 'length' ? lengthsOfRun(product.name, mm) : 0;
  if (!count) return null;
  const metres = Math.round(count * metresIn(product.name) * 100) / 100;
  return {
    product,
    text: `${linkTo(product)}: ${countUnits(count, product.unit)}${isRoll ? '' : ` (${metres} m)`}, ${formatPounds(count * product.pricePence)} at ${formatPounds(product.pricePence)} each, ${sayStock(product)}.${product.stock < count ? ` ${sayShort(product)}` : ''}`,
  };
}
