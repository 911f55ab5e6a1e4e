import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import { nextCheck } from './next-check.ts';
import { settleRefund } from './settle-refund.server.ts';

/** Asks the provider for refunds that are due: new ones, and those it has not settled. True: there may be more. */
export async function settleRefunds(shop: Shop): Promise<boolean> {
  const due = await claim(shop);
  if (!due) return false;
  const outcome = due.provider_id
    ? await shop.cardGateway.findRefund(due.provider_id)
    : await shop.cardGateway.refund({ key: due.idempotency_key, providerId: due.paid_as, amountPence: due.amount_pence, reason: due.reason });
  await settleRefund(shop, due.id, outcome);
  return true;
}

/** One refund that is due, moved beyond any time this try can take. */
async function claim(shop: Shop) {
  return inTransaction(shop.db, async (trx) => {
    const row = await trx
      .selectFrom('refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.idempotency_key', 'r.amount_pence', 'r.reason', 'r.provider_id', 'r.checks', 'p.provider_id as paid_as'])
      .where('r.status', '=', 'started')
      .where('r.next_check_at', '<=', shop.now())
      .orderBy('r.next_check_at')
      .limit(1)
      .forNoKeyUpdate('r')
      .skipLocked()
      .executeTakeFirst();
    if (!row?.paid_as) return null;
    await trx
      .updateTable('refunds')
      .set({ checks: row.checks + 1, next_check_at: nextCheck(shop.now(), row.checks) })
      .where('id', '=', row.id)
      .execute();
    return { ...row, paid_as: row.paid_as };
  });
}
