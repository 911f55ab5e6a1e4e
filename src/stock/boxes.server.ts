import { sql } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import type { StockReason } from './stock-reasons.ts';

/** Boxes by product id or by its lot, and mm of a roll, by shelf (`shelfKey`, `lotKey`). */
export type Boxes = ReadonlyMap<string, number>;
/** A shelf on which too little is free, and how much is: boxes, or mm of a roll. */
export type Shortage = { shelf: string; available: number };

/** Where goods lie: a product's boxes by its id, or those of one lot of it, or a roll of it by its width. */
export type Shelf = { productId: string; rollWidthMm: number | null; lotId: string | null };

/** A shelf as the key of a map: the product's id, and `id@4000` for a roll. */
export const shelfKey = (productId: string, rollWidthMm: number | null) => (rollWidthMm === null ? productId : `${productId}@${rollWidthMm}`);
/** The same for a lot: `id#lot`. */
export const lotKey = (productId: string, lotId: string) => `${productId}#${lotId}`;

export function shelfOf(key: string): Shelf {
  const [productId = '', width] = key.split(/[@#]/);
  const isLot = key.includes('#');
  return { productId, rollWidthMm: width === undefined || isLot ? null : Number(width), lotId: isLot ? (width ?? null) : null };
}

/**
 * What can be had at this moment, by the database itself: what pages show may be a moment older. Boxes, and mm of a roll, by shelf. A product
 * there is not, or that is archived, has none.
 */
export async function freeBoxes(db: Db, shelves: Iterable<string>): Promise<Map<string, number>> {
  const keys = [...new Set(shelves)];
  if (keys.length === 0) return new Map();
  const asked = keys.map((key) => ({ key, ...shelfOf(key) }));
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('stock_levels as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.in_stock', 's.on_hand', 's.held'])
    .where('p.id', 'in', [...new Set(asked.map(({ productId }) => productId))])
    .where('p.is_archived', '=', false)
    .execute();
  const rolls = await freeRolls(
    db,
    asked.flatMap(({ productId, rollWidthMm }) => (rollWidthMm === null ? [] : [productId])),
  );
  const lots = await freeOfLots(
    db,
    asked.flatMap(({ lotId }) => lotId ?? []),
  );
  const sold = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    asked.flatMap(({ key, productId, rollWidthMm, lotId }) => {
      const row = sold.get(productId);
      if (!row) return [];
      const ofProduct = (row.on_hand ?? 0) - (row.held ?? 0);
      const free = lotId !== null ? (lots.get(lotId) ?? 0) : rollWidthMm === null ? ofProduct : (rolls.get(key) ?? 0);
      return [[key, row.in_stock ? Math.max(0, free) : 0] as const];
    }),
  );
}

/** What is on each shelf, held or not: boxes, or mm of a roll. */
export async function onShelves(db: Db, shelves: Iterable<string>): Promise<Boxes> {
  const keys = [...shelves];
  const ids = [...new Set(keys.map((key) => shelfOf(key).productId))];
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('stock_levels')
    .select((e) => ['product_id', e.lit(null).$castTo<number | null>().as('width'), 'on_hand as there'])
    .where('product_id', 'in', ids)
    .unionAll(
      db
        .selectFrom('roll_levels')
        .select((e) => ['product_id', e.ref('roll_width_mm').$castTo<number | null>().as('width'), 'on_hand_mm as there'])
        .where('product_id', 'in', ids),
    )
    .execute();
  const there = new Map(rows.map(({ product_id, width, there }) => [shelfKey(product_id, width), there]));
  return new Map(keys.flatMap((key) => (there.has(key) ? [[key, there.get(key) ?? 0] as const] : [])));
}

async function freeOfLots(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (!ids.length) return new Map();
  const rows = await db.selectFrom('lots').select(['id', 'on_hand', 'held']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, on_hand, held }) => [id, on_hand - held]));
}

