import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ChatMessage } from './conversation.ts';
import { cardOf, type MessageJson, messageToJson } from './message-json.ts';

/** Messages as they are shown: cards hold what the shop charges and has at this moment, not what it did when they were written. */
export async function showMessages(shop: Shop, messages: readonly ChatMessage[]): Promise<MessageJson[]> {
  const ids = [...new Set(messages.flatMap(({ extras }) => extras?.products ?? []))];
  const summaries = ids.length > 0 ? await listSummaries(shop, ids) : [];
  const products = new Map(summaries.map((product) => [product.id, product]));
  return messages.map((message) => messageToJson(message, products));
}

/** Cards of products while an answer is being made. */
export async function showCards(shop: Shop, ids: readonly string[]): Promise<MessageJson['products']> {
  return (await listSummaries(shop, ids)).map(cardOf);
}
