import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CannedReply } from '#chat/agents/canned-replies.server.ts';
import type { ChatVisitor } from '#chat/agents/queue.server.ts';
import { newClientKey } from '#chat/components/ask-assistant.ts';
import { EarlierMessages } from '#chat/components/earlier-messages.tsx';
import { MessageItem } from '#chat/components/message-item.tsx';
import { maxMessageLength } from '#chat/conversation.ts';
import type { MessageJson } from '#chat/message-json.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { useSaid } from '../../components/action-toast.tsx';
import { callAsStaff } from '../../components/send-as-staff.ts';
import { useTranscript } from '../use-live-chats.ts';
import { VisitorSide } from './visitor-side.tsx';

type Props = { visitor: ChatVisitor; read: readonly MessageJson[]; replies: readonly CannedReply[]; agentId: string };
type ActionResult = { done?: string | null; failed?: string | null };

/** A conversation as an agent has it: what is said, the answer, what can be done with it, and who writes beside it. */
export function OpenChat({ visitor, read, replies, agentId }: Props) {
  const { id, state, agentName, name } = visitor;
  const { messages, isTyping, hasEarlier, recall } = useTranscript(id, read);
  const last = messages.at(-1)?._id;
  const isOwn = state === 'human' && visitor.agentId === agentId;
  const fetcher = useFetcher<ActionResult>();
  useSaid(fetcher.data);
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is shown
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last, isTyping, id]);
  /** What was being read stays where it was. */
  const recallInPlace = async () => {
    const below = log.current?.scrollHeight ?? 0;
    const came = await recall();
    requestAnimationFrame(() => log.current?.scrollBy(0, log.current.scrollHeight - below));
    return came;
  };
  const act = (intent: string, words: string, kind: 'primary' | 'secondary') => (
    <Button type="submit" kind={kind} name="intent" value={intent} busy={fetcher.state !== 'idle'} className="px-4">
      {words}
    </Button>
  );
  return (
    <section aria-labelledby="open-chat" className="grid min-w-0 gap-6 xl:grid-cols-3">
      <div className="grid min-w-0 content-start gap-3 xl:col-span-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="open-chat" className="text-xl">
            <span>{name}</span>
            <span className="text-muted">
              {state === 'human'
                ? `, with ${isOwn ? 'you' : agentName}`
                : state === 'waiting'
                  ? ', waiting'
                  : state === 'closed'
                    ? ', closed'
                    : ', with the assistant'}
            </span>
          </h2>
          <fetcher.Form method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            {!isOwn && act('claim', 'Take this chat', 'primary')}
            {(isOwn || state === 'waiting') && act('hand-back', 'Hand back to the assistant', 'secondary')}
            {(isOwn || state === 'waiting') && act('close', 'Close this chat', 'secondary')}
          </fetcher.Form>
        </div>
        <div
          ref={log}
          role="log"
          aria-label={`Conversation with ${name}`}
          aria-live="polite"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          className="agent-log border border-sand p-4"
        >
          <ol className="grid gap-3">
            {hasEarlier && <EarlierMessages recall={recallInPlace} />}
            {messages.map((message) => (
              <MessageItem key={message._id} message={message} visitorName={name} />
            ))}
          </ol>
          {isTyping && <p className="mt-3 text-muted">{`${name} is typing…`}</p>}
        </div>
        {isOwn ? <Reply id={id} name={name} replies={replies} /> : <p className="text-muted">Take this chat to reply.</p>}
      </div>
      <VisitorSide visitor={visitor} />
    </section>
  );
}

const tellTypingEveryMs = 3_000;

/** An agent's answer. A refused one stays as it was typed; sent again after a lost answer it is the same message. */
function Reply({ id, name, replies }: { id: string; name: string; replies: readonly CannedReply[] }) {
  const fetcher = useFetcher<ActionResult>();
  const [text, setText] = useState('');
  const [key, setKey] = useState('');
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  useSaid(fetcher.data);
  // Made in the browser: the server would make another.
  useEffect(() => setKey(newClientKey()), []);
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || fetcher.data.failed) return;
    setText('');
    setKey(newClientKey());
  }, [fetcher.state, fetcher.data]);
  const type = (typed: string) => {
    setText(typed);
    if (performance.now() - toldAt.current < tellTypingEveryMs) return;
    toldAt.current = performance.now();
    void callAsStaff('POST', `/api/admin/chats/${id}/typing`, {});
  };
  const isBusy = fetcher.state !== 'idle';
  return (
    <>
      <fetcher.Form method="post" className="grid gap-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="client_key" value={key} />
        <TextArea
          label={`Your reply to ${name}`}
          name="message"
          rows={3}
          maxLength={maxMessageLength}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (text.trim() && !isBusy) event.currentTarget.form?.requestSubmit();
          }}
        />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          Send
        </Button>
      </fetcher.Form>
      <CannedReplies replies={replies} onInsert={(body) => setText((typed) => (typed.trim() ? `${typed.trimEnd()}\n${body}` : body))} />
    </>
  );
}

type Refused = { done?: string | null; failed?: string | null };

/** What is said often: put into the answer with a press, kept and deleted here. */
function CannedReplies({ replies, onInsert }: { replies: readonly CannedReply[]; onInsert: (body: string) => void }) {
  const fetcher = useFetcher<Refused>();
  const form = useRef<HTMLFormElement>(null);
  useSaid(fetcher.data);
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data?.done) form.current?.reset();
  }, [fetcher.state, fetcher.data]);
  return (
    <details className="border border-sand">
      <summary className="flex min-h-11 items-center px-3 font-semibold">{`Saved replies (${replies.length})`}</summary>
      <div className="grid gap-3 border-t border-sand p-3">
        <ul>
          {replies.map(({ id, title, body }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 border-b border-sand">
              <button type="button" title={body} onClick={() => onInsert(body)} className="staff-do">
                <span className="sr-only">Insert: </span>
                <span>{title}</span>
              </button>
              <fetcher.Form method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="intent" value="delete-reply" aria-label={`Delete: ${title}`} className="staff-do text-error">
                  Delete
                </button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
        <fetcher.Form ref={form} method="post" className="grid gap-3">
          <TextField label="Name" name="title" maxLength={80} />
          <TextArea label="Reply text" name="body" rows={3} maxLength={2000} />
          <Button type="submit" kind="secondary" name="intent" value="add-reply" className="justify-self-start">
            Save reply
          </Button>
        </fetcher.Form>
      </div>
    </details>
  );
}
