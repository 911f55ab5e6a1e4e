import { nameProducts } from '#catalogue/sold-products.server.ts';
import { addressValues } from '#delivery/shipping-address.ts';
import type { WithdrawalInLetter } from '#mail/letters.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { sayDate, sayDateTime } from '#platform/say-date.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { orderPath, orderReference } from './order.ts';
import { recordEvent } from './order-events.server.ts';
import { makeOrderLink } from './order-links.server.ts';
import type { Actor } from './order-moves.ts';
import { listOwnOrders } from './own-orders.server.ts';
import { openReturnStatuses, type ReturnKind, sendBy } from './returns/return-moves.ts';
import { type ReturnableLine, returnable, type WithdrawalState, withdrawalLastDay, withdrawalState } from './withdrawal.ts';

/** What can still be sent back of an order, and since when it is there: null while it is under way. */
export async function readReturns(shop: Shop, order: { id: string }, db: Db = shop.db) {
  const [lines, delivered] = await Promise.all([
    db
      .selectFrom('order_lines as l')
      .select(['l.id', 'l.product_id', 'l.product_name', 'l.quantity', 'l.refunded_quantity', 'l.unit_pence', 'l.is_sample', 'l.roll_mm', 'l.cut_at'])
      .select(['l.sent_quantity', 'l.withheld_quantity'])
      .select((e) =>
        e
          .selectFrom('return_lines as r')
          .innerJoin('returns', 'returns.id', 'r.return_id')
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('r.quantity'), sum.lit(0)).as('n'))
          .whereRef('r.order_line_id', '=', 'l.id')
          .where('returns.status', 'in', openReturnStatuses)
          .as('underWay'),
      )
      .select((e) =>
        e
          .selectFrom('return_lines as r')
          .innerJoin('returns', 'returns.id', 'r.return_id')
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('r.quantity'), sum.lit(0)).as('n'))
          .whereRef('r.order_line_id', '=', 'l.id')
          .where('returns.status', '=', 'paid-back')
          .as('paidBack'),
      )
      .select((e) =>
        e
          .selectFrom('return_lines as r')
          .innerJoin('returns', 'returns.id', 'r.return_id')
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('r.quantity'), sum.lit(0)).as('n'))
          .whereRef('r.order_line_id', '=', 'l.id')
          .where('returns.kind', '=', 'left-over')
          .where('returns.status', 'in', [...openReturnStatuses, 'paid-back'])
          .as('leftOver'),
      )
      .where('l.order_id', '=', order.id)
      .orderBy('l.position')
      .orderBy('l.id')
      .execute(),
    db
      .selectFrom('order_events')
      .select(['at', 'to_status'])
      .where('order_id', '=', order.id)
      // The second: marked as delivered by mistake, and undone.
      .where((e) =>
        e.or([e('to_status', 'in', ['delivered', 'collected']), e.and([e('from_status', '=', 'delivered'), e('to_status', '=', 'shipped')])]),
      )
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const products = await nameProducts(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  return {
    deliveredAt: delivered && delivered.to_status !== 'shipped' ? delivered.at : null,
    lines: lines.map((line) => ({
      id: line.id,
      name: line.product_name,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity,
      // What came off a roll did so whatever its product is sold by today.
      unit: line.roll_mm === null ? (products.get(line.product_id ?? '')?.unit ?? null) : 'metre',
      // What was paid back counts as refunded; should its refund have failed, it is still gone.
      withdrawnQuantity: Number(line.underWay ?? 0) + Math.max(0, Number(line.paidBack ?? 0) - line.refunded_quantity),
      isCut: line.cut_at !== null,
      unitPence: line.unit_pence,
      isSample: line.is_sample,
      sentQuantity: line.sent_quantity,
      /** Refunded after they had been sent. */
      goneQuantity: line.refunded_quantity - line.withheld_quantity,
      /** In returns of either kind: not finished, and paid back; and of both, what was left over. */
      underWay: Number(line.underWay ?? 0),
      paidBack: Number(line.paidBack ?? 0),
      leftOver: Number(line.leftOver ?? 0),
    })),
  };
}

export type Sendable = Awaited<ReturnType<typeof readReturns>>;

/** Orders of an account that can be withdrawn from now, newest first, each with the last day of it; null while it is under way. */
export async function listWithdrawable(shop: Shop, userId: string): Promise<{ id: string; createdAt: Date; lastDay: Date | null }[]> {
  const orders = (await listOwnOrders(shop, userId)).filter(({ status }) => status !== 'cancelled' && status !== 'refunded').slice(0, maxListed);
  const listed = await Promise.all(
    orders.map(async ({ id, status, createdAt }) => {
      const returns = await readReturns(shop, { id });
      const isOpen = withdrawalState({ status, ...returns }, shop.now()) === 'open';
      return isOpen ? [{ id, createdAt, lastDay: returns.deliveredAt && withdrawalLastDay(returns.deliveredAt) }] : [];
    }),
  );
  return listed.flat();
}

