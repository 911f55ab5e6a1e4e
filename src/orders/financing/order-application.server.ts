import { type Application, readApplicationOf } from '#finance/applications.server.ts';
import type { Pence } from '#money/pence.ts';
import { leftOf, listPaid } from '#payments/queries.server.ts';
import type { Db } from '#platform/database/connect.server.ts';

export type OrderApplication = Application & {
  /** What was paid of the deposit by card, and has not gone back. */
  depositPaidPence: Pence;
};

/** The last application to pay an order monthly; null where there was none. */
export async function readOrderApplication(db: Db, orderId: string): Promise<OrderApplication | null> {
  const application = await readApplicationOf(db, orderId);
  return application && { ...application, depositPaidPence: leftOf(await listPaid(db, orderId, 'deposit')) };
}

/** Whether the lender may have said yes, so that it must hear of it when nothing comes of the order's finance. */
export function isWithLender({ status }: Pick<OrderApplication, 'status'>): boolean {
  return status === 'returned_pass' || status === 'returned_refer';
}
