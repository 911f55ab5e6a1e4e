import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish, type Wish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { floorMeasured } from '../floor-measured.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { reckon } from '../reckoned.ts';
import { linkTo, listed, productLine, productSource, sayShort, sayStock } from '../say.ts';
import { doorsIn, doorwayMm, kgIn, lengthsNeeded, metresIn, type Needed, nosingsNeeded, ownUse, withSides } from '../sundry-quantities.ts';
import { surfaceOf } from '../surface.ts';
import { nearestByName } from '../told-by-name.ts';
import { namesProduct, whichProducts } from '../which-products.server.ts';
import { queryOf, wishOf } from '../wish.ts';
import { coloursSearched } from '../wish-words.ts';
import { amountSaid, type Goods, goodsAsked, isLength, isOfLargeTiles, searchedBy, type TileMeant } from './amount-said.ts';
import { wishMeant } from './find-meant.server.ts';
import { fittingGoods, goodsWantedFor } from './fitting-goods.server.ts';
import { sayPacksEnough } from './packs-enough.ts';
import { pageSays } from './page-says.ts';
import { answerRun } from './run-of-lengths.server.ts';
import { sayM2, sumsOf } from './sums.server.ts';
import { underlayCalled } from './underlay-called.ts';
import { underlayOfOne } from './underlay-of-one.server.ts';
import { sayWhichUnderlay } from './which-underlay.ts';

