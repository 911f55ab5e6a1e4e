import { forgetLetterFiles } from '#mail/letter-files.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import { forgetOrders } from './erase-guest.server.ts';
import { keptData, type Sweep } from './kept-data.ts';
import { keptDays, keptSince } from './periods.ts';

const rowsAtOnce = 5000;
const ordersAtOnce = 200;

/** Throws away what has been kept as long as kept-data.ts says. True: there may be more. */
export async function forgetOld(shop: Shop): Promise<boolean> {
  let hasMore = false;
  for (const sweep of keptData.flatMap(({ ends }) => ends)) hasMore = (await sweepRows(shop, sweep)) || hasMore;
  hasMore = (await forgetOldOrders(shop)) || hasMore;
  await shop.db
    .updateTable('invoices')
    .set({ buyer: null })
    .where('buyer', 'is not', null)
    .where('issued_at', '<', keptSince(shop.now(), keptDays.sale))
    .execute();
  await forgetLetterFiles(shop);
  return hasMore;
}

async function sweepRows({ sql: run, now }: Shop, { table, from, days, where = 'true' }: Sweep): Promise<boolean> {
  const { count } = await run`
    delete from ${run(table)} where ctid = any(array(
      select ctid from ${run(table)} where ${run(from)} < ${keptSince(now(), days)} and ${run.unsafe(where)} limit ${rowsAtOnce}))`;
  return count === rowsAtOnce;
}

/** Guests' orders: paid ones once the law no longer asks for them, others once nobody can come back to them. */
async function forgetOldOrders(shop: Shop): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const orders = await trx
      .selectFrom('orders')
      .select('id')
      .where('user_id', 'is', null)
      .where('email', '!=', '')
      .where((e) =>
        e.or([
          e.and([e('paid_at', '<', keptSince(shop.now(), keptDays.sale)), e('status', 'in', ['delivered', 'collected', 'cancelled', 'refunded'])]),
          e.and([e('paid_at', 'is', null), e('status', '=', 'cancelled'), e('updated_at', '<', keptSince(shop.now(), keptDays.unpaidOrder))]),
        ]),
      )
      .limit(ordersAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    await forgetOrders(
      shop,
      trx,
      orders.map(({ id }) => id),
      { keepsInvoices: false },
    );
    return orders.length === ordersAtOnce;
  });
}
