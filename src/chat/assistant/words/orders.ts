import { formatPounds } from '#money/pence.ts';
import type { OwnOrders } from '../tools/own-orders.server.ts';
import type { Part } from './say.ts';
import { inOne, offerPerson } from './say.ts';

/** Orders of whoever is logged in, the one of a reference where it is theirs; how to see them for anybody else. */
export function sayOrders(
  { isKnown, orders: all }: OwnOrders,
  reference: string | null,
  settings: { phone: string; standard_delivery: string },
): Part {
  const named = all.filter((order) => order.reference === reference);
  const orders = named.length ? named : all;
  const unknown = reference && isKnown && !named.length ? 'There is no order with that reference among yours. ' : '';
  const source = { title: 'Your orders', href: '/orders' };
  const usual = settings.standard_delivery ? ` Standard delivery takes ${settings.standard_delivery}.` : '';
  if (!isKnown)
    return {
      text: inOne(
        'I can only look up the orders of somebody who is logged in: please [log in](/login) and ask',
        `me again. If you bought as a guest, open the link in the e-mail that confirmed your order.${usual}`,
        `${offerPerson(settings)}`,
      ),
      facts: [settings],
      sources: [source],
      offersPerson: true,
    };
  if (!orders.length)
    return {
      text: `${unknown || 'There is no order in your account. '}${offerPerson(settings)}`,
      facts: [settings],
      sources: [source],
      offersPerson: true,
    };
  const lines = orders.map(({ reference, link, statusWords, totalPence, placed, lines: bought }) =>
    inOne(
      `Order [${reference}](${link}), placed on ${placed}: ${statusWords.toLowerCase()}, ${formatPounds(totalPence)}.`,
      bought.length ? `${bought.join(', ')}.` : '',
    ),
  );
  return {
    text: `${unknown}${lines.join('\n\n')}\n\nWhat I know of each stands on its page, its tracking too where there is one.${usual}`,
    facts: [orders, reference, settings],
    sources: [source],
    offersPerson: true,
  };
}
