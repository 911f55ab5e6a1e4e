import { useEffect, useRef } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { notify } from '#ui/notices.tsx';

/** What came of something done, as a notice; in the page itself where nothing but a form can say it. */
export function Said({ answer }: { answer: { done?: string | null; failed?: string | null } | null | undefined }) {
  useSaid(answer);
  if (!answer?.done && !answer?.failed) return null;
  return (
    <p role="status" className={`hidden p-4 font-semibold noscript:block ${answer.failed ? 'bg-error-soft text-error' : 'bg-ok-soft text-ok'}`}>
      {answer.failed ?? answer.done}
    </p>
  );
}

/** Says what came of something done, once for each answer: `done` as it is, `failed` until it is closed. */
export function useSaid(answer: { done?: string | null; failed?: string | null } | null | undefined) {
  const said = useRef<typeof answer>(null);
  // After every rendering: a fetcher's answer changes outside React's state, so an effect that waits for it alone can be passed over.
  useEffect(() => {
    if (!answer || answer === said.current) return;
    said.current = answer;
    if (answer.failed) notify({ text: answer.failed, wrong: true });
    else if (answer.done) notify({ text: answer.done });
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
