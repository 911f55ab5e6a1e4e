import type { Kysely } from 'kysely';
import type { Sql } from 'postgres';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { underWay } from './payment.ts';

/** Whether nobody can say yet what became of a card payment for an order. Whoever acts on the answer has locked the order. */
export async function isBeingPaid(trx: Kysely<Database>, orderId: string): Promise<boolean> {
  const open = trx.selectFrom('payments').select('id').where('order_id', '=', orderId).where('status', 'in', underWay);
  return (await open.executeTakeFirst()) !== undefined;
}

/** Throws a Refusal (409) while nobody can say what became of a payment for an order. */
export async function refuseWhileBeingPaid(trx: Kysely<Database>, orderId: string): Promise<void> {
  if (!(await isBeingPaid(trx, orderId))) return;
  throw new Refusal('conflict', 'payment-under-way', 'A payment for this order is being checked. Please try again in a few minutes.');
}

/** The statuses for a query's text, as words of their own so that the index of such payments is found. */
export function underWayIn(sql: Sql) {
  return sql.unsafe(`(${underWay.map((status) => `'${status}'`).join(', ')})`);
}