/** Mm that are free of each roll of these products that are on sale, by shelf. */
export async function freeRolls(db: Db, productIds: readonly string[]): Promise<Map<string, number>> {
  if (!productIds.length) return new Map();
  const rows = await db
    .selectFrom('roll_levels as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.product_id', 'r.roll_width_mm', 'r.on_hand_mm', 'r.held_mm'])
    .where('r.product_id', 'in', [...new Set(productIds)])
    .where('p.in_stock', '=', true)
    .where('p.is_archived', '=', false)
    .execute();
  return new Map(rows.map((row) => [shelfKey(row.product_id, row.roll_width_mm), row.on_hand_mm - row.held_mm]));
}

/**
 * Holds boxes for an order that held `before` until now. Says what there is too little of; then the caller must roll back.
 * Only what is on sale and not held by another order can be held.
 */
export function holdBoxes(trx: Db, wanted: Boxes, before: Boxes = new Map()): Promise<Shortage[]> {
  return change(trx, new Set([...wanted.keys(), ...before.keys()]), (id) => ({ held: (wanted.get(id) ?? 0) - (before.get(id) ?? 0), onHand: 0 }));
}

/** What there is too little of on the shelf just now; nothing is held. */
export async function findShortages(trx: Db, wanted: Boxes): Promise<Shortage[]> {
  const free = await freeBoxes(trx, wanted.keys());
  return [...wanted].flatMap(([shelf, boxes]) => {
    const available = free.get(shelf) ?? 0;
    return available < boxes ? [{ shelf, available }] : [];
  });
}

/** Gives held boxes back to the shelf. */
export async function releaseBoxes(trx: Db, boxes: Boxes): Promise<void> {
  await change(trx, new Set(boxes.keys()), (id) => ({ held: -(boxes.get(id) ?? 0), onHand: 0 }));
}

/** What the stock history says of boxes that leave the shelf or come back to it. */
export type StockCause = { reason: StockReason; orderId: string; actorId: string | null };

/** Held boxes are sold: they leave the shelf. */
export async function sellBoxes(trx: Db, boxes: Boxes, orderId: string): Promise<void> {
  const cause: StockCause = { reason: 'sale', orderId, actorId: null };
  await change(trx, new Set(boxes.keys()), (id) => ({ held: -(boxes.get(id) ?? 0), onHand: -(boxes.get(id) ?? 0) }), cause);
}

/** Boxes that were sold come back to the shelf. */
export async function restockBoxes(trx: Db, boxes: Boxes, cause: StockCause): Promise<void> {
  await change(trx, new Set(boxes.keys()), (id) => ({ held: 0, onHand: boxes.get(id) ?? 0 }), cause);
}

/**
 * Always in the order of the shelves, so that two orders of the same floors wait for each other instead of deadlocking. Rolls and lots of one
 * product are summed up in its row of stock_levels: that is locked first, for all of them.
 */
async function change(
  trx: Db,
  shelves: ReadonlySet<string>,
  by: (shelf: string) => { held: number; onHand: number },
  cause?: StockCause,
): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const shelf of [...shelves].sort()) {
    const { held, onHand } = by(shelf);
    if (held === 0 && onHand === 0) continue;
    const at = shelfOf(shelf);
    const settle = (changed: Changed, of: Shelf) =>
      cause && onHand !== 0 ? noteChange(trx, changed, { ...of, change: onHand }, cause) : isDone(changed);
    let isThere = await settle(await shelfChanged(trx, at, held, onHand), at);
    // What was taken of a lot that is no longer kept is of the product.
    if (!isThere && at.lotId !== null && held <= 0) isThere = await settle(boxesChanged(trx, at.productId, held, onHand), { ...at, lotId: null });
    if (held > 0 && !isThere) shortages.push({ shelf, available: (await freeBoxes(trx, [shelf])).get(shelf) ?? 0 });
  }
  return shortages;
}

const isOnSale = (id: string) => sql<boolean>`exists (select from products where id = ${id} and in_stock and not is_archived)`;

