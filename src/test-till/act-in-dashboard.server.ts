import { randomBytes, randomUUID } from 'node:crypto';
import { amountWanted } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { charge, findPayment } from './ledger.server.ts';
import { type ChargeMode, chargeModes, type RefundMode, refundModes, type WebhookMode, webhookModes } from './modes.ts';
import { failRefund, refund } from './refunds.server.ts';
import { notFound, TillRefusal } from './till-errors.ts';
import { type DisputeRow, type DisputeState, disputeStates, type PaymentRow, type Till } from './till-records.ts';
import { readTillModes, setTillModes } from './till-settings.server.ts';
import { queueWebhooks } from './webhooks.server.ts';

export type TillWish = Record<'intent' | 'id' | 'amount' | 'state' | 'charge' | 'refund' | 'webhook', string>;

/** What staff have the test till do, from its page; answers what was done. Throws a Refusal with the till's own words where it cannot. */
export async function actInDashboard(shop: Shop, wish: Partial<TillWish>): Promise<string> {
  const { intent = '', id = '', amount = '' } = wish;
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) throw new Refusal('invalid', 'invalid-form', 'The test till does not know what to do.');
  const { webhook } = await readTillModes(shop.sql);
  try {
    return await act({ sql: shop.sql, origin: shop.config.origin, webhook }, { ...wish, id, pence: poundsToPence(amount) ?? 0 });
  } catch (error) {
    if (error instanceof TillRefusal) throw new Refusal('conflict', 'test-till', `The test till says: ${error.error.detail}`);
    throw error;
  }
}

type Act = (till: Till, wish: Partial<TillWish> & { id: string; pence: number }) => Promise<string>;

const acts: Record<string, Act> = {
  modes: async ({ sql }, { charge = '', refund = '', webhook = '' }) => {
    await setTillModes(sql, {
      charge: known(chargeModes, charge) as ChargeMode,
      refund: known(refundModes, refund) as RefundMode,
      webhook: known(webhookModes, webhook) as WebhookMode,
    });
    return 'The test till does so from now on.';
  },
  refund: async (till, { id, pence }) => {
    await refundInDashboard(till, id, above0(pence));
    return 'Refunded at the till. The shop hears of it in a moment.';
  },
  fail: async (till, { id }) => {
    await failRefund(till, id);
    return 'The refund fails. The shop hears of it in a moment.';
  },
  dispute: async (till, { id }) => {
    await openDispute(till, id);
    return 'Disputed. The shop hears of it in a moment.';
  },
  decide: async (till, { id, state = '' }) => {
    const decided = disputeStates.find((one) => one === state);
    if (!decided) throw new Refusal('invalid', 'invalid-form', 'Please choose what became of the dispute.');
    await moveDispute(till, id, decided);
    return 'The shop hears of it in a moment.';
  },
  charge: async (till, { pence }) => {
    await chargeInDashboard(till, above0(pence));
    return 'Charged at the till, for no order.';
  },
};

function known(modes: object, name: string): string {
  return Object.hasOwn(modes, name) ? name : 'normal';
}

function above0(pence: number): number {
  if (pence > 0) return pence;
  const detail = amountWanted;
  throw new Refusal('invalid', 'invalid-form', detail, [{ field: 'amount', message: detail }]);
}

/** What a seller, or a card's owner, does at the provider without the shop: the till's stand-in for its dashboard. Pence. */

/** Refunds in the dashboard. Throws a TillRefusal where the payment has not that much left. */
export function refundInDashboard(till: Till, paymentId: string, amountPence: number, reason = '') {
  const key = randomUUID();
  return refund(till, { key, request: { key }, paymentId, amountPence, reason }, 'normal');
}

/** A payment that has nothing to do with the shop's orders: a sale at the counter. */
export function chargeInDashboard(till: Till, amountPence: number): Promise<PaymentRow> {
  const key = randomUUID();
  const sourceId = 'cnon:card-nonce-ok';
  return charge(till, { key, request: { key }, amountPence, orderId: '', sourceId }, { error: null, behaves: 'normal', isSingleUse: false });
}

const answerDays = 14;

/** A card's owner takes a payment back through their bank. */
export async function openDispute(till: Till, paymentId: string, reason = 'NOT_RECEIVED'): Promise<DisputeRow> {
  const payment = await findPayment(till, paymentId);
  const row = {
    id: randomBytes(12).toString('base64url'),
    payment_id: payment.id,
    amount_pence: payment.amount_pence,
    reason,
    state: 'EVIDENCE_REQUIRED',
    due_at: new Date(Date.now() + answerDays * 24 * 3600_000),
  };
  return (await till.sql.begin(async (trx) => {
    const [dispute] = await trx<[DisputeRow]>`insert into test_till.disputes ${trx(row)} returning *`;
    await queueWebhooks(trx, till, [{ type: 'dispute.created', dispute }]);
    return dispute;
  })) as DisputeRow;
}

/** What became of a dispute. */
export async function moveDispute(till: Till, id: string, state: DisputeState): Promise<DisputeRow> {
  return (await till.sql.begin(async (trx) => {
    const [dispute] = await trx<DisputeRow[]>`
      update test_till.disputes set state = ${state}, version = version + 1, updated_at = clock_timestamp() where id = ${id} returning *`;
    if (!dispute) throw notFound('dispute', id);
    await queueWebhooks(trx, till, [{ type: 'dispute.state.updated', dispute }]);
    return dispute;
  })) as DisputeRow;
}
