import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';

/** A conversation is looked at in so many windows at once (a hidden one holds none open); so many are open from one address. */
export const maxStreams = { conversation: 10, address: 100 };
const tryAgainSeconds = 60;

const open = new WeakMap<Shop, Map<string, number>>();

/**
 * Counts a stream among those that this process holds open for a conversation and an address. Gives what takes it off again, once.
 * Throws a Refusal (429) where there are as many as there may be: the window then asks now and then instead.
 */
export function countStream(shop: Shop, sessionId: string, from: string): () => void {
  const counts = open.get(shop) ?? new Map<string, number>();
  open.set(shop, counts);
  const whose = [
    [`conversation ${sessionId}`, maxStreams.conversation],
    [`address ${from}`, maxStreams.address],
  ] as const;
  if (whose.some(([key, most]) => (counts.get(key) ?? 0) >= most)) {
    const detail = 'This chat is open in too many windows. Please close one, or wait a minute.';
    throw new Refusal('too-many', 'too-many-streams', detail, undefined, tryAgainSeconds);
  }
  for (const [key] of whose) counts.set(key, (counts.get(key) ?? 0) + 1);
  let isCounted = true;
  return () => {
    if (!isCounted) return;
    isCounted = false;
    for (const [key] of whose) {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  };
}
