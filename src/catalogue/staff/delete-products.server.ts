import type { Transaction } from 'kysely';
import { type Actor, recordChanges } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../../shop.server.ts';
import { asWritten } from './product-fields.ts';
import { calledOf, holdProducts, productNotFound } from './product-record.server.ts';

/** Deletes a product for good and returns its name. Orders keep their lines with name, SKU and price. Throws a Refusal: 404 without such a product. */
export function deleteProduct(shop: Shop, actor: Actor, id: string): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const [name] = await deleteProducts(trx, actor, [id]);
    if (name === undefined) throw productNotFound();
    return name;
  });
}

/** Inside a transaction: the same for several. Returns the names of those that were there. */
export async function deleteProducts(trx: Transaction<Database>, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const products = await holdProducts(trx, ids);
  await recordChanges(
    trx,
    products.map(({ id, values }) => ({
      actor,
      kind: 'product',
      id,
      name: calledOf(values),
      action: 'deleted',
      before: asWritten(values),
      after: null,
    })),
  );
  if (products.length === 0) return [];
  await trx
    .deleteFrom('products')
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
  return products.map(({ values }) => String(values.name));
}
