import { useEffect, useState } from 'react';
import type { Rating } from '#catalogue/product.ts';
import { Section } from '#ui/page.tsx';
import { type RatingDistribution, type ReviewPage, type ReviewSort, reviewSorts, reviewSortWords, sayRating, type WrittenReview } from '../review.ts';
import { OneReview } from './one-review.tsx';
import type { FormSent } from './review-form.tsx';
import { WriteReview } from './write-review.tsx';

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
  // What sends the forms below (the page's clientAction) is there by the time that a connection may not be.
  useEffect(() => void import('#ui/send-form.ts').catch(() => {}), []);
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
