import { formatPounds, type Pence } from '#money/pence.ts';

/** A card's owner takes a payment back through their bank. https://developer.squareup.com/docs/disputes-api/overview */
export type Dispute = { amountPence: Pence; reason: string; state: string /** In words. */; dueOn: string | null };

const reasons: Record<string, string> = {
  AMOUNT_DIFFERS: 'the amount differs from what was agreed',
  CANCELLED: 'the order was cancelled',
  DUPLICATE: 'it was charged twice',
  NO_KNOWLEDGE: 'they do not know the payment',
  NOT_AS_DESCRIBED: 'the goods are not as described',
  NOT_RECEIVED: 'the goods did not arrive',
  PAID_BY_OTHER_MEANS: 'it was paid another way',
  CUSTOMER_REQUESTS_CREDIT: 'a refund was promised and has not come',
};

const wantsAnswer = new Set(['EVIDENCE_REQUIRED', 'INQUIRY_EVIDENCE_REQUIRED']);

/** What staff read of a dispute, and whether they have to do something. */
export function disputeWords({ amountPence, reason, state, dueOn }: Dispute): { note: string; needsAttention: boolean } {
  const amount = formatPounds(amountPence);
  if (wantsAnswer.has(state)) {
    const why = Object.hasOwn(reasons, reason) ? `: ${reasons[reason]}` : '';
    const until = dueOn ? ` by ${dueOn}` : ' soon';
    return {
      note: `The card’s owner disputes ${amount}${why}. Answer it in the card provider’s dashboard${until}, or the money is lost.`,
      needsAttention: true,
    };
  }
  if (state === 'LOST' || state === 'ACCEPTED')
    return { note: `The dispute over ${amount} is ${state === 'LOST' ? 'lost' : 'accepted'}: the bank keeps the money.`, needsAttention: true };
  if (state === 'WON') return { note: `The dispute over ${amount} is won: the money stays with the shop.`, needsAttention: false };
  if (state === 'INQUIRY_CLOSED') return { note: `The bank’s inquiry about ${amount} is closed.`, needsAttention: false };
  return { note: `The bank is looking at the dispute over ${amount}.`, needsAttention: false };
}
