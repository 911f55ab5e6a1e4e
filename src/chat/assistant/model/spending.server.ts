import { createHash } from 'node:crypto';
import type { ModelProvider } from '#platform/model-provider.ts';
import type { Shop } from '../../../shop.server.ts';

type Caps = Pick<ModelProvider, 'dayTokens' | 'visitTokens'>;
const visitHours = 24;

/**
 * Sets tokens aside for one answer, for the day and for the visit, over all processes. False, with nothing set aside, where either
 * cap would be passed. What is set aside counts as spent until `settle` says better, so that an answer that dies costs rather too much.
 */
export async function setAside(shop: Pick<Shop, 'sql' | 'now'>, caps: Caps, visit: string, tokens: number): Promise<boolean> {
  const now = shop.now();
  const wanted = [
    { who: dayKey(now), cap: caps.dayTokens, hours: 48 },
    { who: visitKey(visit), cap: caps.visitTokens, hours: visitHours },
  ];
  try {
    return await shop.sql.begin(async (sql) => {
      for (const { who, cap, hours } of wanted) {
        const expires = new Date(now.getTime() + hours * 3_600_000);
        const [row] = await sql<{ tokens: number }[]>`
          insert into chat_spending as s (who, tokens, expires_at) values (${who}, ${tokens}, ${expires})
          on conflict (who) do update set
            tokens = case when s.expires_at <= ${now} then 0 else s.tokens end + ${tokens},
            expires_at = case when s.expires_at <= ${now} then excluded.expires_at else s.expires_at end
          returning tokens::float8 as tokens`;
        if (!row || row.tokens > cap) throw new CapReached();
      }
      return true;
    });
  } catch (error) {
    if (error instanceof CapReached) return false;
    throw error;
  }
}

/** Puts what an answer really cost in the place of what was set aside for it. */
export async function settle(shop: Pick<Shop, 'sql' | 'now'>, visit: string, setAsideTokens: number, spent: number): Promise<void> {
  const difference = Math.round(spent) - setAsideTokens;
  await shop.sql`
    update chat_spending set tokens = greatest(0, tokens + ${difference}) where who in (${dayKey(shop.now())}, ${visitKey(visit)})`;
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
