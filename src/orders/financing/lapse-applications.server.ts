import type { ApplicationStatus } from '#finance/finance.ts';
import { isBeingPaid } from '#payments/queries.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { releaseBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../../shop.server.ts';
import { boxesOf, countedLines } from '../line-boxes.server.ts';
import { recordEvent, recordEventOnce } from '../order-events.server.ts';
import { lockOrder, readOrderApplication } from './order-application.server.ts';

/** Nobody needs longer for the lender's form; whoever does is held nothing. */
const days = 3;
/** Nothing was heard of it, or its shopper came back as declined and did nothing since. */
const lapsing: ApplicationStatus[] = ['started', 'returned_fail'];

/**
 * Gives back the boxes of orders whose shopper went off to the lender days ago and was never heard of again. The order waits to be
 * paid, by card or by an approval that comes late. One with a deposit keeps its boxes: staff have to ask the lender.
 */
export async function lapseApplications(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - days * 24 * 3600_000);
  const rows = await shop.db
    .selectFrom('finance_applications as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select('o.id')
    .where('a.status', 'in', lapsing)
    .where('a.created_at', '<', before)
    .where('o.status', '=', 'finance_pending')
    .limit(200)
    .execute();
  for (const { id } of rows) await lapse(shop, id, before);
}

async function lapse(shop: Shop, orderId: string, before: Date): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const application = await readOrderApplication(trx, orderId);
    if (order?.status !== 'finance_pending' || !application || !lapsing.includes(application.status) || (await isBeingPaid(trx, orderId))) return;
    if (application.depositPaidPence > 0) {
      const note = `A deposit is paid, but nothing has come of application ${application.reference}. Ask the lender.`;
      await recordEventOnce(shop, trx, orderId, { kind: 'attention', note });
      return;
    }
    if (application.createdAt >= before) return;
    const lines = await countedLines(trx, orderId);
    await trx
      .updateTable('orders')
      .set((e) => ({ status: 'pending', stock_state: 'released', holds_until: null, updated_at: shop.now(), version: e('version', '+', 1) }))
      .where('id', '=', orderId)
      .execute();
    await recordEvent(shop, trx, orderId, {
      kind: 'moved',
      from: 'finance_pending',
      to: 'pending',
      note: `Nothing has come of application ${application.reference} for ${days} days.`,
    });
    if (order.stock_state === 'held') await releaseBoxes(trx, boxesOf(lines));
  });
}
