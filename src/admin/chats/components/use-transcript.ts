import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listenLive } from '#chat/components/listen-live.ts';
import type { MessageJson } from '#chat/message-json.ts';
import { lastId, withMessages } from '#chat/transcript.ts';
import { callAsStaff } from '../../components/call-as-staff.ts';

const typingShownMs = 5_000;

/** The messages of a conversation as they come, and whether its visitor is typing. `read`: those that came with the page. */
export function useTranscript(id: string, read: readonly MessageJson[]): { messages: readonly MessageJson[]; isTyping: boolean } {
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
  return { messages, isTyping: typingAt > 0 };
}
