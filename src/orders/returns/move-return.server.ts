import { formatPounds, type Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';
import { lockOrderGoods } from '../put-right.server.ts';
import { keepRefundLines, markRefunded, refundWithin } from '../refund-order.server.ts';
import { queueReturnLetter } from './queue-return-letter.server.ts';
import { dueOfReturn } from './refund-of-return.server.ts';
import {
  openReturnStatuses,
  payBy,
  type ReturnKind,
  type ReturnStatus,
  readReturnKind,
  readReturnStatus,
  returnMovesFrom,
  sendBy,
} from './return-moves.ts';
import { piecesInWords, returnNews, returnNotFound } from './return-words.ts';

export type ReturnStep = {
  to: ReturnStatus;
  /** The version that staff saw; null: the shopper's own step. */
  version: number | null;
  /** What staff write to the shopper. */
  answer?: string;
  /** How it was sent: carrier and number. */
  sentWith?: string;
  /** Of a pay-back: how many of which lines are paid; null: all of them. */
  lines?: readonly { id: string; quantity: number }[] | null;
  /** What goes back; null: what these pieces cost, with delivery where it is the last of the goods. */
  amountPence?: Pence | null;
  /** Whether these pieces are fit to be sold again. */
  restocks?: boolean;
};

/**
 * Takes a return a step on and writes to its shopper; paid back, its money goes the way of every refund. Throws a Refusal: 404; 409 where it
 * cannot go there, a colleague was faster, or less is left to refund; 422 for a refusal without a reason.
 */
export async function moveReturn(shop: Shop, returnId: string, step: ReturnStep, actor: Actor): Promise<void> {
  const { to, version, answer = '', sentWith = '' } = step;
  if (to === 'refused' && !answer) {
    const message = 'Please tell the customer why.';
    throw new Refusal('invalid', 'invalid-form', message, [{ field: 'answer', message }]);
  }
  const found = await shop.db.selectFrom('returns').select('order_id').where('id', '=', returnId).executeTakeFirst();
  if (!found) throw notFound();
  const orderId = found.order_id;
  await inTransaction(shop.db, async (trx) => {
    // The order first, as whoever reports, refunds or moves it does.
    const order = await lockOrderGoods(trx, orderId);
    const now = await trx.selectFrom('returns').selectAll().where('id', '=', returnId).forNoKeyUpdate().executeTakeFirst();
    if (!now) throw notFound();
    const from = readReturnStatus(now.status);
    if ((version !== null && version !== now.version) || !returnMovesFrom(from, actor.kind).includes(to)) throw movedMeanwhile(from);
    const pieces = await trx.selectFrom('return_lines').select(['order_line_id as id', 'quantity']).where('return_id', '=', returnId).execute();
    const kind = readReturnKind(now.kind);
    const refundPence = to === 'paid-back' ? await payBack(shop, trx, { orderId, kind, from, pieces: step.lines ?? pieces, step }, actor) : null;
    const at = shop.now();
    const change = {
      status: to,
      version: now.version + 1,
      answer,
      ...(to === 'agreed' && { send_by: sendBy(at) }),
      ...(to === 'on-the-way' && { sent_at: at, sent_with: sentWith, pay_by: payBy(at) }),
      ...(to === 'arrived' && { arrived_at: at, pay_by: now.pay_by ?? payBy(at) }),
      ...(refundPence !== null && refundPence > 0 && { refund_pence: refundPence }),
      ...(!openReturnStatuses.includes(to) && { closed_at: at }),
    };
    await trx.updateTable('returns').set(change).where('id', '=', returnId).execute();
    const goods = pieces.flatMap(({ id, quantity }) => order.lines.filter((line) => line.id === id).map(({ name }) => ({ name, quantity })));
    const said = [`Return: ${returnNews[to].title}.`, sentWith, answer, refundPence ? `${formatPounds(refundPence)}.` : ''].filter(Boolean).join(' ');
    await recordEvent(shop, trx, orderId, { kind: 'note', note: said }, actor);
    const dates = { sendBy: change.send_by ?? null, payBy: change.pay_by ?? null };
    await queueReturnLetter(shop, trx, {
      returnId,
      orderId,
      kind,
      status: to,
      order,
      goods: goods.map(piecesInWords),
      answer,
      refundPence,
      ...dates,
    });
  });
}

type Paid = { orderId: string; kind: ReturnKind; from: ReturnStatus; pieces: readonly { id: string; quantity: number }[]; step: ReturnStep };

/** Pays pieces back in the caller's transaction. Gives pence; 0 for what cost nothing. */
async function payBack(shop: Shop, trx: Db, { orderId, kind, from, pieces, step }: Paid, actor: Actor): Promise<Pence> {
  const due = await dueOfReturn(trx, orderId, kind, pieces);
  // What was refunded otherwise meanwhile is not paid twice.
  const lines = due.lines.map(({ id, left }) => ({ id, quantity: left })).filter(({ quantity }) => quantity > 0);
  const { restocks = false, amountPence = null } = step;
  // What is only agreed may not have been sent to the shopper at all.
  const hadLeft = from !== 'agreed';
  const wanted = { lines, carriagePence: due.carriagePence, reason: 'Returned goods', restocks, hadLeft };
  if (amountPence !== null || due.amountPence > 0) {
    return refundWithin(shop, trx, orderId, { ...wanted, amountPence: amountPence ?? due.amountPence }, actor);
  }
  if (lines.length === 0) {
    throw new Refusal('conflict', 'nothing-left', 'These goods have been refunded already. Call this return off, or enter an amount.');
  }
  // Samples are free: they come back, and nothing is paid.
  await keepRefundLines(trx, await markRefunded(trx, orderId, lines, hadLeft), { refundId: null, orderId, actorId: actor.userId, restocks });
  return 0;
}

const notFound = () => new Refusal('not-found', 'return-not-found', returnNotFound);

function movedMeanwhile(now: ReturnStatus): Refusal {
  const detail = `This return has moved on in the meantime: ${returnNews[now].title}. Please look again.`;
  return new Refusal('conflict', 'return-moved', detail);
}
