import { type Actor, recordChange } from '#audit/record-change.server.ts';
import type { Shop } from '../../shop.server.ts';
import { of, slideNotFound } from './save-slide.server.ts';

/** Switches a slide on or off, without opening its form. Throws a Refusal (404) where there is none. */
export async function switchSlide(shop: Shop, actor: Actor, id: string, isActive: boolean): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('hero_slides')
      .set((e) => ({ is_active: isActive, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .returning('title')
      .executeTakeFirst();
    if (!changed) throw slideNotFound();
    await recordChange(trx, { ...of(actor, id, changed.title), action: isActive ? 'switched on' : 'switched off' });
  });
}
