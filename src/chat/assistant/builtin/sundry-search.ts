import type { CategoryName } from '#catalogue/category.ts';
import type { Wish } from '../context.ts';

/** What is searched for in goods that go with a floor: those for the floors `around` them, and for what they lie on. */
export function sundriesSearched(bought: readonly CategoryName[], around: readonly CategoryName[], condition: readonly string[]): string[][] {
  return [...adhesiveFor(bought, around), ...cleanerFor(bought, around), ...underlayFor(bought, around, condition)];
}

/** Which cleaner: that for the floor named with it. */
function cleanerFor(bought: readonly CategoryName[], around: readonly CategoryName[]): string[][] {
  if (!bought.includes('Other')) return [];
  return around.flatMap((category) => {
    const words = cleanedWith[category];
    return words ? [[...words]] : [];
  });
}

const cleanedWith: Partial<Record<CategoryName, readonly string[]>> = {
  LVT: ['vinyl'],
  'Vinyl & Lino': ['vinyl'],
  'Laminate Flooring': ['laminate'],
  'Wood Flooring': ['wood', 'oiled'],
  Tiles: ['stone', 'tile'],
};

function underlayFor(bought: readonly CategoryName[], around: readonly CategoryName[], condition: readonly string[]): string[][] {
  if (!bought.includes('Underlay')) return [];
  if (condition.includes('noise')) return [['acoustic', 'rubber', 'quieten']];
  if (condition.includes('damp') || (condition.includes('concrete') && !around.includes('Carpet'))) return [['moisture barrier']];
  const forCarpet = around.includes('Carpet') ? [['carpet']] : [];
  // One that is made for heated floors may be made for hard ones.
  if (condition.includes('underfloor heating')) return [['heated'], ...forCarpet];
  if (forCarpet.length) return forCarpet;
  if (around.includes('LVT')) return [['lvt']];
  return [];
}

/** Which adhesive: that for the floor named with it. */
function adhesiveFor(bought: readonly CategoryName[], around: readonly CategoryName[]): string[][] {
  if (!bought.includes('Adhesives')) return [];
  const word = around.map((category) => gluedWith[category]).find((found) => found !== undefined);
  return word ? [[word]] : [];
}

const gluedWith: Partial<Record<CategoryName, string>> = {
  Tiles: 'tile adhesive',
  'Wood Flooring': 'wood',
  LVT: 'vinyl',
  'Vinyl & Lino': 'vinyl',
  Carpet: 'carpet',
};

/** 'and is wool all right?' after the underlay for a carpet is of the carpet: nobody chooses what lies below by its fibre or its look. */
export function floorGoneOnWith({ floor: before }: Wish, { floor, colour, species, look, feature }: Wish): string[] {
  const isOfLook = colour.length + species.length + look.length > 0 || feature.includes('wool');
  const seen = before.filter((name) => name !== 'underlay');
  return isOfLook && floor.length === 0 && seen.length > 0 ? seen : before;
}
