import { useEffect } from 'react';
import { notify } from '#ui/notices.tsx';

/** Says what came of something done, once for each answer: `done` as it is, `failed` until it is closed. */
export function useSaid(answer: { done?: string | null; failed?: string | null } | null | undefined) {
  useEffect(() => {
    if (answer?.failed) notify({ text: answer.failed, wrong: true });
    else if (answer?.done) notify({ text: answer.done });
  }, [answer]);
}
