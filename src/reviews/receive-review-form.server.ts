import { redirect } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { acceptedForm, readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isSentInPlace } from '#platform/http/tidy-address.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { invalidForm, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { newReviewSchema, toNewReview } from './new-review.ts';
import { voteHelpful } from './vote-helpful.server.ts';
import { writeReview } from './write-review.server.ts';

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
    const parsed = newReviewSchema.safeParse(toNewReview(values));
    if (!parsed.success) throw invalidForm(parsed.error);
    const written = await writeReview(shop, productId, customer, parsed.data);
    return acceptedForm(request, `${page}?reviewed=${written.isPublished ? 'yes' : 'later'}#reviews`, { written, errors: [] });
  } catch (error) {
    const { helpful: _, ...typed } = values;
    return refusedForm(error, typed);
  }
}
