import type { Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { data } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { forLinkReader, requireVisitor } from '#accounts/visitor-pages.server.ts';
import { cutsOfLine, wordsOfCuts } from '#catalogue/roll-goods.ts';
import { readAccess } from '#delivery/access.ts';
import { countryName } from '#delivery/delivery.ts';
import { addressValues, envelopeLines } from '#delivery/shipping-address.ts';
import { readRoomsToCut } from '#measuring/rooms-to-cut.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { OrderLinesTable, OrdersTable } from '#platform/database/schema.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import { readLotsOfLine } from '#stock/lots-of-line.ts';
import type { Shop } from '../shop.server.ts';
import { type Order, type OrderLine, readStatus } from './order.ts';
import { opensOrder } from './order-links.server.ts';
import type { Actor } from './order-moves.ts';
import { vatOfOrder } from './order-vat.ts';
import { collectionFrom, shipmentsFrom, shipmentsOf } from './shipping/what-left.server.ts';

/** Who asks for an order: a visitor, if logged in, and the token of a letter's link, if one came along. */
export type OrderReader = { visitor: { id: string; isAdmin: boolean } | null; token: string | null };

/** Whether somebody may see an order and act for its shopper: its owner, staff, and whoever has a token for it. */
export async function mayOpenOrder(shop: Shop, orderId: string, reader: OrderReader): Promise<boolean> {
  if (!isUuid(orderId)) return false;
  const query = shop.db.selectFrom('orders as o').select(['o.user_id', opensOrder(shop, reader.token)]);
  const order = await query.where('o.id', '=', orderId).executeTakeFirst();
  return order !== undefined && opensFor(order, reader);
}

/** The same of an order whose row was read with `opensOrder`. */
export function opensFor({ user_id, is_opened }: { user_id: string | null; is_opened: unknown }, { visitor }: OrderReader): boolean {
  return is_opened === true || (visitor !== null && (visitor.isAdmin || user_id === visitor.id));
}

/** What another's order and one that does not exist have in common. */
export const noOrder = () => new Refusal('not-found', 'order-not-found', 'Order not found');

/** Throws a Refusal (404) where somebody may not see an order, or there is none. */
export async function requireOrder(shop: Shop, orderId: string, reader: OrderReader): Promise<void> {
  if (!(await mayOpenOrder(shop, orderId, reader))) throw noOrder();
}

/** An order for somebody who asks for it. Throws a Refusal (404) where they may not see it, or there is none. */
export async function readOrderFor(shop: Shop, orderId: string, reader: OrderReader): Promise<Order> {
  const order = await findOrderFor(shop, orderId, reader);
  if (!order) throw noOrder();
  return order;
}

/** The same; null where they may not see it, or there is none. */
async function findOrderFor(shop: Shop, orderId: string, reader: OrderReader): Promise<Order | null> {
  if (!isUuid(orderId)) return null;
  const query = withLines(shop.db).select(opensOrder(shop, reader.token)).where('o.id', '=', orderId);
  const [row, settings] = await Promise.all([query.executeTakeFirst(), readSettings(shop)]);
  return row && opensFor(row, reader) ? wholeOrder(row, settings) : null;
}

/** What a line is cut to, as it was ordered; null for what is not cut for anybody. */
export function cutWordsOf(kept: unknown): OrderLine['cuts'] {
  const { data: cuts } = cutsOfLine.safeParse(kept);
  if (!cuts) return null;
  const { plan_id, roll_width_mm: rollWidthMm, sold_mm, drops, rooms, repeat_length_mm, repeat_width_mm } = cuts;
  const repeat = { lengthMm: repeat_length_mm, widthMm: repeat_width_mm };
  const names = readRoomsToCut(rooms).map(({ name }) => name);
  return { ...wordsOfCuts({ rollWidthMm, soldMm: sold_mm, drops }, rooms), planId: plan_id, drawing: { rollWidthMm, drops, names, repeat } };
}

/** An order with its lines. The caller has made sure that the reader may see it. Null when there is none of that id, a UUID. */
export async function readOrder(shop: Shop, orderId: string): Promise<Order | null> {
  const [order] = await readOrders(shop, [orderId]);
  return order ?? null;
}

/** Orders with their lines, in the order of their ids, UUIDs; in as many queries as one takes. `db`: the caller's transaction, if within one. */
export async function readOrders(shop: Shop, ids: readonly string[], db: Db = shop.db): Promise<Order[]> {
  if (!ids.length) return [];
  const [rows, settings] = await Promise.all([withLines(db).where('o.id', 'in', ids).execute(), readSettings(shop)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id.toLowerCase());
    return row ? [wholeOrder(row, settings)] : [];
  });
}

