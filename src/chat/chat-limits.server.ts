import { type RateRule, takeTurnsOrRefuse } from '#platform/rate-limit.server.ts';
import type { Shop } from '../shop.server.ts';

/** What one conversation, and all of one address together, may do in a minute. Nobody who types with their own hands comes near. */
const words = { conversation: limit('chat-words', 20), address: limit('chat', 30) };
const signs = { conversation: limit('chat-signs', 120), address: limit('chat-signs-from', 600) };

/** Counts something that is said: a message, or a call for a person. Throws a Refusal (429). */
export function mayWrite(shop: Shop, sessionId: string, from: string): Promise<void> {
  return take(shop, words, sessionId, from, 'You’re sending messages too quickly. Please wait a minute.');
}

/** Counts what only tells that somebody is there: that they are typing, what they have seen. Throws a Refusal (429). */
export function maySign(shop: Shop, sessionId: string, from: string): Promise<void> {
  return take(shop, signs, sessionId, from, 'This chat is very busy. Please wait a minute and try again.');
}

function take(shop: Shop, rules: { conversation: RateRule; address: RateRule }, sessionId: string, from: string, detail: string): Promise<void> {
  const turns = [
    [rules.conversation, sessionId],
    [rules.address, from],
  ] as const;
  return takeTurnsOrRefuse(shop, turns, detail);
}

function limit(name: string, most: number): RateRule {
  return { name, most, withinMinutes: 1 };
}
