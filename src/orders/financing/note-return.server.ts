import { setApplicationStatus } from '#finance/applications.server.ts';
import { statusOnReturn } from '#finance/finance.ts';
import type { LenderOutcome } from '#finance/lender-form.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import { lockOrder, readOrderApplication } from './order-application.server.ts';

/** What staff are told of how a shopper came back. */
export const told: Record<LenderOutcome, { kind: 'attention' | 'note'; note: string }> = {
  pass: { kind: 'attention', note: 'The shopper came back from the lender as accepted. Check with the lender, then confirm.' },
  refer: { kind: 'note', note: 'The shopper came back from the lender: it checks by hand.' },
  fail: { kind: 'note', note: 'The shopper came back from the lender as declined.' },
};

/** Notes how a shopper came back from the lender. A hint, and no proof: the order waits on until staff decide. */
export async function noteOrderReturn(shop: Shop, orderId: string, outcome: LenderOutcome): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const application = await readOrderApplication(trx, orderId);
    const status = application && statusOnReturn(application.status, outcome);
    if (order?.status !== 'finance_pending' || !status) return;
    await setApplicationStatus(shop, trx, application.id, status);
    await recordEvent(shop, trx, orderId, told[outcome]);
  });
}
