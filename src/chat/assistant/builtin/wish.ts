import { type CategoryName, categoryNames } from '#catalogue/category.ts';
import { emptyWish, type Wish } from '../context.ts';
import { areaOf, type MeasuredRoom } from '../reading/measures.ts';
import type { Reading } from '../reading/read-question.ts';
import { sold } from '../reading/words/floors.ts';
import { lookSearch } from '../reading/words/looks.ts';
import type { FloorQuery } from '../tools/find-floors.server.ts';
import { asksReal } from './asks-real.ts';
import { gradeOf, gripOf, materialOf, pilesFor } from './demands.ts';
import { eitherMaterial } from './either-material.ts';
import { addImplied, piles } from './implied.ts';
import { isGoods, isGoodsCategory } from './is-goods.ts';
import { pricesOf, withRollPrice, withWholePrice } from './price-searched.ts';
import { withItsLook, withoutRefused } from './refused-before.ts';
import { roomsOf, waterOf } from './rooms-searched.ts';
import { floorGoneOnWith, isForGoods, isOfTrims, ofItsFloor, sundriesSearched, withoutFloors } from './sundry-search.ts';
import { isOnAnyWall, isSurface, surfaceOf } from './surface.ts';
import { coloursSearched, featureWords, largerThan, looksApart, lookWords, rollsFrom, sizes, withoutWords } from './wish-words.ts';

const lists = ['floor', 'without', 'colour', 'species', 'look', 'style', 'finish', 'room', 'condition', 'feature', 'names'] as const;
export const floorCategories = categoryNames.filter((category) => !isGoodsCategory(category));
const figures = ['price', 'size', 'thickness', 'wearLayer', 'acRating', 'slipRating', 'minWidth', 'sort'] as const;

/** The floor that one message asks for. */
export function wishOf(reading: Reading): Wish {
  const wish: Wish = { ...emptyWish, inStockOnly: reading.inStockOnly, reducedOnly: reading.reducedOnly };
  for (const key of lists) wish[key] = reading[key].slice(0, 8);
  // A strip along the skirting is a scotia.
  if (wish.floor.includes('trims') && wish.floor.includes('skirting'))
    wish.floor = wish.floor.includes('scotia') ? ['scotia', 'skirting'] : ['scotia'];
  // Where the skirting stays, a scotia covers the gap.
  if (wish.floor.includes('scotia') && /\bgaps?\b/.test(reading.said)) wish.floor = wish.floor.filter((floor) => floor !== 'skirting');
  // One between two floors, or in a doorway, is a threshold.
  const meeting = wish.floor.filter((floor) => !isGoods(floor));
  if (/\b(?:between|where .* meets?|joins?|doorway)\b/.test(reading.said) || (meeting.length > 1 && /\bto\b/.test(reading.said)))
    wish.floor = wish.floor.map((floor) => (floor === 'trims' ? 'threshold' : floor));
  wish.floor = ofItsFloor(wish);
  // What holds a skirting or a door bar is a grab adhesive.
  if (isOfTrims(wish.floor) && (wish.floor.includes('adhesive') || /\b(?:stick|glue)\b/.test(reading.said)))
    Object.assign(wish, { floor: ['adhesive'], names: ['grab'], colour: [], species: [] });
  wish.without = withItsLook(wish, reading.said);
  const surface = surfaceOf(`${reading.told} ${reading.text}`.trim(), wish.floor);
  if (surface) wish.feature = [...wish.feature, surface];
  // What lies on a patio gets wet, and a wet room's sheet is soaked: R11 and more grip there.
  const isSoaked = wish.room.includes('Patio') || (wish.room.includes('Wet room') && wish.floor.includes('vinyl'));
  const slipRating = reading.slipRating ?? (wish.condition.includes('slip') && isSoaked ? 'R11' : null);
  if (
    asksReal(reading.said) &&
    !(wish.floor.length || wish.without.includes('wood')) &&
    (wish.species.length + wish.style.filter((name) => !piles.includes(name)).length > 0 || wish.without.some((floor) => printed.has(floor)))
  )
    wish.floor = ['wood'];
  // 'no big wide boards' asks for narrow ones, and the other way round.
  for (const [refused, wanted] of widths)
    if (wish.without.includes(refused)) {
      wish.without = wish.without.filter((name) => name !== refused);
      wish.style = [...new Set([...wish.style, wanted])];
    }
  addImplied(wish, reading.said, surface, reading.told.toLowerCase());
  // A size says how large; paving comes in slabs of any size, and may have to match what lies indoors.
  const isPaving = wish.room.includes('Patio');
  const isLarge = reading.size === null && (!isPaving || /\b(?:large|big|huge)\b/.test(reading.said));
  wish.feature = wish.feature.filter((name) => (isLarge || name !== 'large format') && (!isPaving || name !== 'indoor'));
  const larger = largerThan(reading);
  wish.feature.push(...(larger?.feature ?? []));
  const said = Object.fromEntries(figures.map((key) => [key, reading[key]]));
  const priced = { ...wish, ...said, slipRating, ...(larger?.figures ?? {}) } as Wish;
  return withWholePrice(withRollPrice(priced, `${reading.told} ${reading.text}`.toLowerCase()));
}

