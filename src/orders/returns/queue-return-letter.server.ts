import { queueMail } from '#mail/queue-mail.server.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { addressParts } from '#settings/contact-details.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../shop.server.ts';
import { orderPath, orderReference } from '../order.ts';
import { makeOrderLink } from '../order-links.server.ts';
import type { ReturnKind, ReturnStatus } from './return-moves.ts';
import { returnNews } from './return-words.ts';

type News = {
  returnId: string;
  orderId: string;
  kind: ReturnKind;
  status: ReturnStatus;
  order: { email: string; firstName: string };
  /** '2 × Mourne Oak'. */
  goods: readonly string[];
  answer: string;
  refundPence: Pence | null;
  sendBy: Date | null;
  payBy: Date | null;
};

/** Queues the letter about a return's state in the caller's transaction, each once; none where the order no longer names anybody. */
export async function queueReturnLetter(shop: Shop, trx: Db, news: News): Promise<void> {
  const { returnId, orderId, kind, status, order, goods, answer, refundPence, sendBy, payBy } = news;
  if (!order.email) return;
  const settings = await readSettings(shop);
  const where = [settings.business_name, ...addressParts(settings)].filter(Boolean).join(', ');
  const more = [
    status === 'agreed' && `Send it to ${where}, by ${sayDate(lastDay(sendBy))}. You pay for the return.`,
    status === 'agreed' && kind === 'left-over' && 'The boxes must be sealed and undamaged.',
    status === 'arrived' && payBy && `You have your money back by ${sayDate(lastDay(payBy))}.`,
    refundPence && `Refund: ${formatPounds(refundPence)}.`,
  ];
  const letter = {
    kind: 'return-news' as const,
    firstName: order.firstName,
    reference: orderReference(orderId),
    link: `${shop.config.origin}${orderPath(orderId, await makeOrderLink(trx, orderId), `/returns/${returnId}`)}`,
    ...returnNews[status],
    goods: [...goods],
    more: more.filter((line) => typeof line === 'string'),
    answer,
  };
  await queueMail(shop, trx, { to: order.email, letter, onceKey: `return-news:${returnId}:${status}`, orderId });
}

/** A term ends with the midnight after its last day. */
function lastDay(end: Date | null): Date {
  return new Date((end?.getTime() ?? 0) - 1);
}
