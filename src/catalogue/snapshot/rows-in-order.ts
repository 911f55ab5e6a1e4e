import { hasBit } from './bitset.ts';
import { type Mask, maskRows } from './counting.ts';
import { compareRows } from './orders.ts';
import type { Snapshot } from './snapshot.ts';
import { type OrderName, orderNames } from './sort-keys.ts';

/** At most `limit` rows of the mask from the `from`-th on, in an order. */
export function rowsInOrder(snapshot: Snapshot, mask: Mask, name: OrderName, from: number, limit: number): Uint32Array {
  const { orders, ids } = snapshot;
  const order = orderNames.indexOf(name);
  const list = orders.lists[order] as Uint32Array;
  if (mask.isEverything) return list.subarray(from, Math.min(from + limit, orders.length));
  // A few rows are sorted; many are met soon enough by walking the order.
  if (mask.count * Math.log2(mask.count + 2) * 8 < orders.length) {
    return maskRows(mask)
      .toSorted((a, b) => compareRows(orders, order, ids, a, b))
      .subarray(from, from + limit);
  }
  const page = new Uint32Array(Math.max(0, Math.min(limit, mask.count - from)));
  let passed = 0;
  for (let i = 0, at = 0; i < orders.length && at < page.length; i++) {
    const row = list[i] as number;
    if (hasBit(mask.set, row) && passed++ >= from) page[at++] = row;
  }
  return page;
}