const printed: ReadonlySet<string> = new Set(['laminate', 'lvt', 'vinyl', 'tiles', 'click lvt', 'porcelain']);
const widths = [
  ['wide plank', 'narrow plank'],
  ['narrow plank', 'wide plank'],
] as const;

/** Whether a message says anything of the floor that is wanted. */
export function isWish(reading: Reading): boolean {
  return lists.some((key) => reading[key].length > 0) || figures.some((key) => reading[key] !== null) || reading.reducedOnly;
}

export function isWishEmpty(wish: Wish): boolean {
  return lists.every((key) => wish[key].length === 0) && figures.every((key) => wish[key] === null) && !wish.inStockOnly && !wish.reducedOnly;
}

/** What was wanted, with what is said now put in the place of the same. Another kind of floor lets go of what only the old one had. */
export function mergeWish(earlier: Wish | null, wanted: Wish): Wish {
  const before = earlier && withoutRefused({ ...earlier, floor: floorGoneOnWith(earlier, wanted) }, wanted);
  // Glue after carpet is another matter, and not wanted in cream.
  if (!before || (wanted.floor.length > 0 && before.floor.length > 0 && isForGoods(wanted) !== isForGoods(before))) return wanted;
  // 'white adhesive' after adhesive for tiles is for tiles.
  const around = isForGoods(wanted) && wanted.floor.every((name) => before.floor.includes(name)) ? before.floor.filter((name) => !isGoods(name)) : [];
  const now: Wish = { ...wanted, floor: [...new Set([...wanted.floor, ...around])] };
  const isOther = now.floor.length > 0 && before.floor.length > 0 && now.floor.join() !== before.floor.join();
  const [surface, surfaceBefore] = [now, before].map(({ feature }) => feature.find(isSurface));
  // What was wanted of the walls is not wanted of the floor.
  if (surface && surfaceBefore && surface !== surfaceBefore)
    return { ...now, floor: now.floor.length ? now.floor : before.floor, room: now.room.length ? now.room : before.room };
  const kept: Wish = isOther ? { ...before, thickness: null, acRating: null, wearLayer: null, size: null, minWidth: null, names: [] } : before;
  const merged: Wish = { ...kept, inStockOnly: kept.inStockOnly || now.inStockOnly, reducedOnly: kept.reducedOnly || now.reducedOnly };
  for (const key of lists) if (now[key].length) merged[key] = now[key];
  if (now.feature.every(isSurface)) merged.feature = [...new Set([...now.feature, ...before.feature])];
  else if (!isOther && before.feature.includes('planks')) merged.feature = [...now.feature, 'planks'];
  // A colour in place of another also replaces the name that brought it, though not that of a range.
  if (now.colour.length && !now.names.length && before.floor.length + before.colour.length > 0) merged.names = [];
  for (const key of figures) if (now[key] !== null) Object.assign(merged, { [key]: now[key] });
  return merged;
}

const wiped: ReadonlySet<string> = new Set(['easy clean', 'waterproof', 'water resistant']);

