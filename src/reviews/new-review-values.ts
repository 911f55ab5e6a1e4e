/** The fields of the review form as they were typed. */
export type ReviewFormValues = { rating: string; title: string; comment: string };

/** The form as it begins. */
export const noReview: ReviewFormValues = { rating: '5', title: '', comment: '' };
