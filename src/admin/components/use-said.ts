import { useEffect, useRef } from 'react';
import { notify } from '#ui/notices.tsx';

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
