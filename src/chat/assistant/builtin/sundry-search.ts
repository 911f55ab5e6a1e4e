import type { CategoryName } from '#catalogue/category.ts';
import type { Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';
import { isGoods } from './is-goods.ts';

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
  if (condition.includes('damp') || (condition.includes('concrete') && !around.includes('Carpet') && !around.includes('LVT')))
    return [['moisture barrier']];
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

/** Underlay, glue, trims: what goes with a floor. */
export function isForGoods({ floor }: Wish): boolean {
  return floor.some(isGoods);
}

const ofWood: ReadonlySet<string> = new Set(['cleaner', 'adhesive', 'underlay']);

/** The goods that are wanted as their floor has them: what edges tiles is a tile trim, what cleans oiled oak is for wood. */
export function ofItsFloor({ floor, species, finish }: Pick<Wish, 'floor' | 'species' | 'finish'>): string[] {
  const kinds = floor.filter((name) => !isGoods(name));
  // Carpet tiles and loose-lay planks are held by a tackifier.
  if (kinds.includes('loose lay') || kinds.includes('carpet tile')) return floor.map((name) => (name === 'adhesive' ? 'tackifier' : name));
  if (kinds.length > 0 && kinds.every((name) => sold[name]?.category === 'Tiles'))
    return [...new Set(floor.map((name) => (name === 'trims' ? 'tile trim' : name)))];
  const isWooden = species.length > 0 || finish.some((name) => name === 'oiled' || name === 'lacquered');
  return isWooden && !kinds.length && floor.length > 0 && floor.every((name) => ofWood.has(name)) ? [...floor, 'wood'] : floor;
}

/** Of these a thickness that is said is that of what they meet. */
const sizedByFloor: ReadonlySet<string> = new Set(['ramp bar', 'threshold', 'stair nosing', 'pipe cover', 'fitting kit', 'levelling clips']);

/** Goods for a floor without what is said of the floor: its wood, its pattern and, but of underlay, its thickness. */
export function withoutFloors(wish: Wish): Wish {
  if (!isForGoods(wish)) return wish;
  if (wish.floor.every(isGoods)) return wish.floor.some((name) => sizedByFloor.has(name)) ? { ...wish, thickness: null } : wish;
  const isTrim = wish.floor.some((name) => sold[name]?.category === 'Trims & Accessories');
  const thickness = wish.floor.includes('underlay') ? wish.thickness : null;
  return { ...wish, thickness, look: [], style: [], finish: [], species: isTrim ? wish.species : [] };
}

/** Trims and nothing else, but for what they are stuck with. */
export function isOfTrims(floor: readonly string[]): boolean {
  const trims = floor.filter((name) => name !== 'adhesive');
  return trims.length > 0 && trims.every((name) => sold[name]?.category === 'Trims & Accessories');
}
