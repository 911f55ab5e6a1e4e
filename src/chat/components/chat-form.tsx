import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { keepInTab, readInTab } from '#ui/kept-in-browser.ts';
import { maxMessageLength } from '../conversation.ts';

type Props = {
  input: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  /** What is typed to: 'Ask about floors', 'Write to Una'. */
  label: string;
  onSend: (text: string) => void;
  onTyping: () => void;
};

const draft = 'chat_draft';
const tellTypingEveryMs = 3_000;

/**
 * Where the visitor writes. Enter sends; Shift and Enter begin a line. Nothing is sent while an answer is on its way, and what is not sent yet
 * goes along to the next page.
 */
export function ChatForm({ input, isBusy, label, onSend, onTyping }: Props) {
  const id = useId();
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const [typed] = useState(() => readInTab(draft));
  const send = () => {
    const text = input.current?.value.trim();
    if (!text || isBusy || !input.current) return;
    input.current.value = '';
    keepInTab(draft, '');
    input.current.focus();
    onSend(text);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const type = () => {
    keepInTab(draft, input.current?.value ?? '');
    if (performance.now() - toldAt.current < tellTypingEveryMs) return;
    toldAt.current = performance.now();
    onTyping();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-1"
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={input}
          id={id}
          rows={2}
          maxLength={maxMessageLength}
          defaultValue={typed}
          placeholder={label}
          onKeyDown={keyDown}
          onInput={type}
          aria-describedby={`${id}-busy`}
          className={
            'min-h-12 w-full resize-none rounded-control border border-stone bg-white px-3 py-2 text-base text-ink ' +
            'placeholder:text-muted hover:border-ink'
          }
        />
        <Button type="submit" className="min-h-12 px-4" aria-disabled={isBusy || undefined} aria-describedby={`${id}-busy`}>
          Send
        </Button>
      </div>
      <p id={`${id}-busy`} className="text-sm text-muted">
        {isBusy && 'Please wait for the answer before you send another message.'}
      </p>
    </form>
  );
}
