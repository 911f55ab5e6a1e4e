import { useEffect, useRef } from 'react';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { Button } from '#ui/button.tsx';
import { answerKey, keyOnPage } from '../transcript.ts';
import { MessageItem } from './message-item.tsx';
import { Suggestions } from './suggestions.tsx';
import type { Chat } from './use-chat.ts';

const nearEnd = 120;

/** What was said, and what is being said. New words are read out as they come, sentence by sentence. */
export function ConversationLog({ chat, productId }: { chat: Chat; productId: string | null }) {
  const { messages, pending, isReady, isTyping, status } = chat;
  const { business_name } = useShopSettings().settings;
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added is shown
  useEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, pending, isTyping, isReady]);
  const isAsked = pending !== null && messages.some(({ client_key }) => client_key === pending.key);
  const isAnswered = pending !== null && messages.some((message) => keyOnPage(message, messages) === answerKey(pending.key));
  const isAssistantsTurn = status.state === 'assistant' || status.state === 'closed';
  const waits = pending && !pending.failed && !pending.answer && isAssistantsTurn && !isAnswered;
  const last = messages.at(-1);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-live={isReady ? 'polite' : 'off'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-3"
    >
      <ol className="grid gap-4">
        <MessageItem
          message={{
            message_type: 'assistant',
            content: `I am the AI assistant of ${business_name}. I look things up in our catalogue, prices, stock and guides, and say where an answer comes from. A person of our team can take over at any time.`,
            agent_name: null,
          }}
        />
        {messages.map((message) => (
          <MessageItem key={keyOnPage(message, messages)} message={message} />
        ))}
        {pending && !isAsked && <MessageItem key={pending.key} message={{ message_type: 'user', content: pending.text, agent_name: null }} />}
        {pending?.answer && !isAnswered && (
          <MessageItem key={answerKey(pending.key)} message={{ message_type: 'assistant', content: pending.answer, agent_name: null }} />
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
          {isTyping ? `${status.agent_name ?? 'Somebody'} is typing…` : 'Looking it up…'}
        </p>
      )}
      {!pending && !isTyping && isAssistantsTurn && isReady && (
        <Suggestions hasBegun={messages.length > 0} further={last?.suggestions ?? []} productId={productId} onAsk={chat.send} />
      )}
    </div>
  );
}
