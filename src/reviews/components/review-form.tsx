import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { Button } from '#ui/button.tsx';
import { noReview, type ReviewFormValues } from '../new-review-values.ts';
import type { WrittenReview } from '../review.ts';
import { ReviewFields } from './review-fields.tsx';

/** What the page's action answered; where none came, and there was nothing else to say, `failed` is empty. */
type Answer = { errors: { field: string; message: string }[]; failed?: string; values?: Partial<ReviewFormValues>; written?: WrittenReview };

const lost = [{ field: '', message: 'Failed to submit review. Please check your connection and try again.' }];

/** What came of the form where no script sent it: what was refused, or whether the review is shown yet. */
export type FormSent = { refused?: Answer | undefined; reviewed?: 'yes' | 'later' | null };

type Props = { productId: string; sent: FormSent; isCustomer: boolean; onWritten?: (written: WrittenReview) => void };

/** By then every process has heard of the review, and the page it gives holds the new rating. */
const heardAfter = 1000;

/** The form for a review: sent in place where a script runs; otherwise the page takes it, and whoever is not logged in is told then. */
export default function ReviewForm({ productId, sent: { refused, reviewed }, isCustomer, onWritten }: Props) {
  const { Form, data, state } = useFetcher<Answer>();
  const [typed, setTyped] = useState(noReview);
  const [edited, edit] = useState<Answer | null>(null);
  const { revalidate } = useRevalidator();
  const confirmation = useRef<HTMLParagraphElement>(null);
  const written = data?.written;
  useEffect(() => {
    if (!written) return;
    onWritten?.(written);
    confirmation.current?.focus();
    const timer = setTimeout(revalidate, heardAfter);
    return () => clearTimeout(timer);
  }, [written, onWritten, revalidate]);

  const answer = data ?? refused;
  const isBusy = state !== 'idle';
  if (written ? data !== edited : reviewed && !answer) {
    return (
      <div className="mt-4 grid justify-items-start gap-3">
        <p ref={confirmation} tabIndex={-1} role="status" className="w-full bg-ok-soft p-4 font-semibold text-ok">
          {written ? sayThanks(written.isPublished, written.replacedId !== null) : sayThanks(reviewed === 'yes')}
        </p>
        {written && (
          <Button kind="secondary" onClick={() => edit(data)}>
            Edit your review
          </Button>
        )}
      </div>
    );
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy) return event.preventDefault();
    const form = new FormData(event.currentTarget);
    setTyped({ rating: String(form.get('rating')), title: String(form.get('title')), comment: String(form.get('comment')) });
  };
  return (
    <Form
      method="post"
      action={`/products/${productId}#write-review`}
      noValidate
      preventScrollReset
      defaultShouldRevalidate={false}
      onSubmit={send}
      className="mt-4 grid max-w-form gap-4"
    >
      {!isCustomer && <p>If you are logged in, write your review here.</p>}
      <ReviewFields values={{ ...typed, ...refused?.values }} errors={answer?.failed === '' ? lost : (answer?.errors ?? [])} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={isBusy}>
          Submit review
        </Button>
        <p role="status" className="text-md text-muted">
          {isBusy && 'Sending…'}
        </p>
      </div>
    </Form>
  );
}

/** What a customer reads who has just written. */
function sayThanks(isPublished: boolean, hasReplaced = false): string {
  const what = isPublished ? 'Your review is now on this page.' : 'We check reviews before publishing them. Yours will appear here soon.';
  return `Thank you. ${what}${hasReplaced ? ' It replaces your earlier one.' : ''}`;
}
