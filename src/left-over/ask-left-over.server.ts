import { reportedPieces } from '#claims/report-fault.server.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import type { Actor } from '#orders/order-moves.ts';
import { notInOrder } from '#orders/order-rows.server.ts';
import { lockOrderGoods } from '#orders/put-right.server.ts';
import { queueReturnLetter } from '#orders/returns/queue-return-letter.server.ts';
import { piecesInWords } from '#orders/returns/return-words.ts';
import { readReturns, type Sendable, writeReturn } from '#orders/withdrawals.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '#shop.server.ts';
import { leftOverEnds, leftOverMost, leftOverRefusals, leftOverState } from './left-over.ts';

const byOrder = { name: 'left-over-order', most: 10, withinMinutes: 60 };
const none = { open: 0, ended: 0 };

/**
 * What may come back of an order as left over, line by line, whether it may now, and until when. The caller has made sure that the reader may
 * see it. `sendable`: what can be sent back of it, where that is read already.
 */
export async function readLeftOver(shop: Shop, order: { id: string }, db: Db = shop.db, sendable?: Promise<Sendable>) {
  const settings = await readSettings(shop);
  const { left_over_days: days, left_over_percent: percent } = settings;
  if (days === null) return { state: leftOverState(settings, { deliveredAt: null, lines: [] }, shop.now()), ends: null, lines: [] };
  const [returns, reported] = await Promise.all([sendable ?? readReturns(shop, order, db), reportedPieces(db, order.id)]);
  const lines = returns.lines.map((line) => ({
    ...{ id: line.id, name: line.name, unit: line.unit, unitPence: line.unitPence },
    most: leftOverMost(line, reported.get(line.id) ?? none, percent),
  }));
  const state = leftOverState(settings, { deliveredAt: returns.deliveredAt, lines }, shop.now());
  return { state, ends: returns.deliveredAt && leftOverEnds(returns.deliveredAt, days), lines };
}

type Wanted = { lines: readonly { id: string; quantity: number }[]; reason: string };

/**
 * Asks the shop to take sealed boxes back that were left over. Gives the return's id; staff agree to it or refuse. The caller has made sure that
 * the reader may act for the shopper. Throws a Refusal: 404; 409 where the shop does not offer it, the time is over, or a line has fewer that
 * may come back; 422 where no line is given; 429.
 */
export async function askLeftOver(shop: Shop, orderId: string, { lines, reason }: Wanted, actor: Actor): Promise<string> {
  await takeTurnOrRefuse(shop, byOrder, orderId, 'You have asked for several returns just now. Please try again in an hour, or call us.');
  return inTransaction(shop.db, async (trx) => {
    const order = await lockOrderGoods(trx, orderId);
    const known = await readLeftOver(shop, { id: orderId }, trx);
    if (known.state !== 'open') throw new Refusal('conflict', 'cannot-return', leftOverRefusals[known.state]);
    if (lines.length === 0) {
      const message = 'Please choose how many boxes you are returning.';
      throw new Refusal('invalid', 'invalid-form', message, [{ field: `line-${known.lines.find(({ most }) => most > 0)?.id ?? ''}`, message }]);
    }
    const errors: FieldError[] = [];
    const goods = lines.map(({ id, quantity }, at) => {
      const line = known.lines.find((one) => one.id === id);
      if (!line || quantity > line.most || lines.findIndex((other) => other.id === id) < at) {
        errors.push({ field: `line-${id}`, message: line ? `You can return up to ${line.most} of ${line.name} as left over.` : notInOrder });
      }
      return { id, name: line?.name ?? '', quantity };
    });
    if (errors[0]) throw new Refusal('conflict', 'too-many', errors[0].message, errors);
    const id = await writeReturn(shop, trx, { orderId, kind: 'left-over', reason, goods });
    const said = goods.map(piecesInWords);
    await recordEvent(
      shop,
      trx,
      orderId,
      { kind: 'attention', note: `Left over, to be agreed: ${said.join(', ')}.${reason && ` ${reason}`}` },
      actor,
    );
    const dates = { sendBy: null, payBy: null };
    await queueReturnLetter(shop, trx, {
      ...{ returnId: id, orderId, kind: 'left-over', status: 'asked', order, goods: said, answer: '', refundPence: null },
      ...dates,
    });
    return id;
  });
}