const dataSheets = { title: 'Makers’ data sheets; EN 12004 (adhesives for tiles) and EN 13888 (grouts)', href: null };
const mostShown = 2;
/** How much adhesive, grout, smoothing compound or skirting a floor takes, with what we sell of it. Null where nothing of the kind was asked. */
export async function answerSundryQuantity(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  const measured = floorMeasured(asked);
  const areaM2 = areaOf(measured) / 1_000_000;
  const run = await answerRun(asked);
  if (run) return run;
  const underlay = reading.floor.includes('underlay') && areaM2 > 0 ? await underlayNeeded(asked, measured) : null;
  if (underlay) return underlay;
  // 'adhesive and grout for 12 m²': each of them, for tiles as only they are grouted.
  if (reading.floor.includes('adhesive') && reading.floor.includes('grout')) {
    const each = ['grout', 'adhesive'].map((name) =>
      answerSundryQuantity({ ...asked, reading: { ...reading, floor: [...new Set([...reading.floor.filter((one) => one !== name), 'tiles'])] } }),
    );
    const [glue, grout] = await Promise.all(each);
    if (glue && grout) return bothOf(glue, grout);
  }
  const goods = goodsAsked(asked);
  if (goods === null) return null;
  const wish = wishOf(reading);
  const search = searchedBy[goods];
  // What the tile is made of, the bag is not.
  const kinds = goods === 'grout' || goods === 'tile adhesive' ? wish.floor.filter((name) => name === 'grout' || name === 'adhesive') : wish.floor;
  const inColour = (colours: readonly (readonly string[])[]) =>
    floorQuery.parse({
      ...queryOf({ ...wish, floor: kinds.length ? kinds : ['leveller'], condition: [], size: null, thickness: null, look: [], style: [], room: [] }),
      ...(search
        ? {
            words: [[search], ...(wish.floor.includes('skirting') ? wish.names.map((name) => [name]) : []), ...colours.map((each) => [...each])],
          }
        : {}),
      limit: mostShown,
    });
  const tile = await tileMeant(asked, goods);
  // 'grout for the sage hexagon': where no grout is sage, the tile is.
  const coloured = await findFloors(asked.shop, inColour(coloursSearched(wish)));
  const sold = coloured.products.length > 0 || goods !== 'grout' ? coloured : await findFloors(asked.shop, inColour([]));
  const found = nearestByName(sold.products, `${reading.told} ${reading.text}`);
  const pages = await readProducts(asked.shop, found);
  // Grey shows through a glazed wall tile: what is made for walls says so.
  const forWall =
    goods === 'tile adhesive' && !isOfLargeTiles(asked, tile) && isOnWall(asked, tile)
      ? pages.filter((page) => pageSays(page, /\bwall tiles?\b/i))
      : [];
  const products = forWall.length ? forWall : pages;
  const page = products.find((one) => ownUse(one) !== null) ?? null;
  const said = amountSaid(asked, areaM2, forWall.length ? 'wall tile adhesive' : goods, tile, page);
  const [made] = forWall;
  const ofPage = made ? pageSays(made, /\bwall tiles?\b/i) : page && pageSays(page, /m²/);
  const quoted = products.length > 1 && page && !made ? (ofPage?.replace('Its page', `The page of ${linkTo(page)}`) ?? null) : ofPage;
  const told = `${reading.told} ${reading.said}`;
  const steps = reading.floor.includes('stair nosing') ? Number(/\b(\d{1,2}) (?:steps|stairs|treads)\b/.exec(told)?.[1] ?? 0) : 0;
  const lengths = isLength(reading.floor) ? lengthsOf(measured, products, doorsIn(told), steps) : '';
  const [first] = products;
  const enough = first && said.mostKg ? sayPacksEnough(reading, first, Math.ceil(said.mostKg / (kgIn(first.name) || said.mostKg))) : '';
  const packs = said.mostKg ? packsOf(products, said, quoted ?? 'What one covers is printed on it.') : quoted ? ` ${quoted}` : '';
  const source = isLength(reading.floor) ? '' : `Source: ${dataSheets.title}.`;
  return {
    text: [`${enough}${said.text}${packs}${lengths}`, products.map(productLine).join('\n\n'), source].filter(Boolean).join('\n\n'),
    products: products.map(({ id }) => id),
    sources: [...(source ? [dataSheets] : []), ...products.map(productSource)],
    suggestions: areaM2 > 0 ? ['Do you deliver?'] : ['For 20 m²'],
    context: {
      topic: 'sundries',
      wish: wishOf(reading),
      measured,
      shown: products.map(({ id }) => id),
      focus: products.length === 1 ? (products[0]?.id ?? null) : null,
      reckoned:
        first && said.mostKg
          ? reckon([{ id: first.id, pence: Math.ceil(said.mostKg / (kgIn(first.name) || said.mostKg)) * first.pricePence }], measured)
          : [],
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
    context: { ...second.context, shown: products, reckoned: [...(first.context?.reckoned ?? []), ...(second.context?.reckoned ?? [])] },
  };
}

/** 'how much underlay for 18 m² of Arvon', of which there are several: underlay for that kind of floor. */
async function withKindNamed(asked: Asked, wish: Wish): Promise<Wish> {
  const meant = wish.names.length && wish.floor.join() === 'underlay' && namesProduct(asked) ? await whichProducts(asked) : null;
  const first = meant?.kind === 'several' ? await readProduct(asked.shop, meant.products[0]?.id ?? '') : null;
  const kind = first && adviceKindOf(first);
  return kind ? { ...wish, names: [], floor: ['underlay', kind] } : wish;
}

/** 'how many rolls of underlay': the area, and the rolls of those for the floor that is named or spoken of; of each kind where none is. Null where none of ours fits. */
async function underlayNeeded(asked: Asked, measured: Asked['reading']['measured']): Promise<Part | null> {
  const wish = await withKindNamed(asked, await wishMeant(asked, false));
  const own = await underlayOfOne(asked, wish);
  if (own?.none) return own.none;
  // 'packs of the 5mm fibre board': those that answer to it, where it tells one apart.
  const word = underlayCalled(`${asked.reading.told} ${asked.reading.said}`);
  const called = word ? { ...wish, colour: [], names: [word] } : wish;
  const isTold = wish.thickness !== null || called.names.length > 0;
  const told = isTold ? await findFloors(asked.shop, floorQuery.parse({ ...queryOf({ ...called, room: [] }), limit: mostShown })) : null;
  const isForOne = wish.floor.some((name) => name !== 'underlay');
  const kinds = isForOne
    ? [wish.floor]
    : [
        ['underlay', 'carpet'],
        ['underlay', 'laminate'],
      ];
  const found = await Promise.all(kinds.map((floor) => soldFor(asked, { ...wish, floor, thickness: null }, isForOne ? mostShown : 1)));
  const products = told?.products.length
    ? nearestByName(told.products, `${asked.reading.told} ${asked.reading.text}`)
    : found.flatMap((one) => one.products);
  const fit = told?.products.length ? products : ((await own?.fit(products)) ?? products);
  const sums = await sumsOf({ ...asked, reading: { ...asked.reading, style: [] } }, fit, measured);
  if (!sums.length) return null;
  const lines = sums.map(
    ({ product, calculation }) => `${linkTo(product)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)}, ${sayStock(product)}.`,
  );
  const [least] = sums;
  const enough = least ? sayPacksEnough(asked.reading, least.product, least.calculation.boxes) : '';
  const which = isForOne || told?.products.length ? '' : sayWhichUnderlay(found.map((one) => one.products.length > 0));
  return {
    text: [`${enough}That is ${sayM2(measured)}; with 10% for cuts:`, ...lines, own?.page ?? '', which].filter(Boolean).join('\n\n'),
    products: sums.map(({ product }) => product.id),
    sources: sums.map(({ product }) => productSource(product)),
    suggestions: ['Do you deliver?'],
    context: {
      topic: 'sundries',
      wish,
      measured,
      shown: sums.map(({ product }) => product.id),
      focus: null,
      reckoned: reckon(least ? [{ id: least.product.id, pence: least.calculation.totalPence }] : [], measured),
    },
  };
}

/** The underlays of a wish that their pages do not rule out for its rooms. */
async function soldFor({ shop, context }: Asked, wish: Wish, most: number): Promise<{ products: ProductSummary[] }> {
  const wanted = await goodsWantedFor(shop, wish, context);
  const { fit } = await fittingGoods(shop, floorQuery.parse(queryOf({ ...wish, room: [] })), wanted);
  return { products: fit.slice(0, most) };
}

/** The tile that grout or adhesive is for: of the size that was said, the one spoken of, else the first of ours that look as was said. */
async function tileMeant({ shop, reading, context, visitor }: Asked, goods: Goods): Promise<TileMeant | null> {
  if (reading.size && !(goods === 'grout' && reading.names.length > 0))
    return { tile: { tileSize: reading.size.split('/')[0] ?? reading.size, thickness: null }, as: '' };
  if (goods !== 'grout' && goods !== 'tile adhesive') return null;
  // 'and is one bag of grout enough' after the adhesive for tiles of a size.
  const sizeBefore = context.topic === 'sundries' && !reading.names.length ? (context.wish?.size ?? null) : null;
  if (sizeBefore) return { tile: { tileSize: sizeBefore, thickness: null }, as: '' };
  const isMosaic = reading.floor.includes('mosaic') || /\bmosaics?\b/.test(`${reading.told} ${reading.text}`);
  if (reading.look.length + reading.style.length + reading.names.length > 0 || isMosaic) {
    const wish = { ...emptyWish, floor: [isMosaic ? 'mosaic' : 'tiles'], look: reading.look, style: reading.style, names: reading.names.slice(0, 8) };
    const first = async (one: Wish) => (await findFloors(shop, floorQuery.parse({ ...queryOf(one), limit: 1 }))).products[0];
    // 'grout for the sage hexagon': the colour is the tile's, else the grout's.
    const found = (reading.colour.length ? await first({ ...wish, colour: reading.colour }) : undefined) ?? (await first(wish));
    const like = found?.tileSize ? await readProduct(shop, found.id) : null;
    if (!like && reading.size) return { tile: { tileSize: reading.size.split('/')[0] ?? reading.size, thickness: null }, as: '' };
    return like && { tile: withSides(like), as: `, as our ${linkTo(like)}` };
  }
  const spokenOf = await Promise.all([context.focus, context.before, visitor.productId].flatMap((id) => (id ? [readProduct(shop, id)] : [])));
  const tile = spokenOf.find((product) => product?.category === 'Tiles' && product.tileSize);
  return tile ? { tile: withSides(tile), as: `, as ${linkTo(tile)}` } : null;
}

/** Whether the tiles go on a wall, by what is said of them now or was before. */
function isOnWall({ reading, context }: Asked, meant: TileMeant | null): boolean {
  const surface = surfaceOf(`${reading.told} ${reading.text}`, []);
  return surface ? surface === 'wall' : context.wish?.feature.includes('wall') === true || /\bwall tile\b/i.test(meant?.as ?? '');
}

/** What the packs we sell come to, and what is said of what they cover. */
function packsOf(products: readonly ProductSummary[], { leastKg, mostKg }: Needed, covers: string): string {
  const counts = products.flatMap((product) => {
    const kg = kgIn(product.name);
    if (!kg) return [];
    const [least, most] = [Math.ceil(leastKg / kg), Math.ceil(mostKg / kg)];
    return [`${least === most ? '' : `${least} to `}${countUnits(most, product.unit)} of ${kg} kg`];
  });
  const costs = products.flatMap((product) => {
    const most = Math.ceil(mostKg / kgIn(product.name));
    return kgIn(product.name) ? [`${formatPounds(most * product.pricePence)} of ${linkTo(product)}`] : [];
  });
  const short = products.flatMap((product) => {
    const kg = kgIn(product.name);
    return kg && product.stock < Math.ceil(mostKg / kg) ? sayShort(product) : [];
  });
  return counts.length
    ? ` That is ${[listed([...new Set(counts)], 'or'), `${listed(costs, 'or')}.`].join(': ')} ${[covers, ...short].join(' ')}`
    : '';
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
  const count = lengthsNeeded(rooms, metres * 1000, doors * doorwayMm);
  const cost = products.map((product) => `${formatPounds(count * product.pricePence)} for ${linkTo(product)}`);
  return ` For the ${rooms.length === 1 ? 'room' : 'rooms'} you describe that is ${count} lengths of ${metres} m${less}: ${listed(cost, 'or')}.`;
}
