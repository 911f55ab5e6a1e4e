import type { Kysely } from 'kysely';
import { type ApplicationStatus, readApplicationStatus } from '#finance/finance.ts';
import type { Pence } from '#money/pence.ts';
import { leftOf, listPaid } from '#payments/queries.server.ts';
import type { Database } from '#platform/database/schema.ts';

export type OrderApplication = {
  id: string;
  reference: string;
  goodsDescription: string;
  pricePence: Pence;
  depositPence: Pence;
  status: ApplicationStatus;
  /** What was paid of the deposit by card, and has not gone back. */
  depositPaidPence: Pence;
};

/** The last application to pay an order monthly; null where there was none. */
export async function readOrderApplication(db: Kysely<Database>, orderId: string): Promise<OrderApplication | null> {
  const row = await db
    .selectFrom('finance_applications')
    .select(['id', 'reference', 'goods_description', 'price_pence', 'deposit_pence', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    reference: row.reference,
    goodsDescription: row.goods_description,
    pricePence: row.price_pence,
    depositPence: row.deposit_pence,
    status: readApplicationStatus(row.status),
    depositPaidPence: leftOf(await listPaid(db, orderId, 'deposit')),
  };
}

/** Whether the lender may have said yes, so that it must hear of it when nothing comes of the order's finance. */
export function isWithLender({ status }: Pick<OrderApplication, 'status'>): boolean {
  return status === 'returned_pass' || status === 'returned_refer';
}

/** Locks an order for one of the decisions about its finance; null where there is none of that id. */
export function lockOrder(trx: Kysely<Database>, orderId: string) {
  return trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
}

export async function setApplicationStatus(shop: { now: () => Date }, trx: Kysely<Database>, id: string, status: ApplicationStatus): Promise<void> {
  await trx.updateTable('finance_applications').set({ status, updated_at: shop.now() }).where('id', '=', id).execute();
}
