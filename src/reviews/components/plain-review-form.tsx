import { Button } from '#ui/button.tsx';
import { noReview } from '../new-review-values.ts';
import { sayThanks } from '../thanks.ts';
import type { FormSent } from './form-sent.ts';
import { ReviewFields } from './review-fields.tsx';

/** The form where no script runs: the page takes it, and whoever is not logged in is told then. */
export default function PlainReviewForm({ productId, refused, reviewed }: { productId: string } & FormSent) {
  if (reviewed && !refused) return <p className="mt-3 bg-ok-soft p-4 font-semibold text-ok">{sayThanks(reviewed === 'yes')}</p>;
  return (
    <form method="post" action={`/products/${productId}#write-review`} noValidate className="mt-4 grid max-w-form gap-4">
      <p>If you are logged in, write your review here.</p>
      <ReviewFields values={refused?.values ?? noReview} errors={refused?.errors ?? []} />
      <Button type="submit" className="justify-self-start">
        Submit review
      </Button>
    </form>
  );
}
