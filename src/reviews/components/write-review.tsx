import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useVisitor } from '#accounts/use-visitor.ts';
import { watchNear } from '#ui/hydrate-later.tsx';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import type { WrittenReview } from '../review.ts';
import type { FormSent } from './review-form.tsx';

const ReviewForm = lazyPart(() => import('./review-form.tsx'), CouldNotFetch);

/**
 * Where a review is written. The page is the same for everybody: it asks to log in, and a customer's browser puts the
 * form there, fetched when it comes near. React leaves what stands in <noscript> to the server, so its form costs no
 * script.
 */
export function WriteReview({ productId, sent, onWritten }: { productId: string; sent: FormSent; onWritten: (written: WrittenReview) => void }) {
  const isCustomer = useVisitor().state === 'customer';
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const back = new URLSearchParams({ next: `/products/${productId}#reviews` });
  const link = 'inline-block py-2 font-semibold text-lough underline underline-offset-4';
  return (
    <section ref={section} id="write-review" aria-labelledby="write-review-title" className="mt-8 border border-sand bg-linen p-4 md:p-6">
      <h3 id="write-review-title" className="text-lg">
        Write a review
      </h3>
      {!isCustomer && (
        <p className="mt-1 text-md">
          Please log in to write a review.{' '}
          <a href={`/login?${back}`} className={link}>
            Log in
          </a>{' '}
          or{' '}
          <a href={`/register?${back}`} className={link}>
            register
          </a>
        </p>
      )}
      {isCustomer && isNear && (
        <Suspense>
          <ReviewForm productId={productId} sent={{}} isCustomer onWritten={onWritten} />
        </Suspense>
      )}
      <noscript>
        <ReviewForm productId={productId} sent={sent} isCustomer={false} />
      </noscript>
    </section>
  );
}

/** Whether an element has come near the screen. Once it has, it stays so. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isNear && element.current) return watchNear(element.current, () => setNear(true));
  }, [isNear, element]);
  return isNear;
}
