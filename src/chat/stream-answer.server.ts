import type { Shop } from '../shop.server.ts';
import type { AnswerPart } from './assistant/assistant.ts';
import type { sendMessage } from './send-message.server.ts';
import { showCards } from './show-messages.server.ts';

/** An answer as it is made; after `done` the message itself is in the history. */
export function streamAnswer(shop: Shop, parts: ReturnType<typeof sendMessage>): Response {
  const encoder = new TextEncoder();
  const dataOf = async (part: AnswerPart) => {
    if (part.kind === 'text') return { text: part.text };
    if (part.kind === 'doing') return { words: part.words };
    return part.kind === 'cards' ? { products: await showCards(shop, part.products), sources: part.sources } : {};
  };
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = () => parts.next().catch(() => ({ value: undefined, done: true as const }));
      let { value, done } = await next();
      // A pull that gives nothing is not followed by another.
      while (value?.kind === 'answer') ({ value, done } = await next());
      const event = done || !value ? 'done' : value.kind;
      const data = value ? await dataOf(value).catch(() => ({ products: [], sources: [] })) : {};
      controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      if (done) controller.close();
    },
    cancel: () => void parts.return(undefined),
  });
  return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' } });
}
