/** What a customer said of a product. Shown only when published. */
export type Review = {
  id: string;
  productId: string;
  rating: number;
  title: string;
  comment: string;
  userName: string;
  verifiedPurchase: boolean;
  helpfulCount: number;
  createdAt: Date;
  /** The shop's answer; empty without one. */
  reply: string;
};

/** A review as it was stored, and the id of the customer's earlier one, whose place it takes. */
export type WrittenReview = { review: Review; isPublished: boolean; replacedId: string | null };

export type ReviewPage = { reviews: Review[]; total: number; page: number; pages: number };

/** How many published reviews gave each number of stars, five stars first. */
export type RatingDistribution = { stars: number; count: number }[];

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewSortWords: Record<ReviewSort, string> = {
  newest: 'Newest first',
  helpful: 'Most helpful',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};

export const reviewsPerPage = 6;

/** The order that an address or request names; newest first for none or an unknown one. */
export function readReviewSort(text: string | null | undefined): ReviewSort {
  return reviewSorts.find((sort) => sort === text) ?? 'newest';
}

/** What an address says of a review just written: that it is shown, or will be later. */
export function readReviewed(text: string | null): 'yes' | 'later' | null {
  return text === 'yes' || text === 'later' ? text : null;
}

/** '4.6 out of 5 from 12 reviews'. */
export function sayRating({ average, count }: { average: number; count: number }): string {
  return `${average.toFixed(1)} out of 5 from ${count} ${count === 1 ? 'review' : 'reviews'}`;
}

/** The fields of the review form as they were typed. */
export type ReviewFormValues = { rating: string; title: string; comment: string };

/** The form as it begins. */
export const noReview: ReviewFormValues = { rating: '5', title: '', comment: '' };
