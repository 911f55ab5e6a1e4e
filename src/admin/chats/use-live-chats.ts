import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { listenLive } from '#chat/components/listen-live.ts';
import { readAtOnce } from '#chat/conversation.ts';
import type { MessageJson } from '#chat/message-json.ts';
import { firstId, lastId, withMessages } from '#chat/transcript.ts';
import { callAsStaff } from '../components/send-as-staff.ts';

/** How many wait, how many are one's own, and a number that rises with every change of the queue. */
export type QueueNews = { waiting: number; mine: number; news: number };

const nothing: QueueNews = { waiting: 0, mine: 0, news: 0 };
let now = nothing;
const listeners = new Set<() => void>();
let stop = () => {};

function learn(counts: unknown) {
  const { waiting, mine } = counts as { waiting: number; mine: number };
  now = { waiting, mine, news: now.news + 1 };
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  if (listeners.size === 1) {
    stop = listenLive({
      address: () => '/api/admin/chats/stream',
      events: { queue: learn },
      ask: async () => {
        const answer = await callAsStaff<{ waiting: number; mine: number }>('GET', '/api/admin/chats?view=waiting');
        if (answer.ok) learn(answer.body);
      },
    });
  }
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) stop();
  };
}

/** The queue as it changes; one connection for all of a page. */
export function useQueueNews(): QueueNews {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => nothing,
  );
}

const typingShownMs = 5_000;

type Transcript = {
  messages: readonly MessageJson[];
  isTyping: boolean;
  /** Whether something may have been said before the first message that is here. */
  hasEarlier: boolean;
  /** Fetches what was said before. Whether it came. */
  recall: () => Promise<boolean>;
};

/** The messages of a conversation as they come, and whether its visitor is typing. `read`: those that came with the page. */
export function useTranscript(id: string, read: readonly MessageJson[]): Transcript {
  const [hasEarlier, setHasEarlier] = useState(read.length >= readAtOnce);
  const [come, setCome] = useState<readonly MessageJson[]>([]);
  const [typingAt, setTypingAt] = useState(0);
  const { revalidate } = useRevalidator();
  const messages = withMessages(read, come);
  const last = useRef(0);
  last.current = lastId(messages);
  useEffect(() => {
    const learn = (fresh: readonly MessageJson[]) => setCome((known) => withMessages(known, fresh));
    return listenLive({
      address: () => `/api/admin/chats/${id}/stream?after=${last.current}`,
      events: {
        message: (message) => {
          learn([message as MessageJson]);
          setTypingAt(0);
        },
        status: () => void revalidate(),
        typing: () => setTypingAt(Date.now()),
      },
      ask: async () => {
        const answer = await callAsStaff<{ messages: MessageJson[] }>('GET', `/api/admin/chats/${id}`);
        if (answer.ok) learn(answer.body.messages);
      },
    });
  }, [id, revalidate]);
  useEffect(() => {
    if (!typingAt) return;
    const timer = setTimeout(() => setTypingAt(0), typingShownMs);
    return () => clearTimeout(timer);
  }, [typingAt]);
  const recall = async () => {
    const before = await callAsStaff<{ messages: MessageJson[] }>('GET', `/api/admin/chats/${id}?before=${firstId(messages)}`);
    if (!before.ok) return false;
    setCome((known) => withMessages(known, before.body.messages));
    setHasEarlier(before.body.messages.length >= readAtOnce);
    return true;
  };
  return { messages, isTyping: typingAt > 0, hasEarlier, recall };
}
