import { readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { firstSentences } from '../../answer-text.ts';
import type { Wish } from '../../context.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { sold } from '../../reading/words/floors.ts';
import { type FloorQuery, findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { gradeOf, gripAdvised, mustGrip } from '../demands.ts';
import type { Asked } from '../part.ts';
import { linkTo } from '../say.ts';
import { queryOf, wishOf } from '../wish.ts';
import { fittestFirst } from './fittest.server.ts';

const mostShown = 3;
const mostKinds = 4;
/** What is bedded or stuck down, and never comes up again in one piece. */
export const notLifted: readonly string[] = ['tiles', 'lino', 'safety vinyl', 'solid wood'];
/** A thinner tile is not held up as one that carries a car. */
const underACar = '10mm+';
const leastOfSheet = '0.3mm';
const liftable: readonly string[] = ['landlord', 'over vinyl', 'over tiles'];

/** Examples of the kinds that suit: those that grip where that was asked for, none that is glued where it has to come up again. */
export async function recommendedProducts(asked: Asked, best: readonly string[]): Promise<ProductSummary[]> {
  const { reading } = asked;
  const search = async (among: Partial<FloorQuery>, limit = mostShown): Promise<ProductSummary[]> => {
    const query = floorQuery.parse({ ...queryOf(ofCategory(wishOf(reading), among)), ...among, limit });
    const found = async (one: FloorQuery) => (await fittestFirst(asked, await findFloors(asked.shop, one), wishOf(reading))).products;
    const products = await found(query);
    // What suits with care is not sold for the room; where some of the kind are, the others are not for it.
    if (products.length || !query.rooms.length) return products;
    const { total } = await findFloors(asked.shop, floorQuery.parse({ categories: query.categories, rooms: query.rooms, limit: 1 }));
    return total ? [] : found({ ...query, rooms: [] });
  };
  const kinds = best.flatMap((floor) => sold[floor] ?? []);
  const all = [...new Set(kinds.map(({ category }) => category))];
  // 'the cheapest for a bathroom' is looked for among all that suit it.
  // Where it is hard used each kind has to show its own figures for that.
  const isWorn = gradeOf(wishOf(reading), ['LVT']).wearLayer !== null;
  if (reading.sort && all.length && !isWorn) return search({ categories: all });
  if (mustGrip(reading)) {
    const tiled = queryOf(ofCategory(wishOf(reading), { categories: ['Tiles'] }));
    const rough = await findFloors(asked.shop, floorQuery.parse({ ...tiled, categories: ['Tiles'], slipRating: 'R11', limit: 1 }));
    // Wheels want a floor that is hard to wear before one that is rough.
    const isOfWheels = reading.condition.includes('wheelchair') && !reading.condition.includes('slip') && !reading.room.length;
    const grip = [
      ...(isOfWheels ? await search({ categories: ['LVT'], slipRating: 'R10', ...gradeOf(wishOf(reading), ['LVT']) }, 1) : []),
      ...(all.includes('Tiles') ? (rough.products.length ? rough.products : await search({ categories: ['Tiles'], slipRating: 'R10' }, 1)) : []),
      // Where a shower falls the joints of boards let water through.
      ...(all.includes('LVT') && !isOfWheels && !reading.room.includes('Wet room')
        ? await search({ categories: ['LVT'], slipRating: 'R10', ...gradeOf(wishOf(reading), ['LVT']) }, 1)
        : []),
      ...(best.includes('safety vinyl') ? await search({ categories: ['Vinyl & Lino'], words: [['safety']], rooms: [] }, 1) : []),
    ];
    if (grip.length) return grip;
  }
  const [first] = kinds;
  if (!first) return search({});
  const wanted = queryOf(wishOf(reading)).words ?? [];
  const ofKind = ({ category, search: named, filter }: (typeof kinds)[number], limit = mostShown) => {
    const isLifted =
      category === 'LVT' && (reading.without.includes('adhesive') || reading.condition.some((condition) => liftable.includes(condition)));
    return search(
      {
        categories: [category],
        ...gradeOf(wishOf(reading), [category]),
        // The thinnest sheets are worn through first; linoleum wears all through, and states no layer.
        ...(named === 'vinyl' && isWorn ? { wearLayer: leastOfSheet } : {}),
        slipRating: gripAdvised(wishOf(reading), [category]),
        ...(category === 'Tiles' && reading.room.includes('Garage') ? { thickness: underACar } : {}),
        words: [...wanted, ...(named ? [named.split('/')] : [])].slice(0, 6),
        ...(filter?.field === 'construction' ? { construction: filter.value } : isLifted ? { construction: '%Click' } : {}),
      },
      limit,
    );
  };
  // A foamed core is the warmest of those that click.
  const warm =
    reading.condition.includes('warmth') && all.includes('LVT') && !wanted.length ? await search({ categories: ['LVT'], construction: '%WPC%' }) : [];
  if (warm.length) return warm;
  // A limit of price or a colour leaves little of the first kind alone: one of each that is recommended.
  if (reading.price === null && !wanted.length && !reading.sort) return ofKind(first);
  const ofEach = kinds.filter(({ category }, at) => kinds.findIndex((kind) => kind.category === category) === at);
  const found = await Promise.all(ofEach.slice(0, mostKinds).map((kind) => ofKind(kind)));
  const inTurn = Array.from({ length: mostShown }, (_, at) => found.flatMap((products) => products[at] ?? [])).flat();
  // Nothing that suits is called soft: what suits counts for more.
  return inTurn.length || !reading.feature.includes('soft') ? inTurn.slice(0, mostShown) : recommendedProducts(withoutSoft(asked), best);
}

/** What is looked for among tiles alone has to stand what tiles stand. */
function ofCategory(wish: Wish, { categories }: Partial<FloorQuery>): Wish {
  return wish.floor.length === 0 && categories?.join() === 'Tiles' ? { ...wish, floor: ['tiles'] } : wish;
}

function withoutSoft(asked: Asked): Asked {
  return { ...asked, reading: { ...asked.reading, feature: asked.reading.feature.filter((feature) => feature !== 'soft') } };
}

/** 'the cheapest that is hard-wearing': of each kind one, the cheapest of them first. */
export const inOrder = (products: readonly ProductSummary[], sort: Asked['reading']['sort']): ProductSummary[] =>
  sort === 'cheapest' ? products.toSorted((a, b) => (a.pricePerM2Pence ?? 0) - (b.pricePerM2Pence ?? 0)) : [...products];

/** Each by its name and price, with the slip rating on record where grip was asked for. */
export async function saidOfEach(asked: Asked, products: readonly ProductSummary[]): Promise<string[]> {
  const ratings = mustGrip(asked.reading)
    ? await Promise.all(products.map(async ({ id }) => (await readProduct(asked.shop, id))?.slipRating ?? null))
    : [];
  return products.map((product, at) => {
    const price = product.pricePerM2Pence === null ? null : `${formatPounds(product.pricePerM2Pence)} a m²`;
    const told = [ratings[at] ?? null, price].filter((said) => said !== null);
    return told.length ? `${linkTo(product)} (${told.join(', ')})` : linkTo(product);
  });
}

const ofFittings =
  /\b(?:bath|shower|toilet|basin|sink|kitchen|units|wall|partition|fireplace)\b(?: \w+)? (?:taken|ripped|pulled|coming|come|lifted) (?:out|away|up)\b/;

/** 'no glue', 'has to lift again', of a floor that is let: what comes up without a trace; empty for any other. */
export async function sayLiftable({ reading }: Asked): Promise<string> {
  // 'the bath is taken out and a level access shower put in': the floor stays.
  const isLifted =
    !ofFittings.test(`${reading.told} ${reading.said}`) &&
    (reading.without.includes('adhesive') ||
      /\b(?:lifts?|lifted|comes?|come|take|taken|taking|pull|pulled|rip|ripped) (?:\w+ )?(?:up|out|away|with|again|later)\b|\b(?:i|we|you) (?:can|could) (?:easily |just )?(?:lift|swap|replace)\b/.test(
        `${reading.told} ${reading.said}`,
      ));
  const entry = isLifted ? await guideEntry('A temporary or removable floor') : null;
  return entry ? `${firstSentences(entry.text, 1)} ` : '';
}
