import { queueMail } from '#mail/queue-mail.server.ts';
import { orderPath, orderReference } from '#orders/order.ts';
import { makeOrderLink } from '#orders/order-links.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '#shop.server.ts';
import type { ClaimStatus, Fault } from './claim-moves.ts';
import { claimNews, goodsInWords, messageNews } from './claim-words.ts';

type News = {
  claimId: string;
  orderId: string;
  /** Null: a message of staff. */
  status: ClaimStatus | null;
  version: number;
  order: { email: string; firstName: string };
  goods: readonly { name: string; quantity: number; fault: Fault }[];
  answer: string;
  /** Of a replacement that leaves. */
  sentWith?: { carrier: string; trackingLink: string | null } | null;
  /** When a replacement comes; may be empty. */
  comes?: string;
};

/** Queues the letter about a claim in the caller's transaction, each once; none where the order no longer names anybody. */
export async function queueClaimLetter(shop: Shop, trx: Db, news: News): Promise<void> {
  const { claimId, orderId, status, version, order, goods, answer, sentWith, comes } = news;
  if (!order.email) return;
  const link = `${shop.config.origin}${orderPath(orderId, await makeOrderLink(trx, orderId), `/report/${claimId}`)}`;
  const letter = {
    kind: 'claim-news' as const,
    firstName: order.firstName,
    reference: orderReference(orderId),
    link,
    ...(status === null ? messageNews : claimNews[status]),
    goods: goods.map(goodsInWords),
    answer,
    ...(comes && { comes }),
    ...(sentWith?.carrier && { carrier: sentWith.carrier }),
    ...(sentWith?.trackingLink && { trackingLink: sentWith.trackingLink }),
  };
  await queueMail(shop, trx, { to: order.email, letter, onceKey: `claim-news:${claimId}:${version}`, orderId });
}
