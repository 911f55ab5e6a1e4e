import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { type Actor, recordChanges } from '#audit/changes.server.ts';
import { formatPounds } from '#money/pence.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { type PriceEnding, type PriceMove, reprice } from '#pricing/reprice.ts';
import type { Counted } from '#stock/count-boxes.server.ts';
import type { StockReason } from '#stock/stock-reasons.ts';
import type { Shop } from '../../shop.server.ts';
import { setStock } from './adjust-stock.server.ts';
import { deleteProducts } from './delete-products.server.ts';
import { asWritten, type ProductValues } from './product-fields.ts';
import { calledOf, holdProducts, type ProductRecord } from './product-record.server.ts';

/** What is done to many products at once. */
export type ManyChange =
  | { kind: 'price'; move: PriceMove; ending: PriceEnding }
  /** Values by column, the same for all. */
  | { kind: 'set'; values: ProductValues }
  | { kind: 'stock'; counted: Counted; reason: StockReason; note: string }
  | { kind: 'delete' };

/** More are changed by a file: see import-products.server.ts. */
export const mostAtOnce = 10_000;
const batch = 500;
const dearestPence = 100_000_000;

/** Changes all of these products or, where one of them cannot be changed so, none. Returns how many became different. Throws a Refusal that names the first that cannot. */
export function changeMany(shop: Shop, actor: Actor, ids: readonly string[], change: ManyChange): Promise<number> {
  if (ids.length > mostAtOnce)
    throw new Refusal('invalid', 'too-many-products', `You can change up to ${mostAtOnce.toLocaleString('en-GB')} products at once.`);
  // In the order of the ids, so that two of these at once wait for each other rather than both for ever.
  const ordered = [...new Set(ids)].sort();
  return inTransaction(shop.db, async (trx) => {
    let changed = 0;
    for (let at = 0; at < ordered.length; at += batch) changed += await changeBatch(shop, trx, actor, ordered.slice(at, at + batch), change);
    return changed;
  });
}

async function changeBatch(shop: Shop, trx: Transaction<Database>, actor: Actor, ids: readonly string[], change: ManyChange): Promise<number> {
  if (change.kind === 'delete') return (await deleteProducts(trx, actor, ids)).length;
  const products = await holdProducts(trx, ids);
  if (change.kind === 'stock') {
    for (const product of products) await setStock(trx, actor, product, change.counted, change.reason, change.note);
    return products.length;
  }
  return updateProducts(
    shop,
    trx,
    actor,
    products.map((before) => ({ before, values: valuesFor(before, change) })),
  );
}

function valuesFor({ values }: ProductRecord, change: Extract<ManyChange, { kind: 'price' | 'set' }>): ProductValues {
  if (change.kind === 'set') return change.values;
  const price = reprice(Number(values.price_pence), change.move, change.ending);
  if (price !== null && price <= dearestPence) return { price_pence: price };
  const now = formatPounds(Number(values.price_pence));
  throw new Refusal(
    'invalid',
    'impossible-price',
    `“${values.name}” costs ${now}. The new price would be below £0.01 or above £1,000,000, so no prices were changed.`,
  );
}

/** Inside a transaction: gives products that are held there other values, in one statement, and writes down who did. Returns how many became different. */
export async function updateProducts(
  shop: Shop,
  trx: Transaction<Database>,
  actor: Actor,
  changes: readonly { before: ProductRecord; values: ProductValues }[],
): Promise<number> {
  const differing = changes.filter(({ before, values }) =>
    Object.entries(values).some(([column, value]) => !isDeepStrictEqual(value, before.values[column])),
  );
  const columns = [...new Set(differing.flatMap(({ values }) => Object.keys(values)))];
  if (differing.length === 0) return 0;
  const rows = differing.map(({ before, values }) => ({ ...before.values, ...values, id: before.id }));
  await sql`
    update products p set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = c.${sql.raw(`"${column}"`)}`))}, version = p.version + 1, updated_at = ${shop.now()}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::text::jsonb) c where c.id = p.id`.execute(trx);
  await recordChanges(
    trx,
    differing.map(({ before: { id, values: before }, values }) => {
      const after = { ...before, ...values };
      return { actor, kind: 'product', id, name: calledOf(after), action: 'changed', before: asWritten(before), after: asWritten(after) };
    }),
  );
  return differing.length;
}
