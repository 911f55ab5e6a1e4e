import { formatPounds, type Pence } from '#money/pence.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { sayDate } from '#platform/say-date.ts';
import type { Shop } from '../shop.server.ts';
import { isOlder } from './payment.ts';

export type ToldDispute = {
  providerId: string;
  paymentId: string;
  orderId: string;
  amountPence: number;
  reason: string;
  state: string;
  dueAt: Date | null;
  version: number;
  updatedAt: Date | null;
};

/**
 * Notes at the order what became of a dispute, with the date to answer by; staff are written to where they have to. What is older than what is
 * known is passed over.
 */
export async function noteDispute(shop: Shop, told: ToldDispute): Promise<void> {
  const hooks = shop.paymentHooks;
  await inTransaction(shop.db, async (trx) => {
    await hooks.lock(trx, told.orderId);
    const known = await trx.selectFrom('disputes').selectAll().where('provider_id', '=', told.providerId).forNoKeyUpdate().executeTakeFirst();
    if (known && (told.version < known.version || isOlder(told.updatedAt, known.provider_updated_at))) return;
    const row = {
      order_id: told.orderId,
      payment_id: told.paymentId,
      amount_pence: told.amountPence,
      reason: told.reason,
      state: told.state,
      due_at: told.dueAt,
      version: told.version,
      provider_updated_at: told.updatedAt,
    };
    await trx
      .insertInto('disputes')
      .values({ provider_id: told.providerId, ...row })
      .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(row))
      .execute();
    if (known?.state === told.state && known.due_at?.getTime() === told.dueAt?.getTime()) return;
    const { note, needsAttention } = disputeWords({ ...told, dueOn: told.dueAt && sayDate(told.dueAt) });
    await hooks.note(shop, trx, told.orderId, { kind: needsAttention ? 'attention' : 'note', note });
    if (!needsAttention) return;
    const onceKey = `dispute:${told.providerId}:${told.state}:${told.dueAt?.toISOString() ?? ''}`;
    await hooks.alertStaff(shop, trx, told.orderId, { subject: 'a payment is disputed', lines: [note], onceKey });
  });
}

/** A card's owner takes a payment back through their bank. https://developer.squareup.com/docs/disputes-api/overview */
type Dispute = { amountPence: Pence; reason: string; state: string /** In words. */; dueOn: string | null };

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
function disputeWords({ amountPence, reason, state, dueOn }: Dispute): { note: string; needsAttention: boolean } {
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

type Stray = {
  kind: 'payment' | 'refund' | 'dispute';
  providerId: string;
  amountPence: number;
  currency: string;
  reference: string;
  at: Date;
};
type Told = {
  kind: Stray['kind'];
  providerId: string;
  money: { amount?: number; currency?: string } | undefined;
  reference: string;
  at: Date | null;
};

/**
 * Notes what happened in the provider's account without an order of this shop: a sale at a counter, a charge made by hand. It is no
 * fault, so nobody is called; it is listed beside the account's settings.
 */
export async function noteStray(shop: Shop, { kind, providerId, money, reference, at }: Told): Promise<void> {
  const amount = money?.amount;
  await shop.db
    .insertInto('provider_strays')
    .values({
      provider_id: providerId,
      kind,
      amount_pence: Number.isSafeInteger(amount) ? (amount as number) : 0,
      currency: money?.currency ?? '',
      reference: reference.slice(0, 200),
      at: at ?? shop.now(),
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .execute();
}

/** The last of them, newest first. */
export async function listStrays(shop: Shop, most = 20): Promise<Stray[]> {
  const rows = await shop.db.selectFrom('provider_strays').selectAll().orderBy('at', 'desc').limit(most).execute();
  return rows.map(({ kind, provider_id, amount_pence, currency, reference, at }) => ({
    kind: kind as Stray['kind'],
    providerId: provider_id,
    amountPence: Number(amount_pence),
    currency,
    reference,
    at,
  }));
}
