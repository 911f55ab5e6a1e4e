import { sql } from 'kysely';
import { type Actor, recordChanges } from '#audit/changes.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { countMany } from '#stock/count-boxes.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { holdPhotos, putInOrder } from '../../photos/product-photos.server.ts';
import { updateProducts } from '../change-many.server.ts';
import { insertProducts } from '../create-products.server.ts';
import { calledOf, holdProducts, type ProductRecord } from '../product-record.server.ts';
import { fileExpired } from './cells.ts';
import type { NamedPicture } from './pictures.server.ts';
import { type ImportPlan, planImport, type SentPictures } from './plan-import.server.ts';

const batch = 500;
/** Whoever does a file has so long, until another tries: that one would wait for the first, and find it done. */
const claimMs = 120_000;

/**
 * Has a file done that was looked at: by `applyDue`, within a second or two. Asked again, it is done once. Throws a Refusal (404) for a file that is
 * gone.
 */
export async function askToApply(shop: Shop, actor: Actor, id: string): Promise<void> {
  const asked = await shop.db
    .updateTable('product_imports')
    .set((e) => ({
      actor_id: actor?.id ?? null,
      problem: null,
      apply_at: e
        .case()
        .when('applied_at', 'is', null)
        .then(e.fn.coalesce('apply_at', e.val(shop.now())))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (asked.numUpdatedRows === 0n) throw gone();
}

/** Does a file that somebody has asked for. What refuses it is told to them; true: there may be more. */
export async function applyDue(shop: Shop): Promise<boolean> {
  const now = shop.now();
  const due = await shop.db
    .updateTable('product_imports')
    .set({ apply_at: new Date(now.getTime() + claimMs) })
    .where('id', 'in', (e) =>
      e.selectFrom('product_imports').select('id').where('apply_at', '<=', now).orderBy('apply_at').limit(1).forUpdate().skipLocked(),
    )
    .returning(['id', 'actor_id'])
    .executeTakeFirst();
  if (!due) return false;
  try {
    await applyImport(shop, due.actor_id === null ? null : { id: due.actor_id }, due.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await shop.db.updateTable('product_imports').set({ apply_at: null, problem: error.detail }).where('id', '=', due.id).execute();
  }
  return true;
}

/**
 * Does what a file that was looked at says: all of it, or nothing. Once; asked again, it says what it did. Throws a Refusal: 404 for a file
 * that is gone, 409 where its rows have a problem now, or a product that they change has changed since.
 */
export async function applyImport(shop: Shop, actor: Actor, id: string): Promise<{ created: number; changed: number }> {
  const kept = await shop.db.selectFrom('product_imports').select(['csv', 'pictures', 'applied_at']).where('id', '=', id).executeTakeFirst();
  if (!kept) throw gone();
  const plan = kept.applied_at ? null : await planImport(shop, kept.csv, kept.pictures as SentPictures);
  if (plan?.problems.length) throw new Refusal('conflict', 'file-has-problems', 'Please fix the problems in the file first.');
  return inTransaction(shop.db, async (trx) => {
    const held = await trx.selectFrom('product_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!held) throw gone();
    if (held.applied_at || !plan) return { created: held.created_products, changed: held.changed_products };
    const done = { created: plan.creates.length, changed: plan.changes.length };
    for (let at = 0; at < plan.changes.length; at += batch) await changeSome(shop, trx, actor, plan.changes.slice(at, at + batch));
    for (let at = 0; at < plan.creates.length; at += batch) {
      const some = plan.creates.slice(at, at + batch);
      const products = some.map(({ values, stock }) => ({ values, stock: stock ?? 0 }));
      const ids = await insertProducts(shop, trx, actor, products);
      for (const [nth, { values, pictures }] of some.entries())
        if (pictures) await givePictures(shop, trx, { id: ids[nth] as string, name: String(values.name) }, pictures);
    }
    await trx
      .updateTable('product_imports')
      .set({ applied_at: shop.now(), apply_at: null, created_products: done.created, changed_products: done.changed })
      .where('id', '=', id)
      .execute();
    return done;
  });
}

async function changeSome(shop: Shop, trx: Db, actor: Actor, changes: ImportPlan['changes']): Promise<void> {
  const held = new Map(
    (
      await holdProducts(
        trx,
        changes.map(({ before }) => before.id),
      )
    ).map((record) => [record.id, record]),
  );
  const current = changes.map((change) => {
    const now = held.get(change.before.id);
    if (now?.version === change.before.version) return { ...change, before: now };
    throw new Refusal(
      'conflict',
      'changed-meanwhile',
      `Somebody else has changed “${change.before.values.name}” (row ${change.row}). Please check the file again.`,
    );
  });
  const changed = current.filter(({ values }) => Object.keys(values).length > 0);
  if (changed.length) await updateProducts(shop, trx, actor, changed);
  for (const { before, values, pictures } of current)
    if (pictures) await givePictures(shop, trx, { id: before.id, name: String(values.name ?? before.values.name) }, pictures);
  await countSome(
    trx,
    actor,
    current.flatMap(({ before, stock }) => (stock === null || stock === before.onHand ? [] : [{ before, stock }])),
  );
}

/** What the file says is on the shelf, for many products in a few statements. */
async function countSome(trx: Db, actor: Actor, counts: readonly { before: ProductRecord; stock: number }[]): Promise<void> {
  if (counts.length === 0) return;
  const wanted = counts.map(({ before, stock }) => ({ id: before.id, stock }));
  const changed = await countMany(trx, actor?.id ?? null, wanted);
  const done = new Map(changed.map((row) => [row.id, row]));
  const short = counts.find(({ before }) => !done.has(before.id));
  if (short) throw new Refusal('conflict', 'impossible-stock', `Orders now hold more of “${short.before.values.name}” than the stock in the file.`);
  await recordChanges(
    trx,
    counts.map(({ before: { id, values } }) => ({
      actor,
      kind: 'product',
      id,
      name: calledOf(values),
      action: 'counted the stock',
      before: { stock: done.get(id)?.was },
      after: { stock: done.get(id)?.is },
    })),
  );
}

function gone(): Refusal {
  return new Refusal('not-found', 'import-not-found', fileExpired);
}

/**
 * Inside a transaction: gives a product the pictures of its row, first and in this order; what it showed before comes after them, and
 * nothing is taken away. Those on the web are fetched later (fetch-wanted.server.ts).
 */
async function givePictures(shop: Shop, trx: Db, product: { id: string; name: string }, pictures: readonly NamedPicture[]): Promise<void> {
  const before = await holdPhotos(trx, product.id);
  const there = await trx.selectFrom('product_photos').select(['id', 'image_id']).where('product_id', '=', product.id).execute();
  const photos = new Map(there.map(({ id, image_id }) => [image_id, id]));
  const named = pictures.flatMap((picture) => ('imageId' in picture ? [picture.imageId] : []));
  const missing = named.filter((imageId) => !photos.has(imageId));
  if (missing.length) {
    const rows = missing.map((image_id, at) => ({ product_id: product.id, image_id, alt_text: product.name, position: before.length + at }));
    const added = await trx.insertInto('product_photos').values(rows).returning(['id', 'image_id']).execute();
    for (const { id, image_id } of added) photos.set(image_id, id);
  }
  const order = [...new Set([...named.map((imageId) => photos.get(imageId) as string), ...before])];
  if (order.some((id, at) => id !== before[at])) await putInOrder(trx, product.id, order);
  const wanted = pictures.flatMap((picture, position) => ('address' in picture ? [{ address: picture.address, position }] : []));
  if (wanted.length === 0) return;
  await trx
    .insertInto('wanted_photos')
    .values(wanted.map(({ address, position }) => ({ product_id: product.id, address, position, next_attempt_at: shop.now() })))
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'address']).doUpdateSet({
        position: sql`excluded.position`,
        next_attempt_at: sql`excluded.next_attempt_at`,
        attempts: 0,
        problem: null,
        image_id: null,
      }),
    )
    .execute();
}
