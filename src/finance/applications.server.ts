import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pence } from '#money/pence.ts';
import type { Database } from '#platform/database/schema.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import type { Shop } from '../shop.server.ts';
import { applicationReference, readApplicationStatus, statusOnReturn } from './application.ts';
import { financeTerms } from './finance.ts';
import type { LenderOutcome } from './lender-form.ts';

/** Counts an application begun from a network address. Throws a Refusal (429). */
export function takeTurnToApply(shop: Shop, from: string): Promise<void> {
  const rule = { name: 'finance-apply', most: 40, withinMinutes: 60 };
  return takeTurnOrRefuse(shop, rule, from, 'Too many applications from this connection. Please try again in {wait}.');
}

export type NewApplication = {
  orderId: string | null;
  productId: string | null;
  /** How many of that product; null: for a whole order. */
  quantity: number | null;
  /** In the lender's agreement; the reference is put behind it. */
  goods: string;
  pricePence: Pence;
  depositPence: Pence;
};
export type Application = { id: string; reference: string; goodsDescription: string };

/** Writes down, in the caller's transaction, that somebody asks the lender. Amounts have been checked. */
export async function beginApplication(shop: Shop, trx: Kysely<Database>, wanted: NewApplication): Promise<Application> {
  const reference = applicationReference(randomBytes(10));
  const goodsDescription = `${wanted.goods} (${reference})`;
  const { id } = await trx
    .insertInto('finance_applications')
    .values({
      reference,
      order_id: wanted.orderId,
      product_id: wanted.productId,
      quantity: wanted.quantity,
      goods_description: goodsDescription,
      price_pence: wanted.pricePence,
      deposit_pence: wanted.depositPence,
      instalments: financeTerms.instalments,
      created_at: shop.now(),
      updated_at: shop.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, reference, goodsDescription };
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Notes how somebody came back from the lender, for an application for goods that are not ordered yet. A hint: nothing is decided
 * by it. Null where there is no such application.
 */
export async function noteReturn(shop: Shop, applicationId: string, outcome: LenderOutcome) {
  if (!uuid.test(applicationId)) return null;
  const row = await shop.db
    .selectFrom('finance_applications')
    .select(['reference', 'status', 'product_id', 'quantity'])
    .where('id', '=', applicationId)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const status = statusOnReturn(readApplicationStatus(row.status), outcome);
  if (status) {
    await shop.db
      .updateTable('finance_applications')
      .set({ status, updated_at: shop.now() })
      .where('id', '=', applicationId)
      .where('status', '=', row.status)
      .execute();
  }
  return { reference: row.reference, productId: row.product_id, quantity: row.quantity };
}
