import { useState } from 'react';
import { sayDate } from '#platform/say-date.ts';
import type { StaffReview } from '#reviews/staff/list-staff-reviews.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { StarIcon } from '#ui/icons.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';

/** A review as staff see it: what was said, whether it is shown, the shop's answer. `kept`: an answer that was refused, as it was typed. */
export function OneStaffReview({ review, kept }: { review: StaffReview; kept: string | null }) {
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
      <details className="mt-2" open={kept !== null}>
        <summary className="flex min-h-11 items-center font-semibold text-lough">{reply ? 'Your reply' : 'Reply'}</summary>
        <SaveForm className="grid max-w-measure gap-3">
          <input type="hidden" name="id" value={id} />
          <ClearedWhenDone />
          <TextArea
            label="Shown below the review"
            name="reply"
            form={`review-${id}`}
            rows={3}
            maxLength={1000}
            optional
            defaultValue={kept ?? reply}
          />
          <Button type="submit" name="intent" value="reply" className="justify-self-start">
            Save reply
          </Button>
        </SaveForm>
      </details>
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
