import { redirect } from 'react-router';
import { z } from 'zod';
import type { User } from '#accounts/account.ts';
import { holdUser } from '#accounts/hold-user.server.ts';
import { readVisitor } from '#accounts/session.server.ts';
import { keepProduct } from '#catalogue/sold-products.server.ts';
import { hasBought } from '#orders/queries.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { keepTo, oneLine, titleWanted } from '#platform/form-fields.ts';
import { acceptedForm, readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isSentInPlace } from '#platform/http/tidy-address.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { reviewFrom } from './queries.server.ts';
import type { ReviewFormValues, WrittenReview } from './review.ts';
import { voteHelpful } from './vote-helpful.server.ts';

const byCustomer = { name: 'review', most: 10, withinMinutes: 60 };

/**
 * Stores a customer's review of a product. There is one from each customer: people think again once they have lived on a
 * floor, so a second one takes the place of the first, with a new date and without the votes that other words were given.
 * Hidden until checked where the shop asks for that; in place of one that is hidden, so that nothing hidden by the shop
 * comes back by being sent again. Throws a Refusal (404, 429). The product's id must be a UUID.
 */
export async function writeReview(shop: Shop, productId: string, customer: User, said: NewReview): Promise<WrittenReview> {
  await takeTurnOrRefuse(shop, byCustomer, customer.id, 'Too many reviews in an hour. Please try again in {wait}.');
  const { reviews_need_approval } = await readSettings(shop);
  return inTransaction(shop.db, async (db) => {
    // One of a customer's reviews after the other; and the product stays while it is written about.
    await holdUser(db, customer.id);
    if (!(await keepProduct(db, productId))) throw new Refusal('not-found', 'product-not-found', 'Product not found');
    const replaced = await db
      .deleteFrom('reviews')
      .where('user_id', '=', customer.id)
      .where('product_id', '=', productId)
      .returning(['id', 'is_published'])
      .executeTakeFirst();
    const row = await db
      .insertInto('reviews')
      .values({
        product_id: productId,
        user_id: customer.id,
        user_name: reviewerName(customer.fullName),
        ...said,
        verified_purchase: await hasBought(db, customer.id, productId),
        is_published: !reviews_need_approval && replaced?.is_published !== false,
        created_at: shop.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { review: reviewFrom(row), isPublished: row.is_published, replacedId: replaced?.id ?? null };
  });
}

/**
 * Takes the product page's forms: a review, or word that one helped. What was refused is answered with the sentence and what was typed;
 * a customer who was logged out meanwhile, and writes where a script runs, is asked to log in over the page.
 */
export async function receiveReviewForm(shop: Shop, productId: string, request: Request, address: string) {
  const form = await readForm(request);
  const values = textFields(form, ['rating', 'title', 'comment', 'helpful']);
  const page = `/products/${productId}`;
  try {
    if (!isUuid(productId)) throw new Refusal('not-found', 'product-not-found', 'Product not found');
    if (isUuid(values.helpful)) {
      const { helpfulCount, cookie } = await voteHelpful(shop, values.helpful, request, address);
      const to = `${page}${new URL(request.url).search}#review-${values.helpful}`;
      return acceptedForm(request, to, { count: helpfulCount, errors: [] }, { 'Set-Cookie': cookie });
    }
    const customer = await readVisitor(shop, request);
    if (!customer && isSentInPlace(request)) return redirect(`/login?${new URLSearchParams({ next: `${page}#write-review` })}`, 303);
    if (!customer) throw new Refusal('unauthenticated', 'not-signed-in', 'Please log in to write a review');
    const parsed = accept(newReviewSchema, toNewReview(values));
    const written = await writeReview(shop, productId, customer, parsed);
    return acceptedForm(request, `${page}?reviewed=${written.isPublished ? 'yes' : 'later'}#reviews`, { written, errors: [] });
  } catch (error) {
    const { helpful: _, ...typed } = values;
    return refusedForm(error, typed);
  }
}

const maxTitleLength = 120;
const maxCommentLength = 3000;

/** Something to read: spaces, and characters that leave no mark, are not. */
const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const words = (missing: string, longest: number, tidy: (text: string) => string) =>
  z.string(missing).overwrite(tidy).refine(isVisible, missing).max(longest, keepTo(longest)).meta({ minLength: 1 });

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
  title: words(titleWanted, maxTitleLength, oneLine),
  comment: words('Please write a comment.', maxCommentLength, paragraphs),
});
type NewReview = z.output<typeof newReviewSchema>;

/** The form's fields as the schema takes them. */
function toNewReview({ rating, title, comment }: ReviewFormValues): unknown {
  return { rating: /^\d$/.test(rating) ? Number(rating) : rating || undefined, title, comment };
}

/** How a reviewer is named: 'Aoife Q.' of Aoife Quinn, the one name of somebody with one. */
function reviewerName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  if (!last) return first;
  const [initial] = new Intl.Segmenter('en').segment(last);
  return `${first} ${initial?.segment.toLocaleUpperCase('en') ?? ''}.`;
}
