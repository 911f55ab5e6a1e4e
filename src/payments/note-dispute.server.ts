import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { sayDate } from '#platform/say-date.ts';
import type { Shop } from '../shop.server.ts';
import { disputeWords } from './dispute.ts';
import { isOlder } from './is-older.ts';

export type ToldDispute = {
  providerId: string;
  paymentId: string;
  orderId: string;
  amountPence: number;
  reason: string;
  state: string;
  dueAt: Date | null;
  version: number;
  updatedAt: Date | null;
};

/** Notes at the order what became of a dispute, with the date to answer by; staff are written to where they have to. What is older than what is known is passed over. */
export async function noteDispute(shop: Shop, told: ToldDispute): Promise<void> {
  const hooks = shop.paymentHooks;
  await inTransaction(shop.db, async (trx) => {
    await hooks.lock(trx, told.orderId);
    const known = await trx.selectFrom('disputes').selectAll().where('provider_id', '=', told.providerId).forNoKeyUpdate().executeTakeFirst();
    if (known && (told.version < known.version || isOlder(told.updatedAt, known.provider_updated_at))) return;
    const row = {
      order_id: told.orderId,
      payment_id: told.paymentId,
      amount_pence: told.amountPence,
      reason: told.reason,
      state: told.state,
      due_at: told.dueAt,
      version: told.version,
      provider_updated_at: told.updatedAt,
    };
    await trx
      .insertInto('disputes')
      .values({ provider_id: told.providerId, ...row })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(row))
      .execute();
    if (known?.state === told.state && known.due_at?.getTime() === told.dueAt?.getTime()) return;
    const { note, needsAttention } = disputeWords({ ...told, dueOn: told.dueAt && sayDate(told.dueAt) });
    await hooks.note(shop, trx, told.orderId, { kind: needsAttention ? 'attention' : 'note', note });
    if (!needsAttention) return;
    const onceKey = `dispute:${told.providerId}:${told.state}:${told.dueAt?.toISOString() ?? ''}`;
    await hooks.alertStaff(shop, trx, told.orderId, { subject: 'a payment is disputed', lines: [note], onceKey });
  });
}
