import { useSyncExternalStore } from 'react';
import { howManySuggested, questionsAboutProduct, suggestedQuestions } from '../suggested-questions.ts';

type Props = {
  hasBegun: boolean /** What the last answer suggests. */;
  further: readonly string[];
  productId: string | null;
  onAsk: (question: string) => void;
};

const narrow = '(width <= 48rem)';
const watch = (changed: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Questions to press: eight to begin with, fewer on a phone; afterwards those that the last answer leads to. */
export function Suggestions({ hasBegun, further, productId, onAsk }: Props) {
  const isNarrow = useSyncExternalStore(watch, () => matchMedia(narrow).matches);
  const first = productId ? questionsAboutProduct : suggestedQuestions;
  const shown = (hasBegun ? further : first).slice(0, howManySuggested({ isNarrow, hasBegun }));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Suggested questions" className="mt-4 flex flex-wrap gap-2">
      {shown.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-control border border-stone bg-white px-3 py-1 text-left text-md text-lough hover:border-ink"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
