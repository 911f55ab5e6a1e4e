import { sql } from 'kysely';
import { type Day, daysAfter, isWorkingDay } from '#delivery/working-days.ts';
import { lotWords } from '#stock/lot-words.ts';
import type { LotOfLine } from '#stock/lots-of-line.ts';
import { lotsFrom } from '#stock/serve-from-lots.ts';
import type { Shop } from '../../shop.server.ts';
import { leftToSend } from '../left-to-send.ts';
import type { Order, OrderLine, Replacement, Shipment } from '../order.ts';
import { readOrders } from '../read-order.server.ts';

/** What is taken off the shelves for a day, all its orders together. */
export type PickLine = { sku: string; name: string; isSample: boolean; amount: string; lot: string };
/** Goods of an order that are sent again. */
export type DueReplacement = { order: Order; shipment: Shipment | Replacement };
export type DeliveryDay = {
  orders: Order[];
  replacements: DueReplacement[];
  picks: PickLine[];
  /** Of what is weighed. */
  grams: number;
  unweighed: number;
};

/**
 * The paid orders, sent or not, that are to come on a day: those that wished for it, and those it lies among the days of; and what is sent again
 * on it. In the order of their postcodes, as a driver would go.
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
  const [orders, replacements] = await Promise.all([
    readOrders(
      shop,
      rows.map(({ id }) => id),
    ),
    readReplacements(shop, day),
  ]);
  const goods = orders.filter(({ delivery }) => delivery?.way !== 'samples');
  const weights = [...goods.map(({ delivery }) => delivery?.grams ?? null), ...replacements.map(({ shipment }) => shipment.weightGrams)];
  return {
    orders,
    replacements,
    picks: picksOf([...orders.filter(isToSend).flatMap(leftOf), ...replacements.filter(isToSendAgain).flatMap(goodsOf)]),
    grams: weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0),
    unweighed: weights.filter((grams) => grams === null).length,
  };
}

async function readReplacements(shop: Shop, day: Day): Promise<DueReplacement[]> {
  const rows = await shop.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('o.id')
    .where('s.comes_on', '=', day)
    .groupBy('o.id')
    .orderBy(sql`o.shipping_address ->> 'country', o.shipping_address ->> 'postal_code', o.id`)
    .execute();
  const orders = await readOrders(
    shop,
    rows.map(({ id }) => id),
  );
  return orders.flatMap((order) =>
    [...order.shipments, ...order.replacements].filter(({ comesOn }) => comesOn === day).map((shipment) => ({ order, shipment })),
  );
}

/** Whether goods that are sent again are still to leave. */
export function isToSendAgain({ shipment }: DueReplacement): boolean {
  return shipment.sentAt === null;
}

const everyWeekday = { regions: [], closed: [] };

/** The days before and after one, for staff who go through them: weekdays, and any day of a weekend on which somebody expects a delivery. */
export async function daysBeside(shop: Shop, day: Day): Promise<{ before: Day; after: Day }> {
  const near = [1, 2, 3];
  const days = near.flatMap((n) => [daysAfter(day, -n), daysAfter(day, n)]);
  const rows = await shop.db
    .selectFrom('orders')
    .select('delivery_wished')
    .distinct()
    .where('delivery_wished', 'in', days)
    .where('status', 'in', ['confirmed', 'part_shipped', 'shipped'])
    .execute();
  const again = await shop.db.selectFrom('shipments').select('comes_on').distinct().where('comes_on', 'in', days).execute();
  const due = new Set([...rows.map(({ delivery_wished }) => delivery_wished), ...again.map(({ comes_on }) => comes_on)]);
  const isDue = (one: Day) => isWorkingDay(one, everyWeekday) || due.has(one);
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

type ToPick = Pick<OrderLine, 'sku' | 'name' | 'isSample' | 'cuts'> & { quantity: number; lots: LotOfLine[] };

/** What is left to send of an order. What was refunded before it left stays on its shelf. */
function leftOf({ lines }: Order): ToPick[] {
  return lines.map((line) => ({ ...line, quantity: leftToSend(line), lots: lotsFrom(line.lots, line.sentQuantity, leftToSend(line)) }));
}

function goodsOf({ order, shipment }: DueReplacement): ToPick[] {
  return shipment.lines.flatMap(({ lineId, quantity, lots }) =>
    order.lines.filter(({ id }) => id === lineId).map((line) => ({ ...line, quantity, lots })),
  );
}

/** Cuts stand by themselves; of the rest the same goods of the same lot add up. */
function picksOf(goods: readonly ToPick[]): PickLine[] {
  const counted = new Map<string, { sku: string; name: string; isSample: boolean; quantity: number; lot: string }>();
  const cut: PickLine[] = [];
  for (const { sku, name, isSample, cuts, lots, quantity: left } of goods) {
    if (left <= 0) continue;
    if (cuts) {
      cut.push({ sku, name, isSample, amount: cuts.amount, lot: '' });
      continue;
    }
    const ofLots = lots.map((part) => ({ lot: lotWords(part), boxes: part.quantity }));
    for (const { lot, boxes } of ofLots.length ? ofLots : [{ lot: '', boxes: left }]) {
      const key = `${sku} ${isSample} ${lot}`;
      counted.set(key, { sku, name, isSample, lot, quantity: (counted.get(key)?.quantity ?? 0) + boxes });
    }
  }
  const added = [...counted.values()].map(({ quantity, ...line }) => ({ ...line, amount: String(quantity) }));
  return [...added, ...cut].sort((a, b) => a.sku.localeCompare(b.sku) || a.lot.localeCompare(b.lot));
}
