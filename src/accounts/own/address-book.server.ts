import { type AddressValues, addressValues, type ShippingAddress } from '#delivery/shipping-address.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';

export type KeptAddress = { id: string; isDefault: boolean; address: AddressValues };

const maxAddresses = 20;

/** Somebody's addresses, the one to deliver to first. */
export async function listAddresses(shop: Shop, userId: string): Promise<KeptAddress[]> {
  const rows = await shop.db
    .selectFrom('addresses')
    .select(['id', 'is_default', 'address'])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(keptFrom);
}

/** One of somebody's own addresses; null for anybody else's and for what is no id. */
export async function readAddress(shop: Shop, userId: string, id: string): Promise<KeptAddress | null> {
  if (!isId(id)) return null;
  const row = await shop.db
    .selectFrom('addresses')
    .select(['id', 'is_default', 'address'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? keptFrom(row) : null;
}

type ToKeep = { id: string | null; address: ShippingAddress; isDefault: boolean };

/**
 * Keeps a new address, or a changed one. There is always one to deliver to, as long as there is any. Throws a Refusal:
 * 404 for an address that is not theirs, 409 for one too many.
 */
export async function keepAddress(shop: Shop, userId: string, { id, address, isDefault }: ToKeep): Promise<void> {
  await withBook(shop, userId, async (trx, kept) => {
    const old = id === null ? null : kept.find((row) => row.id === id);
    if (old === undefined) throw notFound();
    if (!old && kept.length >= maxAddresses) {
      throw new Refusal('conflict', 'too-many-addresses', `You can save up to ${maxAddresses} addresses. Please delete one first.`);
    }
    const others = kept.filter((row) => row.id !== id);
    const becomesDefault = isDefault || old?.is_default === true || !others.some((row) => row.is_default);
    if (becomesDefault) await trx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId).execute();
    if (old) {
      await trx.updateTable('addresses').set({ address, is_default: becomesDefault }).where('id', '=', old.id).execute();
    } else {
      const values = { user_id: userId, address, is_default: becomesDefault, created_at: shop.now() };
      await trx.insertInto('addresses').values(values).execute();
    }
  });
}

/** Makes one of somebody's addresses the one to deliver to. Throws a Refusal (404). */
export async function chooseAddress(shop: Shop, userId: string, id: string): Promise<void> {
  await withBook(shop, userId, async (trx, kept) => {
    if (!kept.some((row) => row.id === id)) throw notFound();
    await trx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId).execute();
    await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
  });
}

/** Deletes an address; the oldest of the others takes its place as the one to deliver to. Throws a Refusal (404). */
export async function deleteAddress(shop: Shop, userId: string, id: string): Promise<void> {
  await withBook(shop, userId, async (trx, kept) => {
    const gone = kept.find((row) => row.id === id);
    if (!gone) throw notFound();
    await trx.deleteFrom('addresses').where('id', '=', id).execute();
    const heir = kept.find((row) => row.id !== id);
    if (gone.is_default && heir) await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', heir.id).execute();
  });
}

type BookRow = { id: string; is_default: boolean };

/** One change of a book at a time: two windows must not leave two addresses to deliver to, or none. */
async function withBook(shop: Shop, userId: string, change: (trx: Db, kept: BookRow[]) => Promise<void>): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const owner = await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    if (!owner) throw notFound();
    const kept = await trx
      .selectFrom('addresses')
      .select(['id', 'is_default'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    await change(trx, kept);
  });
}

function keptFrom(row: { id: string; is_default: boolean; address: unknown }): KeptAddress {
  return { id: row.id, isDefault: row.is_default, address: addressValues(row.address) };
}

function notFound(): Refusal {
  return new Refusal('not-found', 'address-not-found', 'We can’t find this address in your account.');
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
}
