import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Actor, recordChanges } from '#audit/changes.server.ts';
import { keepUndoStep, takeUndoStep, type UndoRecord } from '#audit/undo-steps.server.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { type PriceEnding, type PriceMove, reprice } from '#pricing/price-and-coverage.ts';
import type { Counted } from '#stock/count-boxes.server.ts';
import type { StockReason } from '#stock/stock-reasons.ts';
import type { Shop } from '../../shop.server.ts';
import { holdMakers, withKeptMaker } from '../makers/makers.server.ts';
import { setStock } from './adjust-stock.server.ts';
import { deleteProducts } from './create-products.server.ts';
import { asWritten, type ProductValues } from './product-fields.ts';
import { calledOf, holdProducts, type ProductRecord, productNotFound } from './product-record.server.ts';

export type PriceChange = { move: PriceMove; ending: PriceEnding };

/** What is done to many products at once. */
export type ManyChange =
  /** `seen`: of the prices that were looked at before; see `previewPrices`. */
  | ({ kind: 'price'; seen?: string | undefined } & PriceChange)
  /** Values by column, the same for all. */
  | { kind: 'set'; values: ProductValues }
  | { kind: 'stock'; counted: Counted; reason: StockReason; note: string }
  | { kind: 'delete' };

/** More are changed by a file: see import-products.server.ts. */
export const maxAtOnce = 10_000;
/** For how long what was done to many can be taken back. */
const undoDays = 7;
const batch = 500;
const dearestPence = 100_000_000;

/** How many became different, what was done in words, and the step to undo it by; null where it cannot be. */
export type ChangedMany = { changed: number; said: string; step: string | null };

/**
 * Changes all of these products or, where one of them cannot be changed so, none. Throws a Refusal that names the first that cannot, 404 where
 * none of them is there, or (409) where a price is no longer what was seen.
 */
export function changeMany(
  shop: Shop,
  actor: Actor,
  ids: readonly string[],
  change: ManyChange,
  kind: 'products' | 'categories' = 'products',
): Promise<ChangedMany> {
  if (ids.length > maxAtOnce) throw tooMany();
  // In the order of the ids, so that two of these at once wait for each other rather than both for ever.
  const ordered = [...new Set(ids)].sort();
  return inTransaction(shop.db, async (trx) => {
    const done: Done = { found: 0, changed: 0, names: [], records: [], prices: [] };
    for (let at = 0; at < ordered.length; at += batch) await changeBatch(shop, trx, actor, ordered.slice(at, at + batch), change, done);
    if (ordered.length > 0 && done.found === 0) throw productNotFound();
    if (change.kind === 'price' && change.seen !== undefined && change.seen !== seenOf(done.prices))
      throw new Refusal(
        'conflict',
        'prices-changed',
        'Prices have changed since you looked at them, so nothing was done. Please check the new list.',
      );
    const said = sayChanged(change, done);
    const until = new Date(shop.now().getTime() + undoDays * 24 * 3600_000);
    const { records } = done;
    const step = records.length ? await keepUndoStep(shop, trx, { actor, kind, said, until, records }) : null;
    return { changed: done.changed, said, step };
  });
}

export const tooMany = () =>
  new Refusal('invalid', 'too-many-products', `You can change up to ${maxAtOnce.toLocaleString('en-GB')} products at once.`);

type Done = {
  found: number;
  changed: number;
  names: string[];
  records: UndoRecord<ProductValues>[];
  prices: [id: string, before: Pence, after: Pence][];
};

/** Tells two lists of prices apart. */
export function seenOf(prices: readonly (readonly [id: string, before: Pence, after: Pence])[]): string {
  return createHash('sha256')
    .update(prices.map((price) => price.join(' ')).join('\n'))
    .digest('base64url');
}

async function changeBatch(shop: Shop, trx: Db, actor: Actor, ids: readonly string[], change: ManyChange, done: Done) {
  if (change.kind === 'delete') {
    done.names.push(...(await deleteProducts(trx, actor, ids)));
    done.changed = done.names.length;
    done.found = done.changed;
    return;
  }
  const products = await holdProducts(trx, ids);
  done.found += products.length;
  if (change.kind === 'stock') {
    for (const product of products) await setStock(trx, actor, product, change.counted, change.reason, change.note);
    done.changed += products.length;
    return;
  }
  const changes = products.map((before) => ({ before, values: valuesFor(before, change) }));
  const differing = await updateProducts(shop, trx, actor, changes);
  done.changed += differing.length;
  for (const { before, values } of differing) {
    const was = Object.fromEntries(Object.keys(values).map((column) => [column, before.values[column]]));
    done.records.push({ id: before.id, before: was, after: values });
    done.names.push(String(before.values.name));
  }
  if (change.kind === 'price') done.prices.push(...changes.map(({ before, values }) => priceOf(before, values)));
}

const priceOf = ({ id, values }: ProductRecord, { price_pence }: ProductValues) =>
  [id, Number(values.price_pence), Number(price_pence)] as const satisfies Done['prices'][number];

