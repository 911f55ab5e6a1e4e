import { useSaid } from './use-said.ts';

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
