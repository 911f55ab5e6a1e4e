import { addressValues } from '#delivery/shipping-address.ts';
import type { WithdrawalInLetter } from '#mail/letters.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { sayDate, sayDateTime } from '#platform/say-date.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { orderReference } from './order.ts';
import { recordEvent } from './order-events.server.ts';
import { makeOrderLink } from './order-links.server.ts';
import type { Actor } from './order-moves.ts';
import { orderPath } from './order-path.ts';
import { returnable, type WithdrawalState, withdrawalState } from './withdrawal.ts';
import { readReturns } from './withdrawals.server.ts';

export type Withdrawal = { lines: readonly { id: string; quantity: number }[]; reason: string };

/**
 * Takes a shopper's notice that they withdraw from the contract for some or all of an order: it is written down, raised to staff,
 * mailed to the shop and copied to the shopper. Money goes back when staff have the goods. Throws a Refusal: 409 where the right is
 * over, was never there or a line has fewer left; 422 where no line is given.
 */
export async function withdrawFromOrder(shop: Shop, orderId: string, { lines, reason }: Withdrawal, actor: Actor): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    const returns = await readReturns(shop, order, trx);
    const state = withdrawalState({ status: order.status, deliveredAt: returns.deliveredAt, lines: returns.lines }, shop.now());
    if (state !== 'open') throw new Refusal('conflict', 'cannot-withdraw', refusalWords[state]);
    const goods = lines.map(({ id, quantity }) => {
      const line = returns.lines.find((known) => known.id === id);
      if (!line || quantity > returnable(line)) {
        const message = line ? `You can return up to ${returnable(line)} of ${line.name}.` : 'This is not part of the order.';
        throw new Refusal('conflict', 'too-many', message, [{ field: `line-${id}`, message }]);
      }
      return { id, name: line.name, quantity };
    });
    if (goods.length === 0) {
      const message = 'Please choose what you are returning.';
      throw new Refusal('invalid', 'invalid-form', message, [
        { field: `line-${returns.lines.find((line) => returnable(line) > 0)?.id ?? ''}`, message },
      ]);
    }
    const { id } = await trx
      .insertInto('withdrawals')
      .values({ order_id: orderId, reason, created_at: shop.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('withdrawal_lines')
      .values(goods.map((line) => ({ withdrawal_id: id, order_line_id: line.id, quantity: line.quantity })))
      .execute();
    const said = goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
    await recordEvent(shop, trx, orderId, { kind: 'attention', note: `Withdrawn from, to be sent back: ${said}.${reason && ` ${reason}`}` }, actor);
    if (!order.email) return;
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
    if (!settings.email) return;
    const forStaff = {
      kind: 'withdrawal-for-staff' as const,
      ...notice,
      staffLink: `${shop.config.origin}/admin/orders/${orderId}`,
      email: order.email,
    };
    await queueMail(shop, trx, { to: settings.email, replyTo: order.email, letter: forStaff, onceKey: `withdrawal-for-staff:${id}`, orderId });
  });
}

/** Why an order cannot be withdrawn from, in a sentence for its shopper. */
export const refusalWords: Record<Exclude<WithdrawalState, 'open'>, string> = {
  'cancel-instead': 'This order has not been dispatched yet. You can cancel it instead.',
  over: 'The 14-day return period has ended. If something is wrong with the goods, you still have your legal rights: please contact us.',
  'nothing-to-return': 'There is nothing left to return in this order.',
  'never-sent': 'This order was not dispatched, so there is nothing to return.',
};
