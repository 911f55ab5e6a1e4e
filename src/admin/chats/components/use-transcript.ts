import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listenLive } from '#chat/components/listen-live.ts';
import { readAtOnce } from '#chat/conversation.ts';
import type { MessageJson } from '#chat/message-json.ts';
import { firstId, lastId, withMessages } from '#chat/transcript.ts';
import { callAsStaff } from '../../components/call-as-staff.ts';

const typingShownMs = 5_000;

export type Transcript = {
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
