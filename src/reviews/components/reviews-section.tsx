import { useState } from 'react';
import type { Rating } from '#catalogue/product.ts';
import { sayDate } from '#platform/say-date.ts';
import { icon, StarIcon } from '#ui/icons.tsx';
import { keptCounts, useCountedOnce } from '#ui/kept-counts.ts';
import { useDiscoveredAwake } from '#ui/kept-in-browser.ts';
import { Section } from '#ui/page.tsx';
import {
  type RatingDistribution,
  type Review,
  type ReviewPage,
  type ReviewSort,
  reviewSorts,
  reviewSortWords,
  sayRating,
  type WrittenReview,
} from '../review.ts';
import type { FormSent } from './review-form.tsx';
import { WriteReview } from './write-review.tsx';

/** What sends the forms below is there as soon as they are awake: later a connection may not be. */
export { sendForm } from '#ui/send-form.ts';

const ThumbsUpIcon = icon('M7.5 11l4-7c1.5 0 2.5 1 2.5 2.5V10h5.5l-1.5 9.5H7.5V11M3.5 11h4v8.5h-4V11');

type Props = {
  productId: string;
  rating: Rating | null;
  page: ReviewPage;
  distribution: RatingDistribution;
  sort: ReviewSort;
} & FormSent;

/** What customers said: the spread, the reviews in an order of choice, and the form for another. */
export default function ReviewsSection({ productId, rating, page, distribution, sort, refused, reviewed }: Props) {
  const [written, setWritten] = useState<WrittenReview | null>(null);
  const addressOf = (number: number) => `/products/${productId}?${new URLSearchParams({ reviews: sort, reviews_page: String(number) })}#reviews`;
  const linkLook =
    'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 hover:decoration-lough';
  return (
    <Section id="reviews" title="Reviews" aside={page.total > 1 && <SortForm productId={productId} sort={sort} />}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          {rating ? <Summary rating={rating} distribution={distribution} total={page.total} /> : <p className="text-muted">No reviews yet.</p>}
        </div>
        <div className="lg:col-span-8">
          <ul className="grid gap-6">
            {withWritten(page, written).map((review) => (
              <OneReview key={review.id} review={review} />
            ))}
          </ul>
          {page.pages > 1 && (
            <p className="mt-4 flex gap-6 text-md">
              {page.page > 1 && (
                <a href={addressOf(page.page - 1)} className={linkLook}>
                  Previous page
                </a>
              )}
              {page.page < page.pages && (
                <a href={addressOf(page.page + 1)} className={linkLook}>
                  More reviews
                </a>
              )}
            </p>
          )}
          <WriteReview productId={productId} sent={{ refused, reviewed }} onWritten={setWritten} />
        </div>
      </div>
    </Section>
  );
}

/** What the reader has just written comes first, until the page is asked for again. */
function withWritten({ reviews }: ReviewPage, written: WrittenReview | null) {
  if (!written) return reviews;
  const { review, isPublished, replacedId } = written;
  const others = reviews.filter(({ id }) => id !== review.id && id !== replacedId);
  return isPublished ? [review, ...others] : others;
}

function Summary({ rating, distribution, total }: { rating: Rating; distribution: RatingDistribution; total: number }) {
  return (
    <>
      <p className="flex items-baseline gap-3">
        <span aria-hidden="true" className="font-display text-display leading-tight">
          {rating.average.toFixed(1)}
        </span>
        <span className="text-md text-muted">{sayRating(rating)}</span>
      </p>
      <table className="mt-3 w-full text-md tabular-nums">
        <caption className="sr-only">Rating breakdown</caption>
        <tbody>
          {distribution.map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row" className="w-18 py-1 text-left font-regular whitespace-nowrap text-muted">
                {`${stars} ${stars === 1 ? 'star' : 'stars'}`}
              </th>
              <td aria-hidden="true" className="px-3">
                <span className="block h-2 bg-linen">
                  <span className="block h-2 bg-oak" style={{ width: `${total ? (count / total) * 100 : 0}%` }} />
                </span>
              </td>
              <td className="w-8 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function SortForm({ productId, sort }: { productId: string; sort: ReviewSort }) {
  return (
    <form action={`/products/${productId}#reviews`} method="get" data-keep-scroll className="flex items-center gap-2">
      <label htmlFor="reviews-sort" className="text-muted">
        Sort by
      </label>
      <select
        key={sort}
        id="reviews-sort"
        name="reviews"
        defaultValue={sort}
        onChange={({ target }) => target.form?.requestSubmit()}
        className="min-h-11 rounded-control border border-stone bg-white px-3 hover:border-ink"
      >
        {reviewSorts.map((known) => (
          <option key={known} value={known}>
            {reviewSortWords[known]}
          </option>
        ))}
      </select>
      <button type="submit" className="hidden min-h-11 rounded-control border border-stone px-3 noscript:block">
        Sort
      </button>
    </form>
  );
}

/** A review as everybody reads it. */
function OneReview({ review }: { review: Review }) {
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
        <time dateTime={createdAt.toISOString()}>{sayDate(createdAt)}</time>
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

/** What is written elsewhere on the page is not risked for a vote: the page stays. */
const lost = 'Your vote could not be sent. Please check your connection and try again.';
/** The reviews that helped, as said in this browser. */
const helpfulVotes = keptCounts('helpful_reviews');

/** Says that a review helped, once in this browser. */
function HelpfulButton({ review: { id, title, helpfulCount } }: { review: Review }) {
  const { Form, isPressed, count, onSubmit } = useCountedOnce(helpfulVotes, { id, count: helpfulCount, lost });
  const discovered = useDiscoveredAwake();
  return (
    <Form method="post" {...discovered} preventScrollReset defaultShouldRevalidate={false} className="flex items-center" onSubmit={onSubmit}>
      <input type="hidden" name="helpful" value={id} />
      <button
        type="submit"
        aria-pressed={isPressed}
        className={
          'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-lough underline decoration-sand ' +
          'decoration-2 underline-offset-4 hover:decoration-lough aria-pressed:text-copper aria-pressed:decoration-copper'
        }
      >
        <ThumbsUpIcon className="size-4" />
        Helpful
        <span className="sr-only">{`: ${title}`}</span>
      </button>
      {count > 0 && <span className="tabular-nums">{count === 1 ? 'to 1 person' : `to ${count} people`}</span>}
    </Form>
  );
}
