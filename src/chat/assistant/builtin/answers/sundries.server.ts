import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productLine, productSource, sayStock } from '../say.ts';
import {
  doorsIn,
  doorwayMm,
  groutForTiles,
  kgIn,
  lengthsNeeded,
  metresIn,
  nosingsNeeded,
  type Sundry,
  sundryNeeded,
  tileJoint,
} from '../sundry-quantities.ts';
import { queryOf, wishOf } from '../wish.ts';
import { wishMeant } from './find-meant.server.ts';
import { answerRun } from './run-of-lengths.server.ts';
import { sayM2, sumsOf } from './sums.server.ts';

const dataSheets = { title: 'Makers’ data sheets; EN 12004 (adhesives for tiles) and EN 13888 (grouts)', href: null };
const mostShown = 2;
/** Of a smoothing compound, for a m². */
const kgPerMm = 1.7;
const allOver =
  /\b(?:at|of|to be|need(?:s|ed)?)(?: about| around| roughly| approx\w*| an average of| say)? \{mm\}|\{mm\} (?:deep|thick|average|on average|all over)/;

/** How much adhesive, grout, smoothing compound or skirting a floor takes, with what we sell of it. Null where nothing of the kind was asked. */
export async function answerSundryQuantity(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const areaM2 = areaOf(measured) / 1_000_000;
  const run = await answerRun(asked);
  if (run) return run;
  if (reading.floor.includes('underlay') && areaM2 > 0) return underlayNeeded(asked, measured);
  // 'adhesive and grout for 12 m²': each of them.
  if (reading.floor.includes('adhesive') && reading.floor.includes('grout')) {
    const each = ['grout', 'adhesive'].map((name) =>
      answerSundryQuantity({ ...asked, reading: { ...reading, floor: reading.floor.filter((one) => one !== name) } }),
    );
    const [glue, grout] = await Promise.all(each);
    if (glue && grout) return bothOf(glue, grout);
  }
  const said = saidOf(asked, areaM2, await tileSizeMeant(asked));
  if (!said) return null;
  const wish = wishOf(reading);
  const query = floorQuery.parse({
    ...queryOf({ ...wish, floor: wish.floor.length ? wish.floor : ['leveller'], condition: [], size: null, thickness: null, style: [], room: [] }),
    ...(said.search ? { words: [[said.search]] } : {}),
    limit: mostShown,
  });
  const { products } = await findFloors(asked.shop, query);
  const told = `${reading.told} ${reading.said}`;
  const steps = reading.floor.includes('stair nosing') ? Number(/\b(\d{1,2}) (?:steps|stairs|treads)\b/.exec(told)?.[1] ?? 0) : 0;
  const lengths = isLength(reading.floor) ? lengthsOf(measured, products, doorsIn(told), steps) : '';
  const packs = said.mostKg ? packsOf(products, said.leastKg, said.mostKg) : '';
  return {
    text: [`${said.text}${packs}${lengths}`, products.map(productLine).join('\n\n'), `Source: ${dataSheets.title}.`].filter(Boolean).join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [dataSheets, ...products.map(productSource)],
    suggestions: areaM2 > 0 ? ['Do you deliver?'] : ['For 20 m²'],
    context: {
      topic: 'sundries',
      wish: wishOf(reading),
      measured,
      shown: products.map(({ id }) => id),
      focus: products.length === 1 ? (products[0]?.id ?? null) : null,
    },
  };
}

function bothOf(first: Part, second: Part): Part {
  const products = [...(first.products ?? []), ...(second.products ?? [])];
  return {
    ...second,
    text: `${first.text.replace(`\n\nSource: ${dataSheets.title}.`, '')}\n\n${second.text}`,
    products,
    sources: [...(first.sources ?? []), ...(second.sources ?? [])],
    context: { ...second.context, shown: products },
  };
}

/** 'how many rolls of underlay': the area, and the rolls of those for the floor that is named or spoken of; of each kind where none is. */
async function underlayNeeded(asked: Asked, measured: Asked['reading']['measured']): Promise<Part> {
  const wish = await wishMeant(asked, false);
  const isForOne = wish.floor.some((name) => name !== 'underlay');
  const kinds = isForOne
    ? [wish.floor]
    : [
        ['underlay', 'carpet'],
        ['underlay', 'laminate'],
      ];
  const found = await Promise.all(
    kinds.map((floor) =>
      findFloors(asked.shop, floorQuery.parse({ ...queryOf({ ...wish, floor, room: [], thickness: null }), limit: isForOne ? mostShown : 1 })),
    ),
  );
  const products = found.flatMap((one) => one.products);
  const sums = await sumsOf({ ...asked, reading: { ...asked.reading, style: [] } }, products, measured);
  const lines = sums.map(
    ({ product, calculation }) => `${linkTo(product)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)}, ${sayStock(product)}.`,
  );
  const which = isForOne ? '' : ' Which underlay it is depends on the floor: the first is for carpet, the second for laminate and wood.';
  return {
    text: [`That is ${sayM2(measured)}; with 10% for cuts:${which}`, ...lines].join('\n\n'),
    products: sums.map(({ product }) => product.id),
    sources: sums.map(({ product }) => productSource(product)),
    suggestions: ['Do you deliver?'],
    context: { topic: 'sundries', wish, measured, shown: sums.map(({ product }) => product.id), focus: null },
  };
}

