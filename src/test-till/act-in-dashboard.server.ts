import { poundsToPence } from '#money/read-pounds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { chargeInDashboard, moveDispute, openDispute, refundInDashboard } from './dashboard.server.ts';
import { type ChargeMode, chargeModes, type RefundMode, refundModes, type WebhookMode, webhookModes } from './modes.ts';
import { failRefund } from './refunds.server.ts';
import { TillRefusal } from './till-errors.ts';
import { disputeStates, type Till } from './till-records.ts';
import { readTillModes, setTillModes } from './till-settings.server.ts';

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
  const detail = 'Please give an amount above £0.';
  throw new Refusal('invalid', 'invalid-form', detail, [{ field: 'amount', message: detail }]);
}
