import { useEffect, useReducer, useRef, useState } from 'react';
import { mayBeCustomer } from '#accounts/use-visitor.ts';
import { callApi } from '#platform/http/call-api.ts';
import { type ChatState, chatWords, readAtOnce } from '../conversation.ts';
import type { MessageJson } from '../message-json.ts';
import { countUnseen, firstId, lastId, withMessages } from '../transcript.ts';
import { askAssistant, type Coming, newClientKey, nothingYet } from './ask-assistant.ts';
import { keepOfChat, keptChat } from './kept-chat.ts';
import { listenLive } from './listen-live.ts';

export type Status = { state: ChatState; agent_name: string | null; ahead: number | null };
/** What is being said just now: the question, the answer as far as it has come, and why it failed. */
export type Pending = { key: string; text: string; failed: string | null } & Coming;
type Conversation = { session_id: string; messages: MessageJson[]; status: Status };

type Known = { messages: readonly MessageJson[]; status: Status };
const withAssistant: Status = { state: 'assistant', agent_name: null, ahead: null };
const learn = (known: Known, come: Partial<{ messages: readonly MessageJson[]; status: Status; anew: boolean }>): Known => ({
  messages: withMessages(come.anew ? [] : known.messages, come.messages ?? []),
  status: come.status ?? known.status,
});

const typingShownMs = 5_000;

/** The visitor's conversation: what was said, what is being said, and what they can do. `failed`: the words where nothing comes through. */
export function useChat({ isOpen, productId, failed }: { isOpen: boolean; productId: string | null; failed: string }) {
  const [{ messages, status }, tell] = useReducer(learn, { messages: [], status: withAssistant });
  const [sessionId, setSessionId] = useState<string | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const [typingAt, setTypingAt] = useState(0);
  const [isReady, setReady] = useState(false);
  const [hasEarlier, setHasEarlier] = useState(false);
  const last = useRef(0);
  last.current = lastId(messages);

  /** Goes on with the visitor's conversation, or begins one. Null where the shop does not answer. */
  const begin = async (): Promise<string | null> => {
    const begun = await callApi<{ session_id: string }>('POST', '/api/chat/session', {});
    if (!begun.ok) return null;
    const id = begun.body.session_id;
    const history = await callApi<Conversation>('GET', `/api/chat/history/${id}`);
    if (history.ok) {
      tell({ ...history.body, anew: true });
      setHasEarlier(history.body.messages.length >= readAtOnce);
    }
    keepOfChat({ sessionId: id });
    setSessionId(id);
    return id;
  };
  const catchUp = async (id: string) => {
    for (let after = last.current, more = true; more; ) {
      const news = await callApi<Conversation>('GET', `/api/chat/history/${id}?after=${after}`);
      if (news.ok) tell(news.body);
      else if (news.status === 404) await begin();
      more = news.ok && after > 0 && news.body.messages.length >= readAtOnce;
      if (news.ok) after = lastId(news.body.messages);
    }
  };

  /** Fetches what was said before the first message that is here. Whether it came. */
  const recall = async (): Promise<boolean> => {
    const before = await callApi<Conversation>('GET', `/api/chat/history/${sessionId}?before=${firstId(messages)}`);
    if (!before.ok) return false;
    tell(before.body);
    setHasEarlier(before.body.messages.length >= readAtOnce);
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel is first fetched
  useEffect(() => {
    const hasOne = keptChat.read().sessionId !== null || mayBeCustomer();
    void (hasOne ? begin() : Promise.resolve(null)).then(() => setReady(true));
  }, []);

  const isWithPerson = status.state === 'waiting' || status.state === 'human';
  useEffect(() => {
    if (isReady) keepOfChat({ isWithPerson });
  }, [isReady, isWithPerson]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads what is newest
  useEffect(() => {
    if (!sessionId || !(isOpen || isWithPerson)) return;
    return listenLive({
      address: () => `/api/chat/stream/${sessionId}?after=${last.current}`,
      events: {
        message: (message) => tell({ messages: [message as MessageJson] }),
        status: (now) => tell({ status: now as Status }),
        typing: () => setTypingAt(Date.now()),
      },
      ask: () => catchUp(sessionId),
    });
  }, [sessionId, isOpen, isWithPerson]);

  useEffect(() => {
    if (!typingAt) return;
    const timer = setTimeout(() => setTypingAt(0), typingShownMs);
    return () => clearTimeout(timer);
  }, [typingAt]);

  useUnseen({ sessionId, messages, isOpen });

  const send = async (typed: string, again?: string) => {
    const text = typed.trim();
    if (!text || (pending && !pending.failed)) return;
    // An answer that broke off is not given twice to the same key.
    const isKept = again !== undefined && messages.some(({ client_key }) => client_key === again);
    const key = again && !isKept ? again : newClientKey();
    const asked: Pending = { key, text, failed: null, ...nothingYet };
    setPending(asked);
    const say = async (id: string) =>
      askAssistant({ sessionId: id, text, clientKey: key, productId }, (coming) => setPending({ ...asked, ...coming }));
    let id = sessionId ?? (await begin());
    let sent = id ? await say(id) : null;
    if (sent && !sent.ok && sent.status === 404) {
      id = await begin();
      sent = id ? await say(id) : null;
    }
    if (id) await catchUp(id);
    const refused = sent && !sent.ok && sent.status >= 400 && sent.status < 500 ? sent.detail : null;
    setPending(sent?.ok ? null : { ...asked, failed: refused ?? failed });
  };

  /** Asks for a person. Gives the sentence that says why that cannot be, or null. */
  const escalate = async (): Promise<string | null> => {
    if (!mayBeCustomer()) return chatWords.loginToEscalate;
    // Begun again: logging in takes a guest's conversation along.
    const id = await begin();
    if (!id) return chatWords.escalateFailed;
    const answer = await callApi<Conversation>('POST', '/api/chat/escalate', { session_id: id, reason: 'asked in the chat' });
    if (answer.ok) tell(answer.body);
    else return answer.status === 401 ? chatWords.loginToEscalate : chatWords.escalateFailed;
    return null;
  };

  /** Says whether an answer helped. Whether that came through. */
  const rate = async (messageId: string, thumb: 'up' | 'down' | null): Promise<boolean> =>
    (await callApi('POST', `/api/chat/rate/${sessionId}`, { message_id: Number(messageId), thumb })).ok;

  return { sessionId, messages, status, pending, isReady, isTyping: typingAt > 0, isWithPerson, hasEarlier, recall, send, escalate, rate };
}
export type Chat = ReturnType<typeof useChat>;

/** Tells the server what was seen, and counts what came while the chat was closed. */
function useUnseen({ sessionId, messages, isOpen }: { sessionId: string | null; messages: readonly MessageJson[]; isOpen: boolean }) {
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (!sessionId || messages.length === 0) return;
    const known = lastId(messages);
    if (!isOpen) {
      if (seen.current !== null) {
        const fresh = countUnseen(messages, seen.current);
        if (fresh > 0) keptChat.change((kept) => ({ ...kept, unread: kept.unread + fresh }));
      }
      seen.current = known;
      return;
    }
    const hasFromPerson = countUnseen(messages, seen.current ?? 0) > 0;
    seen.current = known;
    if (hasFromPerson) void callApi('POST', `/api/chat/seen/${sessionId}`, { up_to: known });
  }, [sessionId, messages, isOpen]);
}
