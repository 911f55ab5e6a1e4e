import { endOfHold, heldForDays } from '#delivery/hold.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { londonDay } from '#platform/london-time.ts';
import type { Shop } from '../../shop.server.ts';
import { readStatus } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';
import { deliveryOf } from '../read-order.server.ts';
import { mayChooseDay } from './may-choose-day.ts';

const atOnce = 20;

/** Reminds shoppers of deliveries that wait for their word, and raises those that waited to the end to staff, each once. True: there are more. */
export async function remindOfHeld(shop: Shop): Promise<boolean> {
  const [now, today] = [shop.now(), londonDay(shop.now())];
  const done = await inTransaction(shop.db, async (trx) => {
    const due = await trx
      .selectFrom('orders')
      .selectAll()
      .where('hold_remind_at', '<=', now)
      // Not bought yet: nobody is told of it, and its time runs on.
      .where('status', 'not in', ['pending', 'finance_pending'])
      .orderBy('id')
      .limit(atOnce)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const row of due) {
      const waits = mayChooseDay({ status: readStatus(row.status), delivery: deliveryOf(row) }, 'shopper');
      const isOver = (row.delivery_held_until ?? '') <= today;
      const next = waits && !isOver && row.hold_remind_at ? endOfHold(row.hold_remind_at) : null;
      await trx.updateTable('orders').set({ hold_remind_at: next }).where('id', '=', row.id).execute();
      if (!waits) continue;
      if (!isOver) await queueOrderLetter(shop, trx, row.id, { kind: 'held-reminder' });
      else await recordEvent(shop, trx, row.id, { kind: 'attention', note: heldTooLong });
    }
    return due.length;
  });
  return done === atOnce;
}

const heldTooLong = `It has been on hold for ${heldForDays} days. Please ask its customer for a delivery day.`;
