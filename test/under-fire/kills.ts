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

/** So many: every second one at a point of the sale, from order to refund and round again. */
export function manyKills(count: number): Kill[] {
  const points = Object.keys(salePoints) as SalePoint[];
  return Array.from({ length: count }, (_, kill) => ({
    what: kill % 7 === 3 ? 'database' : kill % 7 === 5 ? 'process' : 'shop',
    at: kill % 2 ? null : (points[(kill / 2) % points.length] ?? null),
  }));
}
