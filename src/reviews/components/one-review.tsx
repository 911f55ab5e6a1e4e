import { plainDate } from '#catalogue/relative-time.ts';
import { StarIcon } from '#ui/icons.tsx';
import type { Review } from '../review.ts';
import { HelpfulButton } from './helpful-button.tsx';

/** A review as everybody reads it. */
export function OneReview({ review }: { review: Review }) {
  const { id, rating, title, comment, userName, verifiedPurchase, createdAt, reply } = review;
  return (
    <li id={`review-${id}`} className="border-t border-sand pt-4 first:border-t-0 first:pt-0">
      <div className="flex items-center gap-1 text-oak">
        <span className="sr-only">{`${rating} out of 5`}</span>
        {[1, 2, 3, 4, 5].map((star) => (
          <StarIcon key={star} className="size-4" filled={star <= rating} />
        ))}
      </div>
      <h3 className="mt-1 text-lg">{title}</h3>
      <p className="mt-1 max-w-measure whitespace-pre-line">{comment}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 text-md text-muted">
        <bdi>{userName}</bdi>
        {verifiedPurchase && <span className="text-ok">Verified purchase</span>}
        <time dateTime={createdAt.toISOString()}>{plainDate(createdAt)}</time>
        <HelpfulButton review={review} />
      </div>
      {reply && (
        <div className="mt-3 max-w-measure border-l-2 border-oak pl-4">
          <p className="text-md font-semibold">Our reply</p>
          <p className="whitespace-pre-line">{reply}</p>
        </div>
      )}
    </li>
  );
}
