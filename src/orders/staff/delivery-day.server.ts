import { sql } from 'kysely';
import { type Day, daysAfter, isWorkingDay } from '#delivery/working-days.ts';
import { lotWords } from '#stock/lot-words.ts';
import { lotsFrom } from '#stock/serve-from-lots.ts';
import type { Shop } from '../../shop.server.ts';
import { leftToSend } from '../left-to-send.ts';
import type { Order } from '../order.ts';
import { readOrders } from '../read-order.server.ts';

/** What is taken off the shelves for a day, all its orders together. */
export type PickLine = { sku: string; name: string; isSample: boolean; amount: string; lot: string };
export type DeliveryDay = { orders: Order[]; picks: PickLine[] /** Of what is weighed. */; grams: number; unweighed: number };

/**
 * The paid orders, sent or not, that are to come on a day: those that wished for it, and those it lies among the days of. In the order of
 * their postcodes, as a driver would go.
 */
export async function readDeliveryDay(shop: Shop, day: Day): Promise<DeliveryDay> {
  const rows = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', ['confirmed', 'part_shipped', 'shipped'])
    .where('delivery_way', 'is distinct from', 'collection')
    .where('delivery_held_until', 'is', null)
    .where(
      // One after the other, each from its index.
      sql<boolean>`id in (select id from orders where delivery_wished = ${day}::date
        union all select id from orders where delivery_wished is null and delivery_earliest is not null
          and daterange(delivery_earliest, delivery_latest, '[]') @> ${day}::date)`,
    )
    .orderBy(sql`shipping_address ->> 'country', shipping_address ->> 'postal_code', id`)
    .execute();
  const orders = await readOrders(
    shop,
    rows.map(({ id }) => id),
  );
  const goods = orders.filter(({ delivery }) => delivery?.way !== 'samples');
  return {
    orders,
    picks: picksOf(orders),
    grams: goods.reduce((sum, { delivery }) => sum + (delivery?.grams ?? 0), 0),
    unweighed: goods.filter(({ delivery }) => (delivery?.grams ?? null) === null).length,
  };
}

const everyWeekday = { regions: [], closed: [] };

/** The days before and after one, for staff who go through them: weekdays, and any day of a weekend on which somebody expects a delivery. */
export async function daysBeside(shop: Shop, day: Day): Promise<{ before: Day; after: Day }> {
  const near = [1, 2, 3];
  const rows = await shop.db
    .selectFrom('orders')
    .select('delivery_wished')
    .distinct()
    .where('delivery_wished', 'in', [...near.map((n) => daysAfter(day, -n)), ...near.map((n) => daysAfter(day, n))])
    .where('status', 'in', ['confirmed', 'part_shipped', 'shipped'])
    .execute();
  const isDue = (one: Day) => isWorkingDay(one, everyWeekday) || rows.some(({ delivery_wished }) => delivery_wished === one);
  const next = (step: number) => near.map((n) => daysAfter(day, step * n)).find(isDue) ?? daysAfter(day, step);
  return { before: next(-1), after: next(1) };
}

/** As many as are shown: more would be another page. */
const mostHeld = 100;

/** Deliveries that wait for their shopper to choose a day, those that have to be asked first in front. */
export async function listHeld(shop: Shop): Promise<Order[]> {
  const rows = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', ['confirmed', 'part_shipped'])
    .where('delivery_held_until', 'is not', null)
    .orderBy('delivery_held_until')
    .orderBy('id')
    .limit(mostHeld)
    .execute();
  const ids = rows.map(({ id }) => id);
  const orders = new Map((await readOrders(shop, ids)).map((order) => [order.id, order]));
  return ids.flatMap((id) => orders.get(id) ?? []);
}

/** Whether something of an order is still to leave. */
export function isToSend({ status, lines }: Pick<Order, 'status' | 'lines'>): boolean {
  return (status === 'confirmed' || status === 'part_shipped') && lines.some((line) => leftToSend(line) > 0);
}

/** Cuts stand by themselves; of the rest the same goods of the same lot add up. What was refunded before it left stays on its shelf. */
function picksOf(orders: readonly Order[]): PickLine[] {
  const counted = new Map<string, { sku: string; name: string; isSample: boolean; quantity: number; lot: string }>();
  const cut: PickLine[] = [];
  for (const line of orders.filter(isToSend).flatMap((order) => order.lines)) {
    const { sku, name, isSample, cuts, lots, sentQuantity } = line;
    const left = leftToSend(line);
    if (left <= 0) continue;
    if (cuts) {
      cut.push({ sku, name, isSample, amount: cuts.amount, lot: '' });
      continue;
    }
    const ofLots = lotsFrom(lots, sentQuantity, left).map((part) => ({ lot: lotWords(part), boxes: part.quantity }));
    for (const { lot, boxes } of ofLots.length ? ofLots : [{ lot: '', boxes: left }]) {
      const key = `${sku} ${isSample} ${lot}`;
      counted.set(key, { sku, name, isSample, lot, quantity: (counted.get(key)?.quantity ?? 0) + boxes });
    }
  }
  const added = [...counted.values()].map(({ quantity, ...line }) => ({ ...line, amount: String(quantity) }));
  return [...added, ...cut].sort((a, b) => a.sku.localeCompare(b.sku) || a.lot.localeCompare(b.lot));
}
