import { fixedNumber } from './product-range.ts';
import { demoProducts } from './products.ts';
import type { DemoProduct, DemoRoom } from './shape.ts';

/** Where the rooms are pictured that products are recommended for and customers name. */
export const pictured: Record<string, DemoRoom> = {
  'Living Room': 'living-room',
  Kitchen: 'kitchen',
  'Dining Room': 'kitchen',
  Hallway: 'hallway',
  Bathroom: 'bathroom',
  Bedroom: 'bedroom',
  Office: 'showroom',
  'Utility Room': 'utility',
  Conservatory: 'sunroom',
  Patio: 'sunroom',
};

const rangeOf = (sku: string): string => sku.split('-').slice(0, 2).join('-');

const rooms = new Map<string, DemoRoom>();
for (const range of Object.values(Object.groupBy(demoProducts, ({ sku }) => rangeOf(sku)))) {
  let last: DemoRoom | undefined;
  for (const { sku, rooms: suited } of range ?? []) {
    const all = [...new Set(suited.flatMap((name) => pictured[name] ?? []))];
    // Neighbours in a range are shown in different rooms, where there is a choice.
    const choice = all.length > 1 ? all.filter((room) => room !== last) : all;
    last = choice[fixedNumber(`room ${sku}`, choice.length || 1)] ?? 'living-room';
    rooms.set(sku, last);
  }
}

/** The room that a product's own picture shows it in: one it is recommended for. */
export function roomOf({ sku }: Pick<DemoProduct, 'sku'>): DemoRoom {
  return rooms.get(sku) ?? 'living-room';
}
