import type { Shop } from '../../shop.server.ts';
import { readAtOnce } from '../conversation.ts';
import { listMessagesAfter, readChatStatus } from '../messages.server.ts';
import { showMessages } from '../show-messages.server.ts';
import { type Asked, eventStream, type Send } from './event-stream.server.ts';
import { onChat } from './live-chats.server.ts';

/**
 * A conversation as it goes on: every message after `after`, each once and in order, where it stands, and who is typing. Whoever
 * comes back with the last id they have goes on from there. `sees`: whose typing is told. `onEnd`: as `eventStream` has it.
 */
export function streamChat(
  shop: Shop,
  sessionId: string,
  { after, sees, request, onEnd }: { after: number; sees: 'visitor' | 'agent'; request: Asked; onEnd?: () => void },
): Response {
  const begin = async (send: Send) => {
    const news = catchUp(shop, sessionId, after, send);
    const stop = await onChat(shop, sessionId, (typing, isWord) => {
      if (!typing) void news(isWord);
      else if (typing.who === sees) send('typing', {});
    });
    await news();
    return stop;
  };
  return eventStream(request, begin, onEnd);
}

/** Reads and sends what is new, one reading at a time; who calls during one gets another after it. */
function catchUp(shop: Shop, sessionId: string, after: number, send: Send): (isWord?: boolean) => Promise<void> {
  let last = after;
  let isReading = false;
  let again = false;
  let statusIsDue = false;
  let status = '';
  const read = async () => {
    for (;;) {
      const messages = await listMessagesAfter(shop, sessionId, last);
      for (const message of await showMessages(shop, messages)) {
        last = Number(message._id);
        send('message', message, last);
      }
      if (messages.length < readAtOnce) break;
    }
    if (!statusIsDue) return;
    statusIsDue = false;
    const now = await readChatStatus(shop, sessionId);
    const said = JSON.stringify(now);
    if (said !== status) send('status', { state: now.state, agent_name: now.agentName, ahead: now.ahead });
    status = said;
  };
  return async (isWord = false) => {
    again = true;
    statusIsDue ||= !isWord;
    if (isReading) return;
    isReading = true;
    try {
      while (again) {
        again = false;
        // A database that is away: the visitor's own reconnecting, or the next word, reads it again.
        await read().catch((error: unknown) => shop.log.warn({ err: error, sessionId }, 'a chat could not be read'));
      }
    } finally {
      isReading = false;
    }
  };
}

/** The last event that a browser which comes back has had; whatever is no place in a conversation is its beginning. */
export function lastEventOf({ headers }: Request): number {
  const id = Number(headers.get('last-event-id'));
  return Number.isSafeInteger(id) && id >= 0 ? id : 0;
}
