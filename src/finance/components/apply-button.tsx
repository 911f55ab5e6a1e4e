import { Button } from '#ui/button.tsx';
import { type AppliedFor, useApplication } from './use-application.ts';

/** Sends the shopper to the lender's form, in a new tab, and says what went wrong if it does. */
export function ApplyButton({ application, lender }: { application: AppliedFor; lender: string }) {
  const { apply, isBusy, problem, isSent } = useApplication();
  return (
    <div className="grid gap-2">
      <Button kind="secondary" wide busy={isBusy} onClick={() => apply(application)}>
        <span>{isBusy ? 'Opening…' : `Apply with ${lender}`}</span>
        {!isBusy && <span className="sr-only"> (opens in a new tab)</span>}
      </Button>
      {problem && (
        <p role="alert" className="border-l-4 border-error bg-error-soft p-3 text-md font-semibold text-error">
          {problem}
        </p>
      )}
      {isSent && !problem && (
        <p role="status" className="text-md">
          The lender’s form is open in a new tab. Applying does not place an order: come back here to order.
        </p>
      )}
    </div>
  );
}
