import { setTimeout as sleep } from 'node:timers/promises';
import { buy } from '../buy.ts';

export type Outcome = { requests: number; purchases: number; failed: string[]; slowestMs: number };

const shoppers = 4;
const restMs = 10;
const waitsMs = 90_000;

/**
 * A few shoppers who look at pages that are kept and pages that are not, ask for prices and buy, without cookies, each request from a new
 * address of theirs. Returns the function that sends them home and tells what they met: every answer that was not 200 or 201, and none.
 */
export function startLoad(address: string, product: string): () => Promise<Outcome> {
  const outcome: Outcome = { requests: 0, purchases: 0, failed: [], slowestMs: 0 };
  let over = false;
  const ask = async (path: string, init: RequestInit = {}) => {
    const since = performance.now();
    outcome.requests += 1;
    const n = outcome.requests;
    const headers = { ...init.headers, 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) % 256}.${n % 256}` };
    try {
      const answer = await fetch(address + path, { ...init, headers, signal: AbortSignal.timeout(waitsMs) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 120).replaceAll('\n', ' ')}`);
      return text;
    } catch (error) {
      outcome.failed.push(`${path.replace(/\?.*/, '')}: ${error instanceof Error ? error.message : error}`);
      throw error;
    } finally {
      outcome.slowestMs = Math.max(outcome.slowestMs, performance.now() - since);
    }
  };
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const purchase = async () => {
    await buy(product, async (_, path, body) => JSON.parse(await (body ? post(`/api${path}`, body) : ask(`/api${path}`))));
    outcome.purchases += 1;
  };
  const turns = [
    () => ask('/'),
    () => ask(`/products?nobody=${outcome.requests}`), // An unknown name: rendered each time.
    () => ask(`/products/${product}`),
    () => ask('/products?category=Tiles'),
    () => post(`/api/products/${product}/calculate-price?area_m2=12`, {}),
    purchase,
  ];
  const shopper = async (first: number) => {
    for (let turn = first; !over; turn += 1) {
      await turns[turn % turns.length]?.().catch(() => {});
      await sleep(restMs);
    }
  };
  const all = Promise.all(Array.from({ length: shoppers }, (_, n) => shopper(n)));
  return async () => {
    over = true;
    await all;
    return outcome;
  };
}
