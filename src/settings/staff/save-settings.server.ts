import { recordChange } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { readSettings, type Settings, settingsSchema } from '../settings.ts';

export type KeptSettings = { settings: Settings; version: number };

/** The settings as they are stored now, with the version that a change of them names. */
export async function readKeptSettings(shop: Shop): Promise<KeptSettings> {
  const row = await shop.db.selectFrom('settings').select(['values', 'version']).executeTakeFirst();
  return { settings: readSettings(row?.values), version: row?.version ?? 0 };
}

/**
 * Stores the settings: every process knows within a moment. Throws a Refusal: 422 with what is wrong at which field, 409 where a
 * colleague has stored others since `version` was read.
 */
export async function saveSettings(shop: Shop, staff: { id: string }, wanted: unknown, version: number): Promise<KeptSettings> {
  const parsed = accept(settingsSchema, wanted);
  if (!parsed.delivery_zones.some(({ enabled }) => enabled)) {
    const message = 'Please deliver to at least one country: without one nobody can order.';
    throw new Refusal('invalid', 'no-delivery-zone', message, [{ field: 'delivery_zones', message }]);
  }
  return inTransaction(shop.db, async (trx) => {
    await trx
      .insertInto('settings')
      .values({ values: readSettings(null), version: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await trx.selectFrom('settings').select(['values', 'version']).forUpdate().executeTakeFirstOrThrow();
    if (row.version !== version) {
      throw new Refusal(
        'conflict',
        'settings-changed',
        'A colleague has changed the settings. Please check them again: your changes are still in the form.',
      );
    }
    const kept = await trx
      .updateTable('settings')
      .set({ values: parsed, version: version + 1, updated_at: shop.now() })
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordChange(trx, {
      actor: staff,
      kind: 'settings',
      id: 'settings',
      name: 'Settings',
      action: 'changed',
      before: readSettings(row.values),
      after: parsed,
    });
    return { settings: parsed, version: kept.version };
  });
}
