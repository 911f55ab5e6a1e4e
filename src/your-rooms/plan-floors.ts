import { cutOptions } from '#catalogue/cut-form.ts';
import type { Product } from '#catalogue/product.ts';
import { type CutChoice, isFromRoll } from '#catalogue/roll-goods.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { areaToM2, formatArea } from '#measuring/area.ts';
import { boxesNeeded, layingPatterns, maxBoxes, wasteOf } from '#measuring/boxes.ts';
import type { Pence } from '#money/pence.ts';
import { areaOf, type FloorChoice, inWords, type KeptRoom, type RoomInWords, type RoomList, roomsOf } from './kept-rooms.ts';

/** What some rooms take of a floor: in words, what it costs, and whether there is as much. */
export type Needed = { amount: string; pence: Pence; isEnough: boolean };

/** The goods of it, as a cart takes them. */
export type ToBuy = { kind: 'add'; product_id: string; quantity: number; area_m2: number } | ({ kind: 'cut'; product_id: string } & CutChoice);

/** A floor of a plan, with what all the rooms take of it together, and what those take that it is chosen for. */
export type PlannedFloor = {
  id: string;
  name: string;
  pricePence: Pence;
  unit: Product['unit'];
  pattern: FloorChoice['pattern'];
  /** In words; null for what is cut from a roll, which is not laid in a pattern. */
  laid: string | null;
  all: Needed | null;
  chosen: (Needed & { rooms: string[] }) | null;
};

/** Rooms by floors. `each`: what a room takes of each floor on its own, in their order; null where no roll can lay it. */
export type FloorPlan = {
  floors: PlannedFloor[];
  rooms: (RoomInWords & { floor: string | null; each: (Needed | null)[] })[];
  area: string;
  /** Of what is chosen. */
  totalPence: Pence;
  /** Names of rooms that no floor is chosen for. */
  open: string[];
};

/** What rolls of each width are left, in mm. */
export type FreeMm = (productId: string, widthMm: number) => number;

/** Whether a product is sold by what it covers, so that rooms say how much of it is needed. */
export function isForRooms({ coverageCm2, remnantLengthMm }: Pick<Product, 'coverageCm2' | 'remnantLengthMm'>): boolean {
  return coverageCm2 !== null && remnantLengthMm === null;
}

/**
 * Floors side by side for the rooms of a list. Rooms of one floor are bought together, so that they share boxes and off-cuts: together they may
 * come to less than one by one. Floors that are no longer sold are left out.
 */
export function planFloors({ rooms, floors }: RoomList, products: readonly Product[], freeMm: FreeMm): FloorPlan {
  const words = rooms.map(inWords);
  const known = floors.flatMap((floor) => {
    const product = products.find(({ id }) => id === floor.product_id);
    return product && isForRooms(product) ? [{ product, pattern: floor.pattern }] : [];
  });
  const planned = known.map(({ product, pattern }): PlannedFloor => {
    const { id, name, pricePence, unit } = product;
    const own = rooms.filter(({ floor }) => floor === id);
    const chosen = neededOf(product, pattern, own, freeMm);
    const names = words.filter((_, at) => rooms[at]?.floor === id).map((room) => room.name);
    return {
      ...{ id, name, pricePence, unit, pattern },
      laid: isFromRoll(product) ? null : (layingPatterns.find((one) => one.pattern === pattern)?.label ?? null),
      all: neededOf(product, pattern, rooms, freeMm),
      chosen: chosen && { ...chosen, rooms: names },
    };
  });
  const ids = new Set(planned.map(({ id }) => id));
  return {
    floors: planned,
    rooms: words.map((room, at) => {
      const one = rooms[at] as KeptRoom;
      const floor = one.floor && ids.has(one.floor) ? one.floor : null;
      return { ...room, floor, each: known.map(({ product, pattern }) => neededOf(product, pattern, [one], freeMm)) };
    }),
    area: formatArea(areaOf(rooms)),
    totalPence: planned.reduce((sum, { chosen }) => sum + (chosen?.pence ?? 0), 0),
    open: words.filter((_, at) => !ids.has(rooms[at]?.floor ?? '')).map(({ name }) => name),
  };
}

function neededOf(product: Product, pattern: FloorChoice['pattern'], rooms: readonly KeptRoom[], freeMm: FreeMm): Needed | null {
  if (!rooms.length) return null;
  if (isFromRoll(product)) {
    const best = cutOptions(product, roomsOf(rooms), (widthMm) => freeMm(product.id, widthMm))[0];
    return best ? { amount: best.amount, pence: best.pence, isEnough: best.isEnough } : null;
  }
  const quantity = boxesFor(product, pattern, rooms);
  return { amount: countUnits(quantity, product.unit), pence: quantity * product.pricePence, isEnough: quantity <= product.stock };
}

function boxesFor({ coverageCm2 }: Product, pattern: FloorChoice['pattern'], rooms: readonly KeptRoom[]): number {
  return Math.min(maxBoxes, boxesNeeded(areaOf(rooms), wasteOf(pattern), coverageCm2 ?? 1));
}

/** What is chosen, as a cart takes it. */
export function toBuy({ rooms, floors }: RoomList, products: readonly Product[], freeMm: FreeMm): ToBuy[] {
  return floors.flatMap(({ product_id, pattern }): ToBuy[] => {
    const product = products.find(({ id }) => id === product_id);
    const own = rooms.filter(({ floor }) => floor === product_id);
    if (!product || !own.length || !isForRooms(product)) return [];
    if (!isFromRoll(product)) return [{ kind: 'add', product_id, quantity: boxesFor(product, pattern, own), area_m2: areaToM2(areaOf(own)) }];
    const wanted = roomsOf(own);
    const best = cutOptions(product, wanted, (widthMm) => freeMm(product_id, widthMm))[0];
    return best ? [{ kind: 'cut', product_id, rooms: wanted, roll_width_mm: best.rollWidthMm, seams: best.seams }] : [];
  });
}
