import { ThumbsUpIcon } from '#ui/icons.tsx';
import { keptCounts, noCounts } from '#ui/kept-counts.ts';
import { useKept } from '#ui/kept-in-browser.ts';
import { notify } from '#ui/notices.tsx';
import type { Review } from '../review.ts';

/** What is written elsewhere on the page is not risked for a vote: the page stays. */
const voteLost = 'Your vote could not be sent. Please check your connection and try again.';
/** The reviews that helped, as said in this browser. */
const helpfulVotes = keptCounts('helpful_reviews');

/** Says that a review helped, once in this browser. Without JavaScript it is a form that does the same. */
export function HelpfulButton({ review: { id, title, helpfulCount } }: { review: Review }) {
  const counted = useKept(helpfulVotes, noCounts)[id];
  const count = Math.max(helpfulCount, counted ?? 0);
  return (
    <form
      method="post"
      className="flex items-center"
      onSubmit={(event) => {
        event.preventDefault();
        if (counted !== undefined) return;
        import('./send-vote.ts').then(
          ({ sendVote }) => sendVote(helpfulVotes, { id, helpfulCount }),
          () => notify({ text: voteLost, wrong: true }),
        );
      }}
    >
      <input type="hidden" name="helpful" value={id} />
      <button
        type="submit"
        aria-pressed={counted !== undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough aria-pressed:text-copper aria-pressed:decoration-copper"
      >
        <ThumbsUpIcon className="size-4" />
        Helpful
        <span className="sr-only">{`: ${title}`}</span>
      </button>
      {count > 0 && <span className="tabular-nums">{count === 1 ? 'to 1 person' : `to ${count} people`}</span>}
    </form>
  );
}
