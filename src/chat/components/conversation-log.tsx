import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button } from '#ui/button.tsx';
import { answerKey, keyOnPage } from '../transcript.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { MessageItem } from './message-item.tsx';
import { Suggestions } from './suggestions.tsx';
import type { Chat } from './use-chat.ts';

const nearEnd = 120;
const aboveQuestion = 12;
/** What many ask, and what happens to what is written here. */
const readBefore = [
  { name: 'Questions', href: '/faq' },
  { name: 'Delivery and returns', href: '/delivery-and-returns' },
  { name: 'Privacy', href: '/privacy' },
];

/** What was said, and what is being said. New words are read out as they come, sentence by sentence. */
export function ConversationLog({ chat, productId }: { chat: Chat; productId: string | null }) {
  const { messages, pending, isReady, isTyping, status } = chat;
  const { business_name } = useShopSettings().settings;
  const { log, scrolled, keepPlace } = useSeen(chat);
  const [isRecalling, setRecalling] = useState(false);
  const recall = async () => {
    setRecalling(true);
    keepPlace();
    const came = await chat.recall();
    setRecalling(false);
    return came;
  };
  const isAsked = pending !== null && messages.some(({ client_key }) => client_key === pending.key);
  const isAnswered = pending !== null && messages.some((message) => keyOnPage(message, messages) === answerKey(pending.key));
  const isAssistantsTurn = status.state === 'assistant' || status.state === 'closed';
  const waits = pending && !pending.failed && (!pending.answer || pending.doing) && isAssistantsTurn && !isAnswered;
  const last = messages.at(-1);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-live={isReady && !isRecalling ? 'polite' : 'off'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onScroll={scrolled}
      className="chat-log relative min-h-0 grow overflow-y-auto overscroll-contain px-4 py-3"
    >
      <ol className="grid gap-4">
        <MessageItem
          message={{
            message_type: 'assistant',
            content:
              `I’m the AI assistant of ${business_name}. I can look up products, prices, stock and advice, and I’ll tell you where each ` +
              `answer comes from. A member of our team can take over at any time.`,
            agent_name: null,
          }}
        />
        <li className="flex flex-wrap gap-x-4 text-md">
          {readBefore.map(({ name, href }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center text-lough underline underline-offset-4">
              {name}
            </a>
          ))}
        </li>
        {chat.hasEarlier && <EarlierMessages recall={recall} />}
        {messages.map((message) => (
          <MessageItem key={keyOnPage(message, messages)} message={message} rate={chat.rate} />
        ))}
        {pending && !isAsked && <MessageItem key={pending.key} message={{ message_type: 'user', content: pending.text, agent_name: null }} />}
        {pending && !isAnswered && (pending.answer || pending.products.length > 0) && (
          <MessageItem
            key={answerKey(pending.key)}
            message={{ message_type: 'assistant', content: pending.answer, agent_name: null, products: pending.products, sources: pending.sources }}
          />
        )}
        {pending?.failed && (
          <li className="border-l-4 border-error pl-3 text-md">
            <p className="font-semibold text-error">{pending.failed}</p>
            <Button kind="quiet" className="-ml-2" onClick={() => chat.send(pending.text, pending.key)}>
              Try again
            </Button>
          </li>
        )}
      </ol>
      {(waits || isTyping) && (
        <p className="mt-4 flex items-center gap-2 text-md text-muted">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-round bg-oak" />
          <span>{isTyping ? `${status.agent_name ?? 'Somebody'} is typing…` : pending?.doing || 'Looking it up…'}</span>
        </p>
      )}
      {!pending && !isTyping && isAssistantsTurn && isReady && (
        <Suggestions hasBegun={messages.length > 0} further={last?.suggestions ?? []} productId={productId} onAsk={chat.send} />
      )}
    </div>
  );
}

/**
 * Keeps in sight what is new, unless the reader has gone back to something: a person's words at the end; an answer of the
 * assistant from its question on, however long it is. What comes in above moves nothing.
 */
function useSeen({ messages, pending, isTyping, isReady, hasEarlier }: Chat) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const placed = useRef(0);
  const kept = useRef<{ message: HTMLElement; top: number } | null>(null);
  const asked = pending?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has asked something looks for its answer
  useLayoutEffect(() => {
    follows.current = true;
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added is shown
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const moved = kept.current ? kept.current.message.offsetTop - kept.current.top : 0;
    if (moved) {
      kept.current = null;
      return box.scrollBy({ top: moved });
    }
    if (!follows.current || (messages.length === 0 && !pending)) return;
    const end = box.scrollHeight - box.clientHeight;
    const last = pending ? 'assistant' : messages.at(-1)?.message_type;
    const question = last === 'assistant' ? [...box.querySelectorAll<HTMLElement>('[data-asked]')].at(-1) : undefined;
    placed.current = Math.min(end, question ? question.offsetTop - aboveQuestion : end);
    box.scrollTo({ top: placed.current });
  }, [messages, pending, isTyping, isReady, hasEarlier]);
  const scrolled = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    follows.current = Math.abs(scrollTop - placed.current) < 2 || scrollHeight - scrollTop - clientHeight < nearEnd;
  };
  /** Before more comes in above: the first message that is here stays where it is. */
  const keepPlace = () => {
    const message = log.current?.querySelectorAll<HTMLElement>('ol > li')[3];
    kept.current = message ? { message, top: message.offsetTop } : null;
  };
  return { log, scrolled, keepPlace };
}
