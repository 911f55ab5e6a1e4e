import { randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { readCookie } from '#platform/http/cookies.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { type ApplicationStatus, applicationReference, financeTerms, readApplicationStatus, statusOnReturn } from './finance.ts';
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
export type BegunApplication = { id: string; reference: string; goodsDescription: string };

/** Writes down, in the caller's transaction, that somebody asks the lender. Amounts have been checked. */
export async function beginApplication(shop: Shop, trx: Db, wanted: NewApplication): Promise<BegunApplication> {
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

/**
 * Notes how somebody came back from the lender, for an application for goods that are not ordered yet. A hint: nothing is decided
 * by it. Null where there is no such application.
 */
export async function noteReturn(shop: Shop, applicationId: string, outcome: LenderOutcome) {
  if (!isUuid(applicationId)) return null;
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

/** An application for goods that the lender accepted, as its shopper came back with, and that no order has taken over yet. */
export type Approval = { id: string; reference: string; productId: string; quantity: number; goods: string; pricePence: Pence; depositPence: Pence };

/** Names the approval that this browser goes on to order with. Only the shopper's own click on the page they came back to sets it. */
const cookie = 'approved_finance';
const keptDays = 3;
const accepted = ['returned_pass', 'approved'];

/** The Set-Cookie line that keeps the approval on its way through the checkout; null forgets it. */
export function approvalCookie(origin: string, id: string | null): string {
  const secure = origin.startsWith('https:');
  return serialize(cookie, id ?? '', { path: '/', sameSite: 'Lax', secure, httpOnly: true, maxAge: id ? keptDays * 24 * 3600 : 0 });
}

/** The approval that a browser brings along; null where it brings none, or it was used. */
export async function approvalOf(shop: Shop, request: Request): Promise<Approval | null> {
  return readApproval(shop, readCookie(request, cookie) ?? '');
}

/** An approval by its application's id; null for any other text, one that was not accepted, was ordered with, or whose product is no longer sold. */
export async function readApproval(shop: Shop, id: string): Promise<Approval | null> {
  if (!isUuid(id)) return null;
  const row = await shop.db
    .selectFrom('finance_applications as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['a.id', 'a.reference', 'a.quantity', 'a.price_pence', 'a.deposit_pence', 'p.id as product_id', 'p.name'])
    .where('a.id', '=', id)
    .where('a.order_id', 'is', null)
    .where('a.status', 'in', accepted)
    .executeTakeFirst();
  if (!row?.quantity) return null;
  const { reference, quantity, product_id, price_pence, deposit_pence } = row;
  const goods = `${quantity} × ${row.name}`;
  return { id: row.id, reference, productId: product_id, quantity, goods, pricePence: price_pence, depositPence: deposit_pence };
}

/** Whether an order is what was approved: those goods, for that price. */
export function covers(
  approval: Approval | null,
  order: { totalPence: Pence; lines: readonly { productId: string | null; quantity: number; isSample: boolean }[] },
): boolean {
  if (approval?.pricePence !== order.totalPence) return false;
  const { productId, quantity } = approval;
  return order.lines.some((line) => line.productId === productId && line.quantity === quantity && !line.isSample);
}

/** Makes it the application of an order, in the caller's transaction. Throws a Refusal (409) where another order has it. */
export async function takeApproval(shop: Shop, trx: Db, id: string, orderId: string): Promise<{ id: string; reference: string }> {
  const taken = await trx
    .updateTable('finance_applications')
    .set({ order_id: orderId, updated_at: shop.now() })
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('status', 'in', accepted)
    .returning(['id', 'reference'])
    .executeTakeFirst();
  if (!taken)
    throw new Refusal('conflict', 'approval-used', 'This approval has already been used for another order. Please apply again for this one.');
  return taken;
}

export type Application = BegunApplication & { pricePence: Pence; depositPence: Pence; status: ApplicationStatus; createdAt: Date };

/** The last application to pay an order monthly; null where there was none. */
export async function readApplicationOf(db: Db, orderId: string): Promise<Application | null> {
  const row = await db
    .selectFrom('finance_applications')
    .select(['id', 'reference', 'goods_description', 'price_pence', 'deposit_pence', 'status', 'created_at'])
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
    createdAt: row.created_at,
  };
}

export async function setApplicationStatus(shop: { now: () => Date }, trx: Db, id: string, status: ApplicationStatus): Promise<void> {
  await trx.updateTable('finance_applications').set({ status, updated_at: shop.now() }).where('id', '=', id).execute();
}