const maxListed = 20;

type Withdrawal = { lines: readonly { id: string; quantity: number }[]; reason: string };

/**
 * Takes a shopper's notice that they withdraw from the contract for some or all of an order: it is written down, raised to staff,
 * mailed to the shop and copied to the shopper. Money goes back when staff have the goods. Throws a Refusal: 409 where the right is
 * over, was never there or a line has fewer left; 422 where no line is given. Gives the return's id.
 */
export async function withdrawFromOrder(shop: Shop, orderId: string, { lines, reason }: Withdrawal, actor: Actor): Promise<string> {
  return inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    const returns = await readReturns(shop, order, trx);
    const state = withdrawalState({ status: order.status, deliveredAt: returns.deliveredAt, lines: returns.lines }, shop.now());
    if (state !== 'open') throw new Refusal('conflict', 'cannot-withdraw', refusalWords[state]);
    const goods = chosenGoods(returns.lines, lines);
    const id = await writeReturn(shop, trx, { orderId, kind: 'withdrawal', reason, goods });
    const said = goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
    await recordEvent(shop, trx, orderId, { kind: 'attention', note: `Withdrawn from, to be sent back: ${said}.${reason && ` ${reason}`}` }, actor);
    if (!order.email) return id;
    const settings = await readSettings(shop);
    const address = addressValues(order.shipping_address);
    const token = await makeOrderLink(trx, orderId);
    const notice: WithdrawalInLetter = {
      reference: orderReference(orderId),
      link: `${shop.config.origin}${orderPath(orderId, token)}`,
      fullName: `${address.first_name} ${address.last_name}`.trim(),
      goods,
      reason,
      orderedOn: sayDate(order.created_at),
      receivedOn: returns.deliveredAt && sayDate(returns.deliveredAt),
      givenAt: sayDateTime(shop.now()),
    };
    const copy = { kind: 'withdrawal-received' as const, ...notice };
    await queueMail(shop, trx, { to: order.email, letter: copy, onceKey: `withdrawal-received:${id}`, orderId });
    if (!settings.email) return id;
    const forStaff = {
      kind: 'withdrawal-for-staff' as const,
      ...notice,
      staffLink: `${shop.config.origin}/admin/returns/${id}`,
      email: order.email,
    };
    await queueMail(shop, trx, { to: settings.email, replyTo: order.email, letter: forStaff, onceKey: `withdrawal-for-staff:${id}`, orderId });
    return id;
  });
}

/** Writes down what goes back, in a transaction that has locked the order: a withdrawal needs nobody's leave. Gives its id. */
export async function writeReturn(
  shop: Shop,
  trx: Db,
  { orderId, kind, reason, goods }: { orderId: string; kind: ReturnKind; reason: string; goods: Withdrawal['lines'] },
): Promise<string> {
  const at = shop.now();
  const begins = kind === 'withdrawal' ? { status: 'agreed', send_by: sendBy(at) } : { status: 'asked' };
  const { id } = await trx
    .insertInto('returns')
    .values({ order_id: orderId, kind, reason, created_at: at, ...begins })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('return_lines')
    .values(goods.map((line) => ({ return_id: id, order_line_id: line.id, quantity: line.quantity })))
    .execute();
  return id;
}

/** What somebody chose to send back, by name. Throws a Refusal: 409 where a line has fewer left, 422 where nothing is chosen. */
export function chosenGoods(known: readonly ReturnableLine[], chosen: Withdrawal['lines']): { id: string; name: string; quantity: number }[] {
  if (chosen.length === 0) {
    const message = 'Please choose what you are withdrawing from.';
    throw new Refusal('invalid', 'invalid-form', message, [{ field: `line-${known.find((line) => returnable(line) > 0)?.id ?? ''}`, message }]);
  }
  return chosen.map(({ id, quantity }) => {
    const line = known.find((one) => one.id === id);
    if (line && quantity <= returnable(line)) return { id, name: line.name, quantity };
    const message = line ? `You can return up to ${returnable(line)} of ${line.name}.` : 'This is not part of the order.';
    throw new Refusal('conflict', 'too-many', message, [{ field: `line-${id}`, message }]);
  });
}

/** Why an order cannot be withdrawn from, in a sentence for its shopper. */
export const refusalWords: Record<Exclude<WithdrawalState, 'open'>, string> = {
  'cancel-instead': 'This order has not been dispatched yet. You can cancel it instead.',
  over: 'The 14-day return period has ended. If something is wrong with the goods, you still have your legal rights: please contact us.',
  'nothing-to-return': 'There is nothing left to return in this order.',
  'never-sent': 'This order was not dispatched, so there is nothing to return.',
};
