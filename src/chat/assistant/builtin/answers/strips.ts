import type { Product } from '#catalogue/product.ts';
import type { MeasuredRoom } from '../../reading/measures.ts';

const trimMm = 100;

/** The whole metres of vinyl or lino for a room wider than the roll both ways, in whole strips side by side; null for anything else. Carpet may be pieced together, so that is left to its fitter. */
export function metresInStrips({ unit, coverageCm2, category }: Product, measured: readonly MeasuredRoom[]): number | null {
  const [room] = measured;
  if (unit !== 'metre' || category !== 'Vinyl & Lino' || coverageCm2 === null || measured.length !== 1) return null;
  if (!room || !('lengthMm' in room) || room.times !== 1 || room.as || Math.min(room.lengthMm, room.widthMm) * 10 <= coverageCm2) return null;
  const ways = [
    [room.lengthMm, room.widthMm],
    [room.widthMm, room.lengthMm],
  ] as const;
  return Math.min(...ways.map(([along, across]) => Math.ceil((Math.ceil((across * 10) / coverageCm2) * (along + trimMm)) / 1000)));
}