/** Changes nothing where too little is free, and of a lot where there is none of that id. */
async function shelfChanged(trx: Db, { productId, rollWidthMm, lotId }: Shelf, held: number, onHand: number): Promise<Changed> {
  if (rollWidthMm === null && lotId === null) return boxesChanged(trx, productId, held, onHand);
  await lockLevels(trx, [productId]);
  return lotId === null ? rollChanged(trx, productId, rollWidthMm ?? 0, held, onHand) : lotChanged(trx, productId, lotId, held, onHand);
}

/** Answers what is on hand then. */
function boxesChanged(trx: Db, id: string, held: number, onHand: number) {
  return trx
    .updateTable('stock_levels')
    .set((e) => ({ held: e('held', '+', held), on_hand: e('on_hand', '+', onHand) }))
    .where('product_id', '=', id)
    .$if(held > 0, (update) => update.where(sql<boolean>`on_hand - held >= ${held}`).where(isOnSale(id)))
    .returning('on_hand as after');
}

/** The same of a lot. */
function lotChanged(trx: Db, id: string, lotId: string, held: number, onHand: number) {
  return trx
    .updateTable('lots')
    .set((e) => ({ held: e('held', '+', held), on_hand: e('on_hand', '+', onHand) }))
    .where('id', '=', lotId)
    .where('product_id', '=', id)
    .$if(held > 0, (update) => update.where(sql<boolean>`on_hand - held >= ${held}`).where(isOnSale(id)))
    .returning('on_hand as after');
}

/** Locks what there is of products until the transaction ends, in the order of their ids. Those that are kept in lots. */
export async function lockLevels(trx: Db, productIds: readonly string[]): Promise<string[]> {
  if (!productIds.length) return [];
  const levels = trx.selectFrom('stock_levels').select(['product_id', 'in_lots']).where('product_id', 'in', productIds);
  const rows = await levels.orderBy('product_id').forUpdate().execute();
  return rows.flatMap(({ product_id, in_lots }) => (in_lots ? [product_id] : []));
}

/** The same of a roll, in mm. */
function rollChanged(trx: Db, id: string, widthMm: number, held: number, onHand: number) {
  return trx
    .updateTable('roll_levels')
    .set((e) => ({ held_mm: e('held_mm', '+', held), on_hand_mm: e('on_hand_mm', '+', onHand) }))
    .where('product_id', '=', id)
    .where('roll_width_mm', '=', widthMm)
    .$if(held > 0, (update) => update.where(sql<boolean>`on_hand_mm - held_mm >= ${held}`).where(isOnSale(id)))
    .returning('on_hand_mm as after');
}

type Changed = ReturnType<typeof boxesChanged> | ReturnType<typeof rollChanged> | ReturnType<typeof lotChanged>;

async function isDone(changed: Changed): Promise<boolean> {
  return (await changed.executeTakeFirst()) !== undefined;
}

type StockChange = Shelf & { change: number };

/** Makes the change and writes it into the stock history, at once. False: too little is free. */
async function noteChange(trx: Db, changed: Changed, { productId, rollWidthMm, lotId, change }: StockChange, cause: StockCause): Promise<boolean> {
  const { reason, orderId, actorId } = cause;
  const noted = await trx
    .with('changed', () => changed as ReturnType<typeof boxesChanged>)
    .insertInto('stock_adjustments')
    .columns(['product_id', 'roll_width_mm', 'lot_id', 'change', 'on_hand_after', 'reason', 'order_id', 'actor_id'])
    .expression((e) =>
      e
        .selectFrom('changed')
        .select((own) => [
          own.cast<string>(own.val(productId), 'uuid').as('product_id'),
          own.cast<number | null>(own.val(rollWidthMm), 'integer').as('roll_width_mm'),
          own.cast<string | null>(own.val(lotId), 'uuid').as('lot_id'),
          own.cast<number>(own.val(change), 'integer').as('change'),
          'changed.after',
          own.cast<string>(own.val(reason), 'text').as('reason'),
          own.cast<string>(own.val(orderId), 'uuid').as('order_id'),
          own.cast<string | null>(own.val(actorId), 'uuid').as('actor_id'),
        ]),
    )
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
