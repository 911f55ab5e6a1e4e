import { createHash } from 'node:crypto';
import type { LanguageModelUsage } from 'ai';
import type { ModelPrice, ModelProvider } from '#platform/provider-accounts.ts';
import type { Shop } from '../shop.server.ts';
import type { Tokens } from './assistant/assistant.ts';

type Caps = Pick<ModelProvider, 'dayMicros' | 'visitMicros'>;
const visitHours = 24;
/** Set aside for one answer until it is known what it cost: more than nearly all of them take. */
const tokensAside: Tokens = { read: 20_000, cached: 0, caching: 0, written: 1_000 };

export const noTokens: Tokens = { read: 0, cached: 0, caching: 0, written: 0 };

/** What a round with the model took, added to what the rounds before it did. */
export function addUsage(before: Tokens, { inputTokens = 0, outputTokens = 0, inputTokenDetails }: LanguageModelUsage): Tokens {
  const { cacheReadTokens = 0, cacheWriteTokens = 0 } = inputTokenDetails;
  return {
    read: before.read + Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens),
    cached: before.cached + cacheReadTokens,
    caching: before.caching + cacheWriteTokens,
    written: before.written + outputTokens,
  };
}

/** In millionths of a pound, rounded up. */
export function costOf(tokens: Tokens, price: ModelPrice): number {
  return Math.ceil(tokens.read * price.read + tokens.cached * price.cached + tokens.caching * price.caching + tokens.written * price.written);
}

export const costAside = (price: ModelPrice) => costOf(tokensAside, price);

/**
 * Sets money aside for one answer, for the day and for the visit, over all processes. False, with nothing set aside, where either
 * cap would be passed. What is set aside counts as spent until `settle` says better, so that an answer that dies costs rather too much.
 */
export async function setAside(shop: Pick<Shop, 'sql' | 'now'>, caps: Caps, visit: string, micros: number): Promise<boolean> {
  const now = shop.now();
  const wanted = [
    { who: dayKey(now), cap: caps.dayMicros, hours: 48 },
    { who: visitKey(visit), cap: caps.visitMicros, hours: visitHours },
  ];
  try {
    return await shop.sql.begin(async (sql) => {
      for (const { who, cap, hours } of wanted) {
        const expires = new Date(now.getTime() + hours * 3_600_000);
        const [row] = await sql<{ spent: number }[]>`
          insert into chat_spending as s (who, micro_pounds, expires_at) values (${who}, ${micros}, ${expires})
          on conflict (who) do update set
            micro_pounds = case when s.expires_at <= ${now} then 0 else s.micro_pounds end + ${micros},
            expires_at = case when s.expires_at <= ${now} then excluded.expires_at else s.expires_at end
          returning micro_pounds::float8 as spent`;
        if (!row || row.spent > cap) throw new CapReached();
      }
      return true;
    });
  } catch (error) {
    if (error instanceof CapReached) return false;
    throw error;
  }
}

/** Puts what an answer really cost in the place of what was set aside for it. Both in millionths of a pound. */
export async function settle(shop: Pick<Shop, 'sql' | 'now'>, visit: string, aside: number, spent: number): Promise<void> {
  const difference = spent - aside;
  await shop.sql`
    update chat_spending set micro_pounds = greatest(0, micro_pounds + ${difference}) where who in (${dayKey(shop.now())}, ${visitKey(visit)})`;
}

/** Throws away what has run out. */
export async function sweepSpending(shop: Pick<Shop, 'sql' | 'now'>): Promise<void> {
  await shop.sql`delete from chat_spending where expires_at <= ${shop.now()}`;
}

class CapReached extends Error {}

function dayKey(now: Date): string {
  return `day ${now.toISOString().slice(0, 10)}`;
}

function visitKey(visit: string): string {
  return `visit ${createHash('sha256').update(visit).digest('base64url')}`;
}
