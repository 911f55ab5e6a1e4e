import { type Actor, recordChange } from '#audit/record-change.server.ts';
import type { Shop } from '../../shop.server.ts';
import { of, slideNotFound } from './save-slide.server.ts';

/** Shows a slide one place earlier or later; the orders are counted anew from 0. Throws a Refusal (404) where there is none. */
export async function moveSlide(shop: Shop, actor: Actor, id: string, to: 'earlier' | 'later'): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('hero_slides')
      .select(['id', 'position', 'title'])
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .forUpdate()
      .execute();
    const from = rows.findIndex((row) => row.id === id);
    const moved = rows[from];
    if (!moved) throw slideNotFound();
    rows.splice(from, 1);
    rows.splice(Math.max(0, to === 'earlier' ? from - 1 : from + 1), 0, moved);
    for (const [position, row] of rows.entries())
      if (row.position !== position) await trx.updateTable('hero_slides').set({ position }).where('id', '=', row.id).execute();
    await recordChange(trx, { ...of(actor, id, moved.title), action: `moved ${to}` });
  });
}