/** The size of the tile that grout is for: the one spoken of, else the first of ours that look as was said; null where nothing says which. */
async function tileSizeMeant({ shop, reading, context }: Asked): Promise<{ size: string; as: string } | null> {
  if (reading.size || !reading.floor.includes('grout')) return null;
  if (reading.look.length + reading.style.length + reading.names.length > 0) {
    const wish = { ...emptyWish, floor: ['tiles'], look: reading.look, style: reading.style, names: reading.names.slice(0, 8) };
    const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: 1 }));
    const like = products[0]?.tileSize ? products[0] : null;
    return like?.tileSize ? { size: like.tileSize, as: `, as our ${linkTo(like)}` } : null;
  }
  const spokenOf = await Promise.all([context.focus, context.before].flatMap((id) => (id ? [readProduct(shop, id)] : [])));
  const tile = spokenOf.find((product) => product?.category === 'Tiles' && product.tileSize);
  return tile?.tileSize ? { size: tile.tileSize, as: `, as ${linkTo(tile)}` } : null;
}

function saidOf(
  { reading }: Asked,
  areaM2: number,
  meant: { size: string; as: string } | null,
): { text: string; leastKg: number; mostKg: number; search: string } | null {
  const { floor, thickness } = reading;
  const said = `${reading.told} ${reading.said}`;
  const area = areaM2 > 0 ? `For ${Math.round(areaM2 * 100) / 100} m²` : '';
  if (isLength(floor))
    return floor.includes('stair nosing')
      ? {
          text: 'Each step takes a piece of nosing as wide as the step; what is left of a length is seldom enough for another.',
          leastKg: 0,
          mostKg: 0,
          search: '',
        }
      : { text: 'Measure round the room and add a tenth for the mitres; doorways come off.', leastKg: 0, mostKg: 0, search: '' };
  if (floor.includes('grout')) {
    const size = reading.size ?? meant?.size;
    const { thicknessMm, jointMm } = tileJoint;
    const { kg, sides } = groutForTiles(size, areaM2 || 1);
    const tile = `tiles of ${sides.join(' × ')} mm${meant?.as ?? ''}, ${thicknessMm} mm thick, with ${jointMm} mm joints`;
    return {
      text: `${area || 'A m²'} of ${tile} ${area ? 'you need' : 'takes'} about ${kg} kg of grout${size ? '' : '; smaller tiles take more, so tell me their size'}.`,
      leastKg: areaM2 ? kg : 0,
      mostKg: areaM2 ? kg : 0,
      search: 'grout',
    };
  }
  const isLevelling = floor.includes('leveller') || (floor.length === 0 && /\blevel(?:led|ling)?\b/.test(said));
  const sundry: Sundry | null = isLevelling
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
  const deepMm = sundry === 'smoothing compound' ? Number.parseFloat(thickness ?? '') : Number.NaN;
  // 'at about 4 mm' is the depth all over, '8 mm out in the middle' is not.
  if (areaM2 > 0 && deepMm > 0 && allOver.test(said)) {
    const kg = Math.ceil(kgPerMm * deepMm * areaM2);
    const text = `${area} at ${deepMm} mm deep you need about ${kg} kg of ${sundry}; an uneven floor takes more. Prime the floor first.`;
    return { text, leastKg: kg, mostKg: kg, search: sundry };
  }
  const deep =
    areaM2 > 0 && deepMm > 3
      ? ` If all of it had to be ${deepMm} mm deep it would be ${Math.ceil(kgPerMm * deepMm * areaM2)} kg; a dip only in the middle takes less. Prime the floor first.`
      : '';
  return {
    text: `${area ? `${area} you need` : 'A m² takes'} about ${leastKg === mostKg ? leastKg : `${leastKg} to ${mostKg}`} kg of ${sundry} ${how}; an uneven floor takes more.${deep}`,
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
  return floor.includes('skirting') || floor.includes('scotia') || floor.includes('stair nosing');
}

function lengthsOf(measured: Asked['reading']['measured'], products: readonly ProductSummary[], doors: number, stepsSaid = 0): string {
  const rooms = measured.flatMap((room) => ('lengthMm' in room ? [room] : []));
  const metres = metresIn(products[0]?.name ?? '');
  if (stepsSaid > 0 && metres && !rooms.some(({ as }) => as === 'steps')) {
    const cost = products.map((product) => `${formatPounds(stepsSaid * product.pricePence)} for ${linkTo(product)}`);
    return ` For ${stepsSaid} steps up to ${metres} m wide that is ${stepsSaid} lengths: ${listed(cost, 'or')}.`;
  }
  if (!rooms.length || !metres) return '';
  const steps = rooms.filter(({ as }) => as === 'steps');
  if (steps.length) {
    const count = nosingsNeeded(steps, metres * 1000);
    const cost = products.map((product) => `${formatPounds(count * product.pricePence)} for ${linkTo(product)}`);
    return ` For the stairs you describe that is ${count} lengths of ${metres} m: ${listed(cost, 'or')}.`;
  }
  const less = doors ? `, with ${doors === 1 ? 'one doorway' : `${doors} doorways`} of about 0.9 m taken off` : '';
  return ` For the ${rooms.length === 1 ? 'room' : 'rooms'} you describe that is ${lengthsNeeded(rooms, metres * 1000, doors * doorwayMm)} lengths of ${metres} m${less}.`;
}
