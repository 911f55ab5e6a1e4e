import { Suspense } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useVisitor } from '../use-visitor.ts';

const CustomerLinks = lazyPart(() => import('./customer-links.tsx'));

const link = 'inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline';

/** The header's way in; a customer's own links are fetched once it is known that it is one. */
export function AccountLinks({ className }: { className?: string }) {
  const visitor = useVisitor();
  return (
    <div className={classNames('items-center', className)}>
      {visitor.state === 'customer' ? (
        <Suspense>
          <CustomerLinks {...visitor} look={link} />
        </Suspense>
      ) : (
        <>
          <a href="/login" className={link}>
            Log in
          </a>
          <a href="/register" className={link}>
            Register
          </a>
        </>
      )}
    </div>
  );
}
