import { ThumbsUpIcon } from '#ui/icons.tsx';
import { keptCounts, useCountedOnce } from '#ui/kept-counts.ts';
import type { Review } from '../review.ts';

/** What is written elsewhere on the page is not risked for a vote: the page stays. */
const lost = 'Your vote could not be sent. Please check your connection and try again.';
/** The reviews that helped, as said in this browser. */
const helpfulVotes = keptCounts('helpful_reviews');

/** Says that a review helped, once in this browser. */
export function HelpfulButton({ review: { id, title, helpfulCount } }: { review: Review }) {
  const { Form, isPressed, count, onSubmit } = useCountedOnce(helpfulVotes, { id, count: helpfulCount, lost });
  return (
    <Form method="post" preventScrollReset defaultShouldRevalidate={false} className="flex items-center" onSubmit={onSubmit}>
      <input type="hidden" name="helpful" value={id} />
      <button
        type="submit"
        aria-pressed={isPressed}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough aria-pressed:text-copper aria-pressed:decoration-copper"
      >
        <ThumbsUpIcon className="size-4" />
        Helpful
        <span className="sr-only">{`: ${title}`}</span>
      </button>
      {count > 0 && <span className="tabular-nums">{count === 1 ? 'to 1 person' : `to ${count} people`}</span>}
    </Form>
  );
}
