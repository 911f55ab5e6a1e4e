import { redirect } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { invalidForm, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { newReviewSchema, toNewReview } from './new-review.ts';
import { voteHelpful } from './vote-helpful.server.ts';
import { writeReview } from './write-review.server.ts';

/**
 * Takes what the product page's forms send where no script does: a review, or word that one helped. Goes back to the
 * reviews when it is done; what was refused is answered with the sentence and what was typed.
 */
export async function receiveReviewForm(shop: Shop, productId: string, request: Request, address: string) {
  const form = await readForm(request);
  const values = textFields(form, ['rating', 'title', 'comment', 'helpful']);
  const page = `/products/${productId}`;
  try {
    if (!isUuid(productId)) throw new Refusal('not-found', 'product-not-found', 'Product not found');
    if (isUuid(values.helpful)) {
      const { cookie } = await voteHelpful(shop, values.helpful, request, address);
      const { search } = new URL(request.url);
      return redirect(`${page}${search}#review-${values.helpful}`, { status: 303, headers: { 'Set-Cookie': cookie } });
    }
    const customer = await readVisitor(shop, request);
    if (!customer) throw new Refusal('unauthenticated', 'not-signed-in', 'Please log in to write a review');
    const parsed = newReviewSchema.safeParse(toNewReview(values));
    if (!parsed.success) throw invalidForm(parsed.error);
    const { isPublished } = await writeReview(shop, productId, customer, parsed.data);
    return redirect(`${page}?reviewed=${isPublished ? 'yes' : 'later'}#reviews`, { status: 303 });
  } catch (error) {
    const { helpful: _, ...typed } = values;
    return refusedForm(error, typed);
  }
}
