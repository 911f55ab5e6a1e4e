import { useVisitor } from '#accounts/use-visitor.ts';
import { StarIcon } from '#ui/icons.tsx';

const field = 'min-h-11 w-full rounded-control border border-stone bg-white px-3 py-2 text-base disabled:bg-linen';

/** The form for a review. Reviews are written by customers with an account; everybody else is told where to log in. */
export function ReviewForm({ productId }: { productId: string }) {
  const isCustomer = useVisitor().state === 'customer';
  return (
    <section aria-labelledby="write-review" className="mt-8 border border-sand bg-linen p-4 md:p-6">
      <h3 id="write-review" className="text-lg">
        Write a review
      </h3>
      <p className="mt-1 text-md">{isCustomer ? 'Reviews cannot be sent from here just yet.' : <PleaseLogIn productId={productId} />}</p>
      <fieldset disabled className="mt-4 grid gap-3">
        <legend className="sr-only">Your review</legend>
        <fieldset>
          <legend className="text-md font-semibold">Rating</legend>
          <div className="mt-1 flex gap-1">
            {[1, 2, 3, 4, 5].map((stars) => (
              <label key={stars} className="grid size-11 place-items-center text-oak">
                <input type="radio" name="rating" value={stars} defaultChecked={stars === 5} className="sr-only" />
                <StarIcon />
                <span className="sr-only">
                  {stars} {stars === 1 ? 'star' : 'stars'}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="grid gap-1 text-md font-semibold">
          Title
          <input name="title" className={field} />
        </label>
        <label className="grid gap-1 text-md font-semibold">
          Comment
          <textarea name="comment" rows={3} className={field} />
        </label>
      </fieldset>
    </section>
  );
}

function PleaseLogIn({ productId }: { productId: string }) {
  const back = new URLSearchParams({ next: `/products/${productId}` });
  return (
    <>
      Please log in to write a review.{' '}
      <a href={`/login?${back}`} className="font-semibold text-lough underline underline-offset-4">
        Log in
      </a>{' '}
      or{' '}
      <a href={`/register?${back}`} className="font-semibold text-lough underline underline-offset-4">
        register
      </a>
    </>
  );
}