const lineColumns = [
  ...([
    'id',
    'product_id',
    'product_name',
    'sku',
    'quantity',
    'unit_pence',
    'is_sample',
    'refunded_quantity',
    'area_milli_m2',
    'lots',
    'max_lots',
    'lot_id',
  ] as const),
  ...(['roll_width_mm', 'roll_mm', 'cut_plan', 'cut_at', 'kit_id', 'vat_basis_points', 'vat_pence'] as const),
  ...(['sent_quantity', 'withheld_quantity'] as const),
] as const;
export type OrderLineRow = Pick<Selectable<OrderLinesTable>, (typeof lineColumns)[number]>;

/** Orders with their lines, and what has left of them, in one answer. */
function withLines(db: Db) {
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .select((e) => {
      const lines = e.selectFrom('order_lines').select(lineColumns).whereRef('order_id', '=', 'o.id').orderBy('position').orderBy('id');
      const collection = e.selectFrom('collections').selectAll().whereRef('order_id', '=', 'o.id');
      return [jsonArrayFrom(lines).as('lines'), jsonArrayFrom(shipmentsOf(e)).as('shipments'), jsonObjectFrom(collection).as('collection')];
    });
}

type WholeRow = Awaited<ReturnType<ReturnType<typeof withLines>['execute']>>[number];

/** JSON has no times. */
function wholeOrder(row: WholeRow, settings: Settings): Order {
  const lines = row.lines.map(({ cut_at, ...line }): OrderLineRow => ({ ...line, cut_at: cut_at === null ? null : new Date(cut_at) }));
  return {
    ...orderFrom(row, lines, settings),
    ...shipmentsFrom(row.shipments),
    collection: row.collection && collectionFrom(row.collection),
  };
}

type DeliveredRow = Pick<
  Selectable<OrdersTable>,
  'delivery_way' | 'delivery_area' | 'weight_grams' | 'delivery_earliest' | 'delivery_latest' | 'delivery_wished' | 'delivery_held_until'
>;

/** How and when an order comes, as its row has it. */
export function deliveryOf(row: DeliveredRow): Order['delivery'] {
  if (row.delivery_way === null) return null;
  return {
    way: row.delivery_way,
    area: row.delivery_area ?? '',
    grams: row.weight_grams,
    earliest: row.delivery_earliest,
    latest: row.delivery_latest,
    wished: row.delivery_wished,
    heldUntil: row.delivery_held_until,
  };
}

/** An order as its rows have it, the lines in their order, before anything of it has left. */
export function orderFrom(row: Selectable<OrdersTable>, lines: readonly OrderLineRow[], settings: Settings): Order {
  const address = addressValues(row.shipping_address);
  return {
    id: row.id,
    status: readStatus(row.status),
    totalPence: row.total_pence,
    createdAt: row.created_at,
    items: lines.reduce((sum, line) => sum + line.quantity, 0),
    email: row.email,
    goodsPence: row.goods_pence,
    samplePostagePence: row.sample_postage_pence,
    deliveryPence: row.delivery_pence,
    refundedPence: row.refunded_pence,
    vat: vatOfOrder(row, lines),
    paidAt: row.paid_at,
    paymentMethod: row.payment_method,
    holdsUntil: row.stock_state === 'held' ? row.holds_until : null,
    delivery: deliveryOf(row),
    notes: row.notes,
    showsPurchase: row.shows_purchase,
    userId: row.user_id,
    address,
    access: readAccess(row.access),
    shipments: [],
    replacements: [],
    collection: null,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      name: line.product_name,
      sku: line.sku,
      quantity: line.quantity,
      unitPence: line.unit_pence,
      isSample: line.is_sample,
      refundedQuantity: line.refunded_quantity,
      sentQuantity: line.sent_quantity,
      withheldQuantity: line.withheld_quantity,
      areaMilliM2: line.area_milli_m2,
      roll: line.roll_width_mm === null || line.roll_mm === null ? null : { widthMm: line.roll_width_mm, eachMm: line.roll_mm },
      cuts: cutWordsOf(line.cut_plan),
      kitId: line.kit_id,
      cutAt: line.cut_at,
      lots: readLotsOfLine(line.lots),
      maxLots: line.max_lots,
      lotId: line.lot_id,
    })),
    deliverTo: envelopeLines(address, (code) => countryName(settings, code)),
  };
}

/** An order as a page may show it; `token` where the reader came by a letter's link, `actor` for what they do with it. */
type OpenedOrder = { order: Order; token: string | null; actor: Actor };

/**
 * The order of a page's address, for its owner, for staff and for whoever has the token of a letter's link. Without a token a guest
 * is sent to log in; to anybody else there is no such order (404).
 */
export async function openOrder(shop: Shop, request: Request, id: string): Promise<OpenedOrder> {
  const token = new URL(request.url).searchParams.get('token')?.slice(0, 100) || null;
  const visitor = token ? await readVisitor(shop, request) : await requireVisitor(shop, request);
  const order = await findOrderFor(shop, id, { visitor, token });
  if (!order) throw data(null, { status: 404, headers: forLinkReader });
  return { order, token, actor: { kind: 'shopper', userId: visitor?.id ?? null } };
}
