import { useState } from 'react';
import { data } from 'react-router';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept } from '#platform/refusal.ts';
import { sayDate } from '#platform/say-date.ts';
import { changeReview, deleteReview, listStaffReviews, replyText, reviewFilters, type StaffReview } from '#reviews/staff/reviews.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { StarIcon } from '#ui/icons.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { AnswerForm, ListToAnswer } from '../components/list-to-answer.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/reviews';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = reviewFilters.find((known) => known === query.get('filter')) ?? 'all';
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  return await listStaffReviews(shop, { filter, search, page: readPage(query), limit: 20 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const values = textFields(await readForm(request), ['id', 'intent', 'reply']);
  try {
    if (!isUuid(values.id)) throw data(null, { status: 400 });
    if (values.intent === 'delete') {
      await deleteReview(shop, staff, values.id);
      return { done: 'Review deleted.', errors: [], values: null };
    }
    if (values.intent === 'show' || values.intent === 'hide') {
      await changeReview(shop, staff, values.id, { isPublished: values.intent === 'show' });
      return { done: values.intent === 'show' ? 'The review is now shown.' : 'Review hidden.', errors: [], values: null };
    }
    const reply = accept(replyText, values.reply);
    await changeReview(shop, staff, values.id, { reply });
    return { done: reply ? 'Your reply is now shown below the review.' : 'Your reply has been removed.', errors: [], values: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The review could not be changed. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Reviews | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const kept = actionData?.values ?? null;
  return (
    <ListToAnswer
      title="Reviews"
      said="Hide what is unlawful or abusive, not what is unkind: UK law counts leaving out bad reviews as misleading."
      searchLabel="Product, customer or text"
      all="All reviews"
      options={[
        ['hidden', 'Not shown'],
        ['low', 'One or two stars'],
        ['unanswered', 'No reply yet'],
      ]}
      answered={actionData}
      list={loaderData}
      noun={['review', 'reviews']}
      empty={loaderData.reviews.length === 0 && 'No reviews here.'}
    >
      <ul className="border-t border-sand">
        {loaderData.reviews.map((review) => (
          <OneStaffReview key={review.id} review={review} kept={kept?.id === review.id ? (kept.reply ?? null) : null} />
        ))}
      </ul>
    </ListToAnswer>
  );
}

/** A review as staff see it: what was said, whether it is shown, the shop's answer. `kept`: an answer that was refused, as it was typed. */
function OneStaffReview({ review, kept }: { review: StaffReview; kept: string | null }) {
  const [isDeleting, setDeleting] = useState(false);
  const { id, productId, productName, rating, title, comment, userName, verifiedPurchase, createdAt, isPublished, reply } = review;
  return (
    <li className="border-b border-sand py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex text-oak">
          <span className="sr-only">{`${rating} out of 5`}</span>
          {[1, 2, 3, 4, 5].map((star) => (
            <StarIcon key={star} className="size-4" filled={star <= rating} />
          ))}
        </span>
        <h2 className="text-lg">{title}</h2>
        {!isPublished && <Badge tone="warn">Not shown</Badge>}
      </div>
      <p className="text-sm text-muted">
        <a href={`/products/${productId}#reviews`} className="underline underline-offset-4">
          {productName}
        </a>
        , <bdi>{userName}</bdi>, <time dateTime={createdAt.toISOString()}>{sayDate(createdAt)}</time>
        {verifiedPurchase && <span>, verified purchase</span>}
      </p>
      <p className="mt-2 max-w-measure whitespace-pre-line">{comment}</p>
      <AnswerForm id={id} label={reply ? 'Your reply' : 'Reply'} intent="reply" send="Save reply" isOpen={kept !== null}>
        <TextArea label="Shown below the review" name="reply" form={`review-${id}`} rows={3} maxLength={1000} optional defaultValue={kept ?? reply} />
      </AnswerForm>
      <SaveForm id={`review-form-${id}`} className="flex flex-wrap gap-2" onSubmit={() => setDeleting(false)}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          kind="quiet"
          name="intent"
          value={isPublished ? 'hide' : 'show'}
          aria-label={`${isPublished ? 'Hide' : 'Show'}: ${title}`}
        >
          {isPublished ? 'Hide' : 'Show'}
        </Button>
        <Button kind="quiet" aria-label={`Delete: ${title}`} onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </SaveForm>
      <ConfirmDialog
        open={isDeleting}
        title={`Delete “${title}”?`}
        confirm="Delete"
        onClose={() => setDeleting(false)}
        submits={{ form: `review-form-${id}`, name: 'intent', value: 'delete' }}
      >
        <p>This cannot be undone.</p>
      </ConfirmDialog>
    </li>
  );
}
