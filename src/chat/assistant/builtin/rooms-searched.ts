import type { CategoryName } from '#catalogue/category.ts';
import type { Wish } from '../context.ts';
import type { FloorQuery } from '../tools/find-floors.server.ts';

/** The rooms that a floor must be sold for. What is to stand a lot is what is sold for halls. */
export function roomsOf({ room, condition, floor }: Wish): string[] {
  const isAnyHard = room.length === 0 && condition.includes('heavy traffic') && (floor.length === 0 || floor.join() === 'carpet');
  if (isAnyHard) return ['Hallway'];
  // What stands commercial use is asked for by its figures.
  return room.filter((name) => !(name === 'Office' && condition.includes('commercial'))).flatMap(catalogueRoom);
}

/** The catalogue names resistance to water for laminate, LVT, vinyl and lino; tiles are waterproof without saying so. */
export function waterOf(wish: Wish, categories: readonly CategoryName[]): FloorQuery['water'] {
  if (categories.includes('Tiles') || categories.includes('Underlay')) return null;
  if (wish.feature.includes('waterproof')) return 'Waterproof';
  return wish.feature.includes('water resistant') ? 'Water Resistant' : null;
}

/** A room as products list it; none where they list no such room. */
function catalogueRoom(room: string): string[] {
  if (room === 'Wet room') return ['Bathroom'];
  return room === 'Garage' ? [] : [room];
}
