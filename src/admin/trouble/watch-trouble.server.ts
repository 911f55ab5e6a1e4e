import { hostname } from 'node:os';
import { queueStaffNotice } from '#mail/queue-staff-notice.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../../shop.server.ts';
import { sayTrouble, type Trouble, troubleWords } from './trouble.ts';

/**
 * Looks for trouble and tells of it once, when it begins: in the log, on every page for staff, in /health/ready and /metrics, and by letter
 * unless letters are the trouble. What is not seen any longer is over.
 */
export async function watchTrouble(shop: Shop, find: () => Promise<Trouble[]>): Promise<false> {
  const found = await find();
  for (const trouble of found) await note(shop, trouble);
  const seen = found.map(({ kind }) => kind);
  const over = await shop.sql<{ kind: string }[]>`
    delete from troubles where machine in ('', ${hostname()}) and kind <> all(${seen}::text[])
      or seen_at < ${shop.now()}::timestamptz - interval '1 day' returning kind`;
  for (const { kind } of over) shop.log.info({ trouble: kind }, 'a trouble is over');
  return false;
}

async function note(shop: Shop, trouble: Trouble): Promise<void> {
  const { kind, machine, detail } = trouble;
  const now = shop.now();
  await inTransaction(shop.db, async (trx) => {
    const kept = await trx
      .insertInto('troubles')
      .values({ kind, machine, detail, began_at: now, seen_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'machine']).doUpdateSet({ detail, seen_at: now }))
      .returning('began_at')
      .executeTakeFirstOrThrow();
    if (kept.began_at.getTime() !== now.getTime()) return;
    shop.log.error({ trouble: kind, machine, detail }, troubleWords[kind].subject);
    if (kind === 'mail') return;
    const onceKey = `trouble:${kind}:${machine}:${now.toISOString().slice(0, 10)}`;
    await queueStaffNotice(shop, trx, { subject: troubleWords[kind].subject, lines: [sayTrouble(trouble)], path: '/admin', onceKey });
  });
}