/** Where a wish that names no kind of floor is looked for; empty for everywhere. */
function categoriesMeant({ style, look, without, names, feature, minWidth, condition, room, sort }: Wish): CategoryName[] {
  if (room.includes('Wet room') && names.length === 0) return ['Tiles', 'Vinyl & Lino'];
  // 'soft for the children, but it wipes clean'
  if (feature.includes('soft') && feature.some((name) => wiped.has(name))) return ['Vinyl & Lino', 'LVT'];
  if (feature.includes('soft') && !without.includes('carpet')) return ['Carpet'];
  if (style.includes('low pile') && !without.includes('carpet')) return ['Carpet'];
  if (minWidth !== null && isRollWidth(minWidth)) return ['Vinyl & Lino', 'Carpet'];
  if (minWidth !== null) return ['Laminate Flooring', 'Wood Flooring', 'LVT'];
  if (style.includes('wide plank') && sort === 'widest') return ['Laminate Flooring', 'Wood Flooring', 'LVT'];
  if (style.includes('wide plank') || style.includes('narrow plank')) return ['Laminate Flooring', 'Wood Flooring'];
  if (style.includes('long plank')) return ['Laminate Flooring', 'Wood Flooring', 'LVT'];
  const refused = without.map((floor) => sold[floor]?.category);
  if (look.includes('wood effect'))
    return (['Laminate Flooring', 'LVT', 'Tiles', 'Vinyl & Lino'] as const).filter((category) => !refused.includes(category));
  // A tile is cold to stand on without heating below it.
  const isCold = (category: CategoryName) => category === 'Tiles' && condition.includes('warmth') && !condition.includes('underfloor heating');
  const isUnlike = (category: CategoryName) =>
    category === 'Carpet' && (feature.includes('easy clean') || look.some((name) => name.endsWith(' effect')));
  return names.length ? [] : floorCategories.filter((category) => !refused.includes(category) && !isCold(category) && !isUnlike(category));
}

