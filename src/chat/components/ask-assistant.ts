import { ownWrite } from '#platform/http/call-api.ts';
import type { MessageJson } from '../message-json.ts';

export type Asked = { sessionId: string; text: string; clientKey: string; productId: string | null };

/** An answer as far as it has come: its sentences, what is being looked up meanwhile, and what was found. */
export type Coming = { answer: string; doing: string } & Pick<MessageJson, 'products' | 'sources'>;
export const nothingYet: Coming = { answer: '', doing: '', products: [], sources: [] };

/** How it went. `detail`: the shop's own sentence, where it refused; null where nothing came through. */
export type Sent = { ok: true } | { ok: false; status: number; detail: string | null };

const maxSilenceMs = 45_000;

/** Says something and hears the answer as it is made: `heard` is given all of it so far. Never throws. */
export async function askAssistant({ sessionId, text, clientKey, productId }: Asked, heard: (coming: Coming) => void): Promise<Sent> {
  const stop = new AbortController();
  let silence = setTimeout(() => stop.abort(), maxSilenceMs);
  try {
    const response = await fetch('/api/chat/message', {
      method: 'POST',
      signal: stop.signal,
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json', ...ownWrite() },
      body: JSON.stringify({ session_id: sessionId, message: text, client_key: clientKey, product_id: productId }),
    });
    if (!response.ok || !response.body) {
      const { detail = null } = (await response.json().catch(() => ({}))) as { detail?: string };
      return { ok: false, status: response.status, detail };
    }
    let coming = nothingYet;
    let unread = '';
    for await (const chunk of chunksOf(response.body)) {
      clearTimeout(silence);
      silence = setTimeout(() => stop.abort(), maxSilenceMs);
      unread += chunk;
      const events = unread.split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) {
        const [, name, data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name === 'done') return { ok: true };
        coming = comeTo(coming, name, data);
        heard(coming);
      }
    }
  } catch {
    // No connection, or one that broke: said below.
  } finally {
    clearTimeout(silence);
  }
  return { ok: false, status: 0, detail: null };
}

function comeTo(coming: Coming, name: string | undefined, data: string): Coming {
  if (name === 'withdrawn') return { ...nothingYet, doing: coming.doing };
  const { text = '', words = '', products, sources } = JSON.parse(data) as { text?: string; words?: string } & Partial<Coming>;
  if (name === 'text') return { ...coming, answer: coming.answer + text, doing: '' };
  if (name === 'doing') return { ...coming, doing: words };
  return name === 'cards' && products && sources ? { ...coming, products, sources } : coming;
}

/** Safari cannot yet walk through a stream with `for await`. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) yield decoder.decode(value, { stream: true });
}

/** Makes a message sent twice one message. (randomUUID is not there where a shop is tried over plain HTTP.) */
export function newClientKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
