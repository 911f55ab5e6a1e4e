import { formatPounds } from '#money/pence.ts';
import { type OrderSummary, orderReference, statusWords } from '#orders/order.ts';
import { listOwnOrders } from '#orders/own-orders.server.ts';
import { sayDate } from '#platform/say-date.ts';
import type { Asked, Part } from '../part.ts';
import { offerPerson } from '../say.ts';

const mostTold = 3;

/** How somebody's own orders stand. Nobody else's are looked up, whatever reference is given. */
export async function answerOrders({ shop, settings, reading, visitor }: Asked): Promise<Part> {
  const source = { title: 'Your orders', href: '/orders' };
  if (!visitor.userId) {
    return {
      text: `I can only look up the orders of somebody who is logged in: please [log in](/login) and ask me again. If you bought as a guest, open the link in the e-mail that confirmed your order. ${offerPerson(settings)}`,
      sources: [source],
      offersPerson: true,
      context: { topic: 'order' },
    };
  }
  const orders = await listOwnOrders(shop, visitor.userId);
  const asked = reading.reference ? orders.filter(({ id }) => orderReference(id) === reading.reference) : orders.slice(0, mostTold);
  if (!asked.length) {
    const text = reading.reference ? `There is no order ${reading.reference} among yours.` : 'There are no orders in your account yet.';
    return { text: `${text} ${offerPerson(settings)}`, sources: [source], offersPerson: true, context: { topic: 'order' } };
  }
  const time =
    asked.some(({ status }) => status === 'confirmed') && settings.standard_delivery
      ? `\n\nStandard delivery takes ${settings.standard_delivery}.`
      : '';
  const others = orders.length > asked.length ? '\n\nAll of them are [here](/orders).' : '';
  return {
    text: `${asked.map(sayOrder).join('\n\n')}${time}${others}`,
    sources: [source],
    suggestions: ['Can I change my order?', 'How do I return something?'],
    context: { topic: 'order' },
  };
}

function sayOrder({ id, status, totalPence, createdAt, items }: OrderSummary): string {
  return `[Order ${orderReference(id)}](/orders/${id}) of ${sayDate(createdAt)}: ${statusWords[status].toLowerCase()}. ${items} ${items === 1 ? 'item' : 'items'}, ${formatPounds(totalPence)}.`;
}
