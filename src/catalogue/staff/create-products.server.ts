import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { type Actor, recordChanges } from '#audit/changes.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { ProductsTable } from '#platform/database/schema.ts';
import { wrongFields } from '#platform/refusal.ts';
import { openShelves } from '#stock/count-boxes.server.ts';
import type { Shop } from '../../shop.server.ts';
import { categorySlug } from '../category.ts';
import { holdMakers, withKeptMaker } from '../makers/makers.server.ts';
import { refuseTakenSku } from './change-product.server.ts';
import { asWritten, fieldLabels, nameWanted, type ProductValues, requiredFields, supplierWanted } from './product-fields.ts';
import { calledOf, holdProducts, productNotFound } from './product-record.server.ts';
import { priceWanted } from './readings.ts';

/**
 * Puts a new product on sale with so many boxes on the shelf, 0 unless said. Returns its id. Throws a Refusal: 422 for what is missing or an SKU
 * that is taken.
 */
export function createProduct(shop: Shop, actor: Actor, values: ProductValues, stock = 0): Promise<string> {
  const complete = { ...values, sku: values.sku ?? inventSku(String(values.category ?? '')) };
  return inTransaction(shop.db, async (trx) => {
    refuseIncomplete(values);
    await refuseTakenSku(trx, complete.sku as string);
    const [id] = await insertProducts(shop, trx, actor, [{ values: complete, stock }]);
    return id ?? '';
  });
}

/** Inside a transaction: new products with their stock, their first price, and who made them. Returns their ids in the same order. */
export async function insertProducts(
  shop: Shop,
  trx: Db,
  actor: Actor,
  products: readonly { values: ProductValues; stock: number }[],
): Promise<string[]> {
  const now = shop.now();
  const makers = await holdMakers(
    trx,
    products.map(({ values }) => values.maker),
  );
  const rows = products.map(
    ({ values }) =>
      ({ id: crypto.randomUUID(), ...withKeptMaker(values, makers), created_at: now, updated_at: now }) as Insertable<ProductsTable> & { id: string },
  );
  await trx.insertInto('products').values(rows).execute();
  const shelves = rows.map(({ id }, at) => ({ productId: id, boxes: products[at]?.stock ?? 0 }));
  await openShelves(trx, shelves, actor?.id ?? null);
  await trx
    .insertInto('price_history')
    .values(rows.map(({ id, price_pence }) => ({ product_id: id, price_pence, valid_from: now })))
    .execute();
  const made = rows.map(({ id }, at) => ({ id, values: products[at]?.values ?? {}, stock: products[at]?.stock ?? 0 }));
  await recordChanges(
    trx,
    made.map(({ id, values, stock }) => ({
      actor,
      kind: 'product',
      id,
      name: calledOf(values),
      action: 'created',
      after: Object.fromEntries(Object.entries({ ...asWritten(values), stock: String(stock) }).filter(([, said]) => said !== '')),
    })),
  );
  return rows.map(({ id }) => id);
}

const missingWords: Record<string, string> = {
  name: nameWanted,
  price: priceWanted,
  category: 'Please choose a category.',
  supplier: supplierWanted,
};

function refuseIncomplete(values: ProductValues): void {
  const missing = requiredFields.filter((name) => values[name === 'price' ? 'price_pence' : name] === undefined);
  if (missing.length === 0) return;
  const errors = missing.map((field) => ({ field, message: missingWords[field] ?? `${fieldLabels[field]} is missing.` }));
  throw wrongFields(errors);
}

/** Neither vowels nor digits that look like letters, so that it spells nothing and is read out well. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/** 'TIL-7K2QXD', for a product without a stock code of its own. */
function inventSku(category: string): string {
  const prefix = categorySlug(category).slice(0, 3).toUpperCase() || 'NEW';
  return `${prefix}-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/**
 * Deletes a product for good and returns its name. Orders keep their lines with name, SKU and price. Throws a Refusal: 404 without such a
 * product.
 */
export function deleteProduct(shop: Shop, actor: Actor, id: string): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const [name] = await deleteProducts(trx, actor, [id]);
    if (name === undefined) throw productNotFound();
    return name;
  });
}

/** Inside a transaction: the same for several. Returns the names of those that were there. */
export async function deleteProducts(trx: Db, actor: Actor, ids: readonly string[]): Promise<string[]> {
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
