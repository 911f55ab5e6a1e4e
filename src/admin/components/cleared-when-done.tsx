import { useEffect, useRef } from 'react';
import { useActionData, useNavigation } from 'react-router';

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
