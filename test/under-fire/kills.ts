import { type SalePoint, salePoints } from './sale-points.ts';

/** What is killed, and where the sale stands then; null is a random moment. */
export type Kill = { what: 'shop' | 'process' | 'database'; at: SalePoint | null };

/** One of each kind, and the shop where most hangs on what was written last. */
export const fewKills: readonly Kill[] = [
  { what: 'shop', at: 'boxes held' },
  { what: 'database', at: null },
  { what: 'shop', at: 'money taken' },
  { what: 'process', at: null },
  { what: 'shop', at: 'payment settled' },
  { what: 'shop', at: 'goods counted as sent' },
  { what: 'shop', at: 'refund begun' },
];

/**
 * So many: every second one at a point of the sale, from order to refund and round again; fewer than there are points are spread over all of it.
 * `only`: at that point alone.
 */
export function manyKills(count: number, only?: SalePoint): Kill[] {
  const points = only ? [only] : (Object.keys(salePoints) as SalePoint[]);
  const step = Math.max(1, points.length / Math.ceil(count / 2));
  return Array.from({ length: count }, (_, kill) => ({
    what: kill % 7 === 3 ? 'database' : kill % 7 === 5 ? 'process' : 'shop',
    at: kill % 2 ? null : (points[Math.floor((kill / 2) * step) % points.length] ?? null),
  }));
}

/** A point by its name. Throws an Error that names them all. */
export function readPoint(name: string): SalePoint {
  if (Object.hasOwn(salePoints, name)) return name as SalePoint;
  throw new Error(`There is no point "${name}", only: ${Object.keys(salePoints).join(', ')}.`);
}
