import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId, TextArea, TextField } from '#ui/field.tsx';
import { StarIcon } from '#ui/icons.tsx';
import type { ReviewFormValues } from '../new-review-values.ts';

type Errors = readonly { field: string; message: string }[];

const form = 'review';

/** The fields of a review with what is wrong with them, each as it was typed. */
export function ReviewFields({ values, errors }: { values: ReviewFormValues; errors: Errors }) {
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
            className="group/star relative grid min-h-11 w-12 justify-items-center rounded-control p-1 hover:bg-white has-focus-visible:outline-3 has-focus-visible:outline-focus"
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