/** The wish as a question to the catalogue. `measured`: with a budget for the whole job, what a m² may cost. */
export function queryOf(said: Wish, measured: readonly MeasuredRoom[] = []): Partial<FloorQuery> {
  const wish = withoutFloors(said);
  const kinds = wish.floor.map((floor) => sold[floor]).filter((kind) => kind !== undefined);
  // 'underlay for laminate': what is bought is the underlay.
  const bought =
    kinds.some(({ category }) => isGoodsCategory(category)) && kinds.some(({ category }) => !isGoodsCategory(category))
      ? kinds.filter(({ category }) => isGoodsCategory(category))
      : kinds;
  const filters = [...new Set(bought.flatMap(({ filter }) => filter ?? []))];
  // 'engineered or laminate': of the wood only the engineered, and all the laminate.
  const isOfOneKind = new Set(bought.map(({ category }) => category)).size === 1;
  const filterOf = (field: 'construction' | 'wood_type' | 'material') => {
    const [only, ...others] = [...new Set(filters.flatMap((one) => (one.field === field ? [one.value] : [])))];
    const alike = bought.filter(({ filter }) => filter?.field === field);
    const isOfAll = isOfOneKind
      ? filters.length === 1
      : bought.every(({ category, filter }) => filter?.field === field || alike.every((one) => one.category !== category));
    return only && !others.length && isOfAll ? only : null;
  };
  const floorsAround = kinds.filter((kind) => !bought.includes(kind)).map(({ category }) => category);
  const isGlueAndGrout = wish.floor.includes('adhesive') && wish.floor.includes('grout');
  const either = eitherMaterial(bought);
  const searched =
    either || isGlueAndGrout || (bought.length > 1 && new Set(bought.map(({ category }) => category)).size > 1)
      ? []
      : bought.flatMap(({ search }) => search ?? []);
  const ofKinds = kinds.map(({ category }) => category);
  const isMattBoard = wish.finish.includes('matt') && !isForGoods(wish) && !ofKinds.includes('Tiles');
  const isTiled = ofKinds.length > 0 && ofKinds.every((category) => category === 'Tiles');
  // Of tiles the page may say so where the name does not.
  const isStoneTile = isTiled && looksApart(wish.look).some((looks) => looks.join() === 'stone effect');
  const words = [
    either ?? [],
    ...(isForGoods(wish) ? [[...coloursSearched(wish).flat(), ...wish.species]] : [...coloursSearched(wish), wish.species]),
    ...looksApart(isStoneTile ? wish.look.filter((look) => look !== 'stone effect') : wish.look).map((looks) =>
      looks.flatMap((look) => lookWords(look, ofKinds)),
    ),
    // 'chevron or parquet': no floor is both.
    wish.style.filter((style) => !unnamedStyles.has(style)).flatMap((style) => (style === 'parquet' ? parquet : [style])),
    pilesFor(wish),
    ...(wish.style.includes('low pile') ? [['twist', 'loop', 'carpet tile', 'cord']] : []),
    ...(wish.style.includes('narrow plank') && isTiled ? [[...(lookSearch['metro'] ?? [])]] : []),
    ...(wish.feature.includes('planks') && isTiled ? [['plank']] : []),
    ...wish.finish.filter((finish) => finish !== 'matt' || !isMattBoard).map((finish) => (finish === 'gloss' ? ['gloss', 'polished'] : [finish])),
    ...wish.names.map((name) => [name]),
    // 'scotia and skirting': nothing is both.
    ...(isForGoods(wish) ? [searched.flatMap((search) => search.split('/'))] : searched.map((search) => search.split('/'))),
    // 'grout for 600x600 tiles': the size is theirs.
    ...(wish.size && !floorsAround.length ? [sizes(wish.size)] : []),
    ...(wish.minWidth !== null && isRollWidth(wish.minWidth) ? [rollsFrom(wish.minWidth)] : []),
    ...wish.feature.map((feature) =>
      (feature === 'dirt hiding' && wish.colour.length > 0) || isOnAnyWall(feature, wish) ? [] : (featureWords[feature] ?? []),
    ),
    ...sundriesSearched(
      // Grout is the same for any tile.
      bought.flatMap(({ category }) => (category === 'Adhesives' && !wish.floor.includes('adhesive') ? [] : category)),
      floorsAround,
      wish.condition,
    ).map((group) => (isGlueAndGrout ? [...group, 'grout'] : group)),
  ].filter((group) => group.length > 0);
  const categories = [...new Set(bought.map(({ category }) => category))];
  const grade = gradeOf(wish, categories);
  const isNarrow = wish.style.includes('narrow plank') && !isTiled;
  return {
    categories: categories.length ? categories : categoriesMeant(wish),
    words: words.slice(0, 6),
    // Kits and clips are sold with the trims, and are none.
    without: [...withoutWords(wish, categories), ...(wish.floor.includes('trims') ? ['kit', 'clips'] : [])],
    construction: filterOf('construction'),
    woodType: filterOf('wood_type'),
    material: either ? null : (filterOf('material') ?? materialOf(wish, categories)),
    water: waterOf(wish, categories),
    rooms: bought.some(({ category }) => isGoodsCategory(category)) ? [] : roomsOf(wish),
    underfloorHeating: wish.condition.includes('underfloor heating') && !categories.includes('Underlay'),
    click: wish.feature.includes('click') && !isForGoods(wish),
    bleachable: wish.feature.includes('bleach cleanable'),
    matt: isMattBoard,
    imitation: wish.feature.includes('imitation') || wish.feature.includes('no sealing'),
    stoneLook: isStoneTile,
    unfinished: wish.feature.includes('unfinished'),
    thickness: wish.thickness,
    acRating: wish.acRating ?? grade.acRating,
    wearLayer: wish.wearLayer ?? grade.wearLayer,
    minWidth:
      wish.minWidth !== null && isRollWidth(wish.minWidth)
        ? null
        : (wish.minWidth ?? (wish.style.includes('wide plank') && !isTiled ? leastWide : null)),
    commercial: wish.condition.includes('commercial') && categories.join() !== 'Wood Flooring',
    slipRating: wish.slipRating ?? gripOf(wish, categories),
    isRated: wish.slipRating !== null,
    inStock: wish.inStockOnly,
    stockForM2: wish.inStockOnly && areaOf(measured) > 0 ? (areaOf(measured) / 1_000_000) * 1.1 : null,
    reduced: wish.reducedOnly,
    // No carpet states its wear.
    sort:
      wish.sort === 'wear' && categories.join() === 'Carpet'
        ? 'relevance'
        : (wish.sort ?? (isNarrow ? 'narrowest' : wish.style.includes('long plank') ? 'longest' : 'relevance')),
    ...pricesOf(wish, measured),
  };
}

/** Boards from here on are called wide. */
const leastWide = 180;

/** How a floor is laid or shaped, which no product is named after. */
export const unnamedStyles: ReadonlySet<string> = new Set(['straight', 'diagonal', 'wide plank', 'narrow plank', 'long plank', 'low pile']);

/** Parquet is blocks in a pattern, and sold under the pattern's name. */
const parquet = ['parquet', 'herringbone', 'chevron', 'basketweave'];

/** No plank is so wide: the roll is meant, in mm. */
export function isRollWidth(mm: number): boolean {
  return mm >= 1000;
}
