import { z } from 'zod';
import { oneLine } from '#platform/form-fields.ts';
import type { ReviewFormValues } from './new-review-values.ts';

export const longestTitle = 120;
export const longestComment = 3000;

/** Something to read: spaces, and characters that leave no mark, are not. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const words = (missing: string, longest: number, tidy: (text: string) => string) =>
  z
    .string(missing)
    .overwrite(tidy)
    .refine(isVisible, missing)
    .max(longest, `Please keep this to ${longest.toLocaleString('en-GB')} characters.`)
    .meta({ minLength: 1 });

/** Lines as they were typed, with one empty one at most between paragraphs. */
const paragraphs = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const unrated = 'Please choose a rating from 1 to 5 stars.';

/** What a customer says of a product. Text is text: nothing in it is ever markup. */
export const newReviewSchema = z.object({
  rating: z.int(unrated).min(1, unrated).max(5, unrated).default(5),
  title: words('Please enter a title.', longestTitle, oneLine),
  comment: words('Please write a comment.', longestComment, paragraphs),
});
export type NewReview = z.output<typeof newReviewSchema>;

/** The form's fields as the schema takes them. */
export function toNewReview({ rating, title, comment }: ReviewFormValues): unknown {
  return { rating: /^\d$/.test(rating) ? Number(rating) : rating || undefined, title, comment };
}

/** How a reviewer is named: 'Aoife Q.' of Aoife Quinn, the one name of somebody with one. */
export function reviewerName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  if (!last) return first;
  const [initial] = new Intl.Segmenter('en').segment(last);
  return `${first} ${initial?.segment.toLocaleUpperCase('en') ?? ''}.`;
}
