import { useEffect, useRef } from 'react';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import { notify } from '#ui/notices.tsx';

/** `undo`: the step that takes it back, for the page's action. */
export type Came = { done?: string | null; failed?: string | null; undo?: string | null } | null | undefined;

/** What came of something done, as a notice; in the page itself where nothing but a form can say it. */
export function ActionToast({ answer }: { answer: Came }) {
  useSaid(answer);
  const text = [answer?.done, answer?.failed].filter(Boolean).join(' ');
  if (!text) return null;
  return (
    <p role="status" className={`hidden p-4 font-semibold noscript:block ${answer?.failed ? 'bg-error-soft text-error' : 'bg-ok-soft text-ok'}`}>
      {text}
    </p>
  );
}

/** Says what came of something done, once for each answer: `done` as it is, with a way back where there is one, `failed` until it is closed. */
export function useSaid(answer: Came) {
  const said = useRef<Came>(null);
  const submit = useSubmit();
  // After every rendering: a fetcher's answer changes outside React's state, so an effect that waits for it alone can be passed over.
  useEffect(() => {
    if (!answer || answer === said.current) return;
    said.current = answer;
    const { done, failed, undo: step } = answer;
    const undo = step ? () => void submit({ intent: 'undo', step }, { method: 'post', preventScrollReset: true }) : undefined;
    const text = [done, failed].filter(Boolean).join(' ');
    if (text) notify({ text, wrong: Boolean(failed), undo });
  });
}

/**
 * In a form: empties it once it was sent and accepted, and closes what it opened in. What is typed in the page's other forms stays.
 * `by`: only when it was sent by the button of this value. `onDone` is told, once the page holds what was saved.
 */
export function ClearedWhenDone({ by, onDone }: { by?: string; onDone?: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const isSent = useRef(false);
  const { state } = useNavigation();
  const answer = useActionData<{ done?: string | null }>();
  useEffect(() => {
    const form = place.current?.closest('form');
    const sent = ({ submitter }: SubmitEvent) => {
      isSent.current = by === undefined || (submitter instanceof HTMLButtonElement && submitter.value === by);
    };
    form?.addEventListener('submit', sent);
    return () => form?.removeEventListener('submit', sent);
  }, [by]);
  useEffect(() => {
    if (state !== 'idle' || !isSent.current) return;
    isSent.current = false;
    if (!answer?.done) return;
    const form = place.current?.closest('form');
    form?.reset();
    form?.closest('details')?.removeAttribute('open');
    onDone?.();
  }, [state, answer, onDone]);
  return <span ref={place} hidden />;
}