/** '12 prices changed.' '“Oak Natural” moved from Tiles to LVT.' */
function sayChanged(change: ManyChange, { changed, names, records }: Done): string {
  const many = `${changed.toLocaleString('en-GB')} ${changed === 1 ? 'product' : 'products'}`;
  if (change.kind === 'price') return `${changed.toLocaleString('en-GB')} ${changed === 1 ? 'price' : 'prices'} changed.`;
  if (change.kind === 'delete') return `${many} deleted.`;
  if (change.kind === 'stock') return `Stock of ${many} changed.`;
  const { category, is_featured, in_stock, is_archived, maker } = change.values;
  const named = changed === 1 ? `“${names[0]}”` : many;
  if (is_archived !== undefined) return is_archived ? `${named} archived.` : `${named} back in the shop.`;
  if (category !== undefined && changed === 1) return `“${names[0]}” moved from ${records[0]?.before.category} to ${category}.`;
  if (category !== undefined) return `${many} moved to ${category}.`;
  if (maker !== undefined) return `${named}: the maker is now ${records[0]?.after.maker ?? 'unspecified'}.`;
  if (in_stock !== undefined) return `${many} ${in_stock ? 'put on sale' : 'taken off sale'}.`;
  return `${many} ${is_featured ? 'featured' : 'no longer featured'}.`;
}

/**
 * Takes back what was done to many: each is again as it was. Those changed in the same thing since, or deleted, stay as they are and are
 * named. Throws a Refusal (409) where the step is over.
 */
export function undoChange(shop: Shop, actor: Actor, step: string, kind: 'products' | 'categories' = 'products') {
  return inTransaction(shop.db, async (trx) => {
    const records = await takeUndoStep<ProductValues>(shop, trx, kind, step);
    const undone: string[] = [];
    const left: string[] = [];
    for (let at = 0; at < records.length; at += batch) {
      const some = new Map(records.slice(at, at + batch).map((record) => [record.id, record]));
      const products = await holdProducts(trx, [...some.keys()]);
      const isAsMade = ({ id, values }: ProductRecord) =>
        Object.entries(some.get(id)?.after ?? {}).every(([column, value]) => isDeepStrictEqual(value, values[column]));
      const back = products.filter(isAsMade);
      await updateProducts(
        shop,
        trx,
        actor,
        back.map((before) => ({ before, values: some.get(before.id)?.before ?? {} })),
      );
      undone.push(...back.map(({ values }) => String(values.name)));
      left.push(...products.filter((product) => !back.includes(product)).map(({ values }) => String(values.name)));
    }
    return { undone, left, gone: records.length - undone.length - left.length };
  });
}

/** What a price becomes; null where it cannot be. */
export function priceAfter(before: Pence, { move, ending }: PriceChange): Pence | null {
  const price = reprice(before, move, ending);
  return price !== null && price <= dearestPence ? price : null;
}

function valuesFor({ values }: ProductRecord, change: Extract<ManyChange, { kind: 'price' | 'set' }>): ProductValues {
  if (change.kind === 'set') return change.values;
  const price = priceAfter(Number(values.price_pence), change);
  if (price !== null) return { price_pence: price };
  const now = formatPounds(Number(values.price_pence));
  throw new Refusal(
    'invalid',
    'impossible-price',
    `“${values.name}” costs ${now}. The new price would be below £0.01 or above £1,000,000, so no prices were changed.`,
  );
}

/**
 * Inside a transaction: gives products that are held there other values, in one statement, and writes down who did. Returns those that became
 * different.
 */
export async function updateProducts(shop: Shop, trx: Db, actor: Actor, wanted: readonly ProductChange[]): Promise<readonly ProductChange[]> {
  const makers = await holdMakers(
    trx,
    wanted.map(({ values }) => values.maker),
  );
  const changes = wanted.map(({ before, values }) => ({ before, values: withKeptMaker(values, makers) }));
  const differing = changes.filter(({ before, values }) =>
    Object.entries(values).some(([column, value]) => !isDeepStrictEqual(value, before.values[column])),
  );
  const columns = [...new Set(differing.flatMap(({ values }) => Object.keys(values)))];
  if (differing.length === 0) return [];
  const rows = differing.map(({ before, values }) => ({ ...before.values, ...values, id: before.id }));
  await sql`
    update products p set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = c.${sql.raw(`"${column}"`)}`))}, version = p.version +
      1, updated_at = ${shop.now()}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::text::jsonb) c where c.id = p.id`.execute(trx);
  await recordChanges(
    trx,
    differing.map(({ before: { id, values: before }, values }) => {
      const after = { ...before, ...values };
      return { actor, kind: 'product', id, name: calledOf(after), action: 'changed', before: asWritten(before), after: asWritten(after) };
    }),
  );
  return differing;
}

type ProductChange = { before: ProductRecord; values: ProductValues };
