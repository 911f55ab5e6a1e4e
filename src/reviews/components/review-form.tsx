import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId, TextArea, TextField } from '#ui/field.tsx';
import { StarIcon } from '#ui/icons.tsx';
import { useDiscoveredAwake } from '#ui/kept-in-browser.ts';
import { noReview, type ReviewFormValues, type WrittenReview } from '../review.ts';

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

  const discovered = useDiscoveredAwake();
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
      {...discovered}
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

type Errors = readonly { field: string; message: string }[];

const form = 'review';

/** The fields of a review with what is wrong with them, each as it was typed. */
function ReviewFields({ values, errors }: { values: ReviewFormValues; errors: Errors }) {
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <>
      <ErrorSummary errors={errors} form={form} />
      <Stars chosen={Number(values.rating) || 5} error={errorOf('rating')} />
      <TextField form={form} label="Title" name="title" autoComplete="off" defaultValue={values.title} error={errorOf('title')} />
      <TextArea
        form={form}
        label="Comment"
        name="comment"
        hint="How does it look? Was it easy to lay? How is it wearing? We publish good and bad reviews."
        rows={5}
        defaultValue={values.comment}
        error={errorOf('comment')}
      />
      <p className="text-md text-muted">Shown with your first name and last initial. A new review replaces your earlier one.</p>
    </>
  );
}

function Stars({ chosen, error }: { chosen: number; error: string | undefined }) {
  const id = fieldId('rating', form);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-md font-semibold">Rating</legend>
      {error && (
        <p id={`${id}-error`} className="text-md font-semibold text-error">
          <span className="sr-only">Error: </span>
          <span>{error}</span>
        </p>
      )}
      <div className="mt-1 -ml-3 flex gap-1">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={
              'group/star relative grid min-h-11 w-12 justify-items-center rounded-control p-1 hover:bg-white ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-focus'
            }
          >
            <input type="radio" id={stars === 1 ? id : undefined} name="rating" value={stars} defaultChecked={stars === chosen} className="sr-only" />
            <span className="text-copper group-has-checked/star:hidden group-has-[~_label_:checked]/star:hidden">
              <StarIcon filled={false} />
            </span>
            <span className="hidden text-copper group-has-checked/star:block group-has-[~_label_:checked]/star:block">
              <StarIcon />
            </span>
            <span className="text-sm">
              <span>{stars}</span>
              <span className="sr-only">{stars === 1 ? ' star' : ' stars'}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
