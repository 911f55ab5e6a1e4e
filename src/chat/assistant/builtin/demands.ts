import type { CategoryName } from '#catalogue/category.ts';
import type { Wish } from '../context.ts';
import type { FloorQuery } from '../tools/find-floors.server.ts';

/** Uses that wear a floor more than usual, by the names of the conditions. */
const wearing: readonly string[] = ['heavy traffic', 'pets', 'children', 'scratches', 'wheels', 'wheelchair', 'landlord'];
/** Demands that no field of a record answers, and the guide has a verdict on for each kind of floor. */
const judgedByGuide: readonly string[] = [...wearing, 'warmth', 'noise', 'heavy furniture', 'caravan', 'allergies', 'sunlight'];

/** What only a floor has to put up with, and no wall. */
const underfoot: readonly string[] = [...wearing, 'heavy furniture', 'slip', 'wheelchair', 'underfloor heating'];

export function isTrodden({ condition }: Pick<Wish, 'condition'>): boolean {
  return condition.some((name) => underfoot.includes(name));
}

/** Of the demands of a wish, those that the guide judges kinds of floor by. */
export function demandsOf({ condition }: Pick<Wish, 'condition'>): string[] {
  return condition.filter((name) => judgedByGuide.includes(name));
}

/** Whether a wish names demands and rooms alone, so that the kind of floor is what is to be chosen. */
export function isOfDemandsAlone(wish: Wish): boolean {
  const { floor, colour, species, look, style, finish, names, feature, size, thickness, wearLayer, acRating, minWidth, reducedOnly } = wish;
  const named = [floor, colour, species, look, style, finish, names, feature.filter((one) => one !== 'easy clean' && one !== 'floor')];
  const figures = [size, thickness, wearLayer, acRating, minWidth];
  // Who lets a room and wants the cheapest floor is shown that.
  const isCheapForLet = wish.sort === 'cheapest' && wish.condition.join() === 'landlord' && wish.room.length + wish.without.length > 0;
  return (
    demandsOf(wish).length > 0 &&
    !isCheapForLet &&
    !reducedOnly &&
    named.every((list) => list.length === 0) &&
    figures.every((figure) => figure === null)
  );
}

/** The class of laminate for a floor that is used hard. Source: EN 13329. */
export const acOfWear = 'AC4';

/** What the records of one kind of floor have to show for it to stand hard use. Source: the guide's verdicts; EN 13329, EN ISO 10874. */
export function gradeOf({ condition, sort }: Wish, categories: readonly CategoryName[]): Pick<FloorQuery, 'acRating' | 'wearLayer'> {
  // The cheapest for a room that is let is the cheapest: tenants do not ask for more.
  const isWorn = condition.some((name) => wearing.includes(name) && !(name === 'landlord' && sort === 'cheapest'));
  const [category] = categories.length === 1 ? categories : [];
  return { acRating: isWorn && category === 'Laminate Flooring' ? acOfWear : null, wearLayer: isWorn && category === 'LVT' ? '0.5mm' : null };
}

/** Who has to be safe on a floor wants one that grips, where its kind states it. */
const ofGrip: readonly string[] = ['slip', 'wheelchair'];
const statesGrip: ReadonlySet<CategoryName> = new Set<CategoryName>(['Tiles', 'LVT', 'Vinyl & Lino']);
const leastGrip = 'R10';

export function mustGrip({ condition }: Pick<Wish, 'condition'>): boolean {
  return condition.some((name) => ofGrip.includes(name));
}

/** The slip rating that goods must have to be found for somebody who asked for grip. */
export function gripOf(wish: Wish, categories: readonly CategoryName[]): string | null {
  if (wish.room.includes('Wet room') && wish.floor.length === 0) return 'R11';
  return mustGrip(wish) && (categories.length === 0 || categories.every((category) => statesGrip.has(category))) ? leastGrip : null;
}

/** The slip rating of what is held up as an example: nobody is advised to walk on polished tiles who did not ask for them. */
export function gripAdvised(wish: Wish, categories: readonly CategoryName[]): string | null {
  const isTiled = categories.join() === 'Tiles';
  const isFloor = isTiled && wish.finish.length === 0 && !wish.feature.includes('wall');
  const least = isFloor && wish.room.includes('Wet room') ? 'R11' : isFloor ? leastGrip : gripOf(wish, categories);
  const [highest] = [wish.slipRating, least].filter((rating) => rating !== null).toSorted((a, b) => Number(b.slice(1)) - Number(a.slice(1)));
  return highest ?? null;
}

/** The piles that stand what a carpet is wanted for: claws pull a loop, and a dense twist or a flat weave wears best. */
export function pilesFor({ condition, sort, floor, style }: Wish): string[] {
  if (floor.join() !== 'carpet' || style.length > 0) return [];
  // Wheels run on what is low and dense.
  if (condition.includes('wheelchair') || condition.includes('wheels')) return ['flatweave', 'carpet tile'];
  if (condition.includes('pets') || condition.includes('landlord')) return ['twist'];
  if (sort === 'wear') return ['twist', 'loop'];
  return condition.includes('heavy traffic') ? ['twist', 'flatweave', 'carpet tile'] : [];
}

/** Wool alone; porcelain where a tile has to stand a car, claws or heels or must be level for wheels, and nobody named its stone. */
export function materialOf({ feature, floor, room, condition }: Wish, categories: readonly CategoryName[]): string | null {
  if (feature.includes('pure wool')) return '100% Wool';
  const isAnyTile = categories.join() === 'Tiles' && floor.every((name) => name === 'tiles') && !feature.includes('wall');
  return isAnyTile && (room.includes('Garage') || condition.some((name) => name === 'scratches' || name === 'wheelchair')) ? 'Porcelain' : null;
}
