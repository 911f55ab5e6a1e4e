import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the shop has said yes to: it must be true ever after. */
export type Promises = {
  orders: Set<string>;
  paid: Set<string>;
  /** How many shipments of an order it has written down. */
  shipments: Map<string, number>;
  /** Claims that were answered with a refund, and returns that were paid back. */
  refunded: { claims: Set<string>; returns: Set<string> };
  /** Reports whose goods were sent again, as the shop said. */
  replaced: Set<string>;
  answers: Map<number, number>;
};

const sources = [
  'cnon:card-nonce-ok',
  'cnon:card-nonce-ok',
  'cnon:card-nonce-ok',
  'cnon:card-nonce-declined',
  'cnon:test-till-charge-then-500',
  'cnon:test-till-charge-then-reset',
];
const shipping = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'BT20 5ED',
  country: 'GB',
};

/** Buyers who go on buying until stopped, some paying twice, some cancelling, whatever becomes of the shop meanwhile. */
export function sendBuyers(
  address: string,
  products: readonly { id: string; pence: number; cut_plan_id?: string; lots?: unknown }[],
  most: number,
  promises: Promises,
) {
  const stopping = new AbortController();
  let sent = 0;
  const send = async (path: string, body: unknown) => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(20_000)]);
    // Each from another address: so many orders from one are refused.
    sent += 1;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${(sent >> 8) % 256}.${sent % 256}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
    const answer = await fetch(`${address}/api${path}`, init);
    promises.answers.set(answer.status, (promises.answers.get(answer.status) ?? 0) + 1);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const buy = async (turn: number) => {
    const chosen = products.filter((_, at) => (turn + at) % 3 !== 0);
    const items = (turn % 2 ? chosen : chosen.toReversed()).map(({ id, cut_plan_id, lots }) => ({
      product_id: id,
      quantity: cut_plan_id ? 1 : 1 + (turn % 3),
      ...(cut_plan_id ? { cut_plan_id } : {}),
      ...(lots ? { max_lots: 1 + (turn % 2) } : {}),
    }));
    const goods = items.reduce((sum, item) => sum + item.quantity * (products.find(({ id }) => id === item.product_id)?.pence ?? 0), 0);
    const total_amount = (goods + (goods >= 19_900 ? 0 : 2995)) / 100;
    const placed = await send('/orders/guest', { shipping_address: shipping, items, total_amount, checkout_key: randomUUID() });
    if (placed.status !== 201) return;
    const { id, token, amount_cents } = placed.body as { id: string; token: string; amount_cents: number };
    promises.orders.add(id);
    const pay = (source_id: string) => send('/payments/square', { source_id, amount_cents, currency: 'GBP', order_id: id, token });
    const tries = await Promise.all([pay(sources[turn % sources.length] ?? ''), ...(turn % 4 === 0 ? [pay('cnon:card-nonce-ok')] : [])]);
    if (!tries.some(({ body }) => body.success === true)) return;
    promises.paid.add(id);
    if (turn % 5 === 0) await send(`/orders/${id}/cancel?token=${token}`, {});
  };
  const buyer = async (first: number) => {
    for (let turn = first; !stopping.signal.aborted; turn += most) {
      // A shop that is away answers nothing; the next try may find it open.
      await buy(turn).catch(() => sleep(100));
    }
  };
  const buyers = Array.from({ length: most }, (_, at) => buyer(at));
  return async () => {
    stopping.abort();
    await Promise.all(buyers);
  };
}
