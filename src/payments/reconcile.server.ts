import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ChargeOutcome } from './card-gateway.ts';
import { underWay } from './payment.ts';
import { settleRefund } from './refunds.server.ts';
import { settlePayment } from './take-payment.server.ts';

/** From this many checks on, about five minutes after it was tried, staff are asked to look. */
const staffFrom = 6;

/**
 * Finds out about one payment whose outcome is unknown, or whose process died, by asking for it again with the same key: the
 * provider answers with what it did the first time, or does it now. True: there may be more.
 */
export async function reconcilePayments(shop: Shop): Promise<boolean> {
  const due = await claim(shop);
  if (!due) return false;
  // Nobody waits for it any more: it must not be charged now.
  const stopped = due.isWanted ? null : await shop.cardGateway.voidCharge(due.idempotency_key);
  if (stopped === 'voided') await markVoided(shop, due.id, due.order_id);
  // One that the provider refuses to stop has been charged: to settle it is to pay it back.
  else if (stopped !== 'unknown') await settlePayment(shop, { id: due.id, orderId: due.order_id }, await askAgain(shop, due));
  return true;
}

function askAgain(shop: Shop, due: NonNullable<Awaited<ReturnType<typeof claim>>>): Promise<ChargeOutcome> {
  return shop.cardGateway.charge({
    key: due.idempotency_key,
    amountPence: due.amount_pence,
    sourceId: due.source_id ?? '',
    verificationToken: due.verification_token,
    orderId: due.order_id,
    repeats: due.created_at,
  });
}

async function claim(shop: Shop) {
  const { find, note } = shop.paymentHooks;
  const due = (db: Db) => db.selectFrom('payments').where('status', 'in', underWay).where('next_check_at', '<=', shop.now()).limit(1);
  // Mostly there is none, and to look costs less than to begin.
  if (!(await due(shop.db).select('id').executeTakeFirst())) return null;
  return inTransaction(shop.db, async (trx) => {
    const row = await due(trx)
      .select(['id', 'order_id', 'idempotency_key', 'amount_pence', 'source_id', 'verification_token', 'checks', 'created_at'])
      .orderBy('next_check_at')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return null;
    await trx
      .updateTable('payments')
      .set({ checks: row.checks + 1, next_check_at: nextCheck(shop.now(), row.checks) })
      .where('id', '=', row.id)
      .execute();
    if (row.checks === staffFrom) {
      await note(shop, trx, row.order_id, {
        kind: 'attention',
        note: 'The card provider has not said what happened to the payment. We are still checking.',
      });
    }
    const order = await find(trx, row.order_id);
    return { ...row, isWanted: order?.isWaiting ?? false };
  });
}

async function markVoided(shop: Shop, paymentId: string, orderId: string): Promise<void> {
  const { lock, note } = shop.paymentHooks;
  await inTransaction(shop.db, async (trx) => {
    await lock(trx, orderId);
    const voided = { status: 'voided', source_id: null, verification_token: null, settled_at: shop.now() };
    const changed = await trx.updateTable('payments').set(voided).where('id', '=', paymentId).where('status', 'in', underWay).executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await note(shop, trx, orderId, { kind: 'payment', note: 'The payment was stopped; nothing was charged.' });
  });
}

/** Asks the provider for refunds that are due: new ones, and those it has not settled. True: there may be more. */
export async function settleRefunds(shop: Shop): Promise<boolean> {
  const due = await claimRefund(shop);
  if (!due) return false;
  const outcome = due.provider_id
    ? await shop.cardGateway.findRefund(due.provider_id)
    : await shop.cardGateway.refund({ key: due.idempotency_key, providerId: due.paid_as, amountPence: due.amount_pence, reason: due.reason });
  await settleRefund(shop, due.id, outcome);
  return true;
}

/** One refund that is due, moved beyond any time this try can take. */
async function claimRefund(shop: Shop) {
  const due = (db: Db) => db.selectFrom('refunds as r').where('r.status', '=', 'started').where('r.next_check_at', '<=', shop.now()).limit(1);
  if (!(await due(shop.db).select('r.id').executeTakeFirst())) return null;
  return inTransaction(shop.db, async (trx) => {
    const row = await due(trx)
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.idempotency_key', 'r.amount_pence', 'r.reason', 'r.provider_id', 'r.checks', 'p.provider_id as paid_as'])
      .orderBy('r.next_check_at')
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

/**
 * Seconds to wait before the provider is asked again: soon at first, so that a shopper who waits is told within two minutes; then ever less
 * often.
 */
const waits = [5, 10, 15, 30, 30, 60, 120, 300, 900];

/** When to ask again after `checks` earlier tries. The wait is longer than one try can take, so that two are never under way. */
function nextCheck(now: Date, checks: number): Date {
  const maxTrySeconds = 25;
  return new Date(now.getTime() + ((waits[Math.min(checks, waits.length - 1)] ?? 900) + maxTrySeconds) * 1000);
}
