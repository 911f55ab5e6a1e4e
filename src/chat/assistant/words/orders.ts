import { formatPounds } from '#money/pence.ts';
import type { OwnOrders } from '../tools/own-orders.server.ts';
import type { Part } from './say.ts';
import { inOne, offerPerson } from './say.ts';

/** Orders of whoever is logged in, the one of a reference where it is theirs; how to see them for anybody else. */
export function sayOrders(
  { isKnown, orders: all, link }: OwnOrders,
  reference: string | null,
  settings: { phone: string; standard_delivery: string },
): Part {
  const named = all.filter((order) => order.reference === reference);
  const orders = named.length ? named : all;
  const unknown = reference && isKnown && !named.length ? 'You don’t have an order with that reference. ' : '';
  const source = { title: 'Your orders', href: '/orders' };
  const usual = settings.standard_delivery ? ` Standard delivery takes ${settings.standard_delivery}.` : '';
  if (!isKnown)
    return {
      text: `${guestWords(reference, link)}${usual} ${offerPerson(settings)}`,
      facts: [settings, reference],
      sources: [source],
      offersPerson: true,
      context: { awaits: 'order', order: reference },
    };
  if (!orders.length)
    return {
      text: `${unknown || 'There are no orders in your account yet. '}${offerPerson(settings)}`,
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
    text: `${unknown}${lines.join('\n\n')}\n\nYou can see details and tracking on the order’s page.${usual}`,
    facts: [orders, reference, settings],
    sources: [source],
    offersPerson: true,
  };
}

/** For who is not logged in: what is needed to mail them the link, or that it is on its way. Whether it is, only the inbox tells. */
function guestWords(reference: string | null, link: OwnOrders['link']): string {
  if (link === 'asked for too often') return 'That link has been requested several times. Please check your spam folder, or try again in an hour.';
  if (link) return `If order ${reference} was placed with that email, we’re sending a link to it now. Please check your spam folder too.`;
  if (reference)
    return `Which email was order ${reference} placed with? I’ll send a link to it there. If you have an account, you can also [log in](/login).`;
  return inOne(
    'Please [log in](/login) to see your orders here. If you ordered as a guest, give me the order reference and the email you used,',
    'and I’ll email you a link to your order.',
  );
}
