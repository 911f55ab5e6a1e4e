import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { listed, productLine, productSource } from '../say.ts';
import { groutNeeded, kgIn, lengthsNeeded, type Sundry, sundryNeeded } from '../sundry-quantities.ts';
import { queryOf, wishOf } from '../wish.ts';

const dataSheets = { title: 'Makers’ data sheets; EN 12004 (adhesives for tiles) and EN 13888 (grouts)', href: null };
const [usualThickness, usualJoint] = [10, 3];
const mostShown = 2;
const doorwayMm = 900;

/** How much adhesive, grout, smoothing compound or skirting a floor takes, with what we sell of it. Null where nothing of the kind was asked. */
export async function answerSundryQuantity(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const areaM2 = areaOf(measured) / 1_000_000;
  const said = saidOf(asked, areaM2);
  if (!said) return null;
  const query = floorQuery.parse({
    ...queryOf({ ...wishOf(reading), size: null, thickness: null, style: [], room: [] }),
    ...(said.search ? { words: [[said.search]] } : {}),
    limit: mostShown,
  });
  const { products } = await findFloors(asked.shop, query);
  const lengths = isLength(reading.floor) ? lengthsOf(measured, products, doorsIn(`${reading.told} ${reading.said}`)) : '';
  const packs = said.mostKg ? packsOf(products, said.leastKg, said.mostKg) : '';
  return {
    text: [`${said.text}${packs}${lengths}`, products.map(productLine).join('\n\n'), `Source: ${dataSheets.title}.`].filter(Boolean).join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [dataSheets, ...products.map(productSource)],
    suggestions: areaM2 > 0 ? ['Do you deliver?'] : ['For 20 m²'],
    context: { topic: 'sundries', wish: wishOf(reading), measured, shown: products.map(({ id }) => id), focus: null },
  };
}

function saidOf({ reading }: Asked, areaM2: number): { text: string; leastKg: number; mostKg: number; search: string } | null {
  const { floor, said } = reading;
  const area = areaM2 > 0 ? `For ${Math.round(areaM2 * 100) / 100} m²` : '';
  if (isLength(floor))
    return { text: 'Measure round the room and add a tenth for the mitres; doorways come off.', leastKg: 0, mostKg: 0, search: '' };
  if (floor.includes('grout')) {
    const [a = 600, b = 600] = (reading.size ?? '600x600').split('x').map(Number);
    const kg = groutNeeded(areaM2 || 1, [a, b], usualThickness, usualJoint);
    const tile = `tiles of ${a} × ${b} mm, ${usualThickness} mm thick, with ${usualJoint} mm joints`;
    return {
      text: `${area || 'A m²'} of ${tile} ${area ? 'you need' : 'takes'} about ${kg} kg of grout${reading.size ? '' : '; smaller tiles take more, so tell me their size'}.`,
      leastKg: areaM2 ? kg : 0,
      mostKg: areaM2 ? kg : 0,
      search: 'grout',
    };
  }
  const sundry: Sundry | null = floor.includes('leveller')
    ? 'smoothing compound'
    : !floor.includes('adhesive')
      ? null
      : /\b(?:tiles?|porcelain|ceramic|stone|slate|marble|mosaic)\b/.test(`${said} ${floor.join(' ')}`)
        ? 'tile adhesive'
        : /\b(?:wood|oak|engineered|solid|parquet|herringbone|bamboo)\b/.test(`${said} ${floor.join(' ')}`)
          ? 'wood adhesive'
          : /\b(?:lvt|vinyl|lino)\b/.test(`${said} ${floor.join(' ')}`)
            ? 'vinyl adhesive'
            : null;
  if (!sundry) return null;
  const { leastKg, mostKg } = sundryNeeded(sundry, areaM2 || 1);
  const how = {
    'tile adhesive': 'from a 10 mm notched trowel on a floor',
    'wood adhesive': 'in a full bed',
    'vinyl adhesive': 'from a fine trowel or roller',
    'smoothing compound': 'at 3 mm thick',
  }[sundry];
  return {
    text: `${area ? `${area} you need` : 'A m² takes'} about ${leastKg === mostKg ? leastKg : `${leastKg} to ${mostKg}`} kg of ${sundry} ${how}; an uneven floor takes more.`,
    leastKg: areaM2 ? leastKg : 0,
    mostKg: areaM2 ? mostKg : 0,
    search: { 'tile adhesive': 'tile adhesive', 'wood adhesive': 'wood', 'vinyl adhesive': 'vinyl', 'smoothing compound': 'smoothing compound' }[
      sundry
    ],
  };
}

/** What the packs we sell come to. */
function packsOf(products: readonly ProductSummary[], leastKg: number, mostKg: number): string {
  const counts = products.flatMap((product) => {
    const kg = kgIn(product.name);
    if (!kg) return [];
    const [least, most] = [Math.ceil(leastKg / kg), Math.ceil(mostKg / kg)];
    return [`${least === most ? '' : `${least} to `}${countUnits(most, product.unit)} of ${kg} kg`];
  });
  return counts.length ? ` That is ${listed([...new Set(counts)], 'or')}; what one covers is printed on it.` : '';
}

function isLength(floor: readonly string[]): boolean {
  return floor.includes('skirting') || floor.includes('scotia');
}

/** 'with one door', 'and 2 doorways' */
function doorsIn(said: string): number {
  const number = /\b(a|an|one|two|three|four|\d)\s(?:\w+\s)?door(?:s|ways?)?\b/.exec(said)?.[1];
  return number ? ({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 }[number] ?? Number(number)) : 0;
}

function lengthsOf(measured: Asked['reading']['measured'], products: readonly ProductSummary[], doors: number): string {
  const rooms = measured.flatMap((room) => ('lengthMm' in room ? [room] : []));
  const metres = Number(/(\d(?:\.\d)?)\s?m\b/i.exec(products[0]?.name ?? '')?.[1] ?? 0);
  if (!rooms.length || !metres) return '';
  const less = doors ? `, with ${doors === 1 ? 'one doorway' : `${doors} doorways`} of about 0.9 m taken off` : '';
  return ` For the ${rooms.length === 1 ? 'room' : 'rooms'} you describe that is ${lengthsNeeded(rooms, metres * 1000, doors * doorwayMm)} lengths of ${metres} m${less}.`;
}
