import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#platform/http/call-api.ts';
import { Button } from '#ui/button.tsx';
import { noReview, type ReviewFormValues } from '../new-review-values.ts';
import type { WrittenReview } from '../review.ts';
import { sayThanks } from '../thanks.ts';
import { type WrittenJson, writtenFrom } from '../written-json.ts';
import { ReviewFields } from './review-fields.tsx';

type Errors = { field: string; message: string }[];

/** By then every process has heard of the review, and the page it gives holds the new rating. */
const heardAfter = 1000;
const notSent = 'Failed to submit review';

/** The form of a customer, sent in place. */
export default function LiveReviewForm({ productId, onWritten }: { productId: string; onWritten: (written: WrittenReview) => void }) {
  const [errors, setErrors] = useState<Errors>([]);
  const [values, setValues] = useState<ReviewFormValues>(noReview);
  const [busy, setBusy] = useState(false);
  const [thanks, setThanks] = useState<string | null>(null);
  const navigate = useNavigate();
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!thanks) return;
    confirmation.current?.focus();
    const timer = setTimeout(() => navigate(location.pathname + location.search, { replace: true, preventScrollReset: true }), heardAfter);
    return () => clearTimeout(timer);
  }, [thanks, navigate]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const [rating, title, comment] = ['rating', 'title', 'comment'].map((name) => String(form.get(name) ?? ''));
    const typed = { rating: rating ?? '', title: title ?? '', comment: comment ?? '' };
    setBusy(true);
    const answered = await callApi<WrittenJson>('POST', `/api/products/${productId}/reviews`, {
      ...typed,
      rating: Number(rating),
      product_id: productId,
    });
    setBusy(false);
    setValues(typed);
    if (answered.ok) {
      const written = writtenFrom(answered.body);
      setErrors([]);
      setThanks(sayThanks(written.isPublished, written.replacedId !== null));
      onWritten(written);
    } else setErrors(answered.errors.length ? answered.errors : [{ field: '', message: whyNot(answered) }]);
  };

  if (thanks) {
    return (
      <div className="mt-4 grid justify-items-start gap-3">
        <p ref={confirmation} tabIndex={-1} role="status" className="w-full bg-ok-soft p-4 font-semibold text-ok">
          {thanks}
        </p>
        <Button kind="secondary" onClick={() => setThanks(null)}>
          Edit your review
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid max-w-form gap-4">
      <ReviewFields values={values} errors={errors} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy}>
          Submit review
        </Button>
        <p role="status" className="text-md text-muted">
          {busy && 'Sending…'}
        </p>
      </div>
    </form>
  );
}

function whyNot({ status, detail }: { status: number; detail: string }): string {
  if (status === 401) return 'Please log in to write a review';
  return status === 0 ? `${notSent}. ${detail}` : detail;
}
