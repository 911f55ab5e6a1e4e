import { useState } from 'react';
import { penceToPounds } from '#money/pence.ts';
import { type Answered, callApi, detailOf } from '#platform/http/call-api.ts';
import { Button } from '#ui/button.tsx';
import { financeTerms, type InstalmentPlan } from '../finance.ts';
import { formOf } from '../lender-form.ts';

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

type AppliedFor = { productId: string; quantity: number; plan: Pick<InstalmentPlan, 'total' | 'deposit'> };

/** Applying to pay monthly for some of a product: opens the lender's form in a new tab. `apply` is for a click's handler. */
function useApplication() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const apply = async ({ productId, quantity, plan }: AppliedFor) => {
    if (isBusy) return;
    const tab = openLenderTab();
    setBusy(true);
    setProblem(null);
    const answer = await callApi<ApplicationAnswer>('POST', `/api/products/${productId}/finance-apply`, {
      product_id: productId,
      quantity,
      price_pounds: penceToPounds(plan.total),
      deposit_pounds: penceToPounds(plan.deposit),
      instalments: financeTerms.instalments,
    });
    setBusy(false);
    if (answer.ok && answer.body.application_url) {
      tab.send(answer.body.application_url, answer.body.method ?? 'post');
      setSent(true);
    } else {
      tab.close();
      setProblem(applicationProblem(answer));
    }
  };
  return { apply, isBusy, problem, isSent };
}

/** What applying for finance answers, as far as a page reads it. */
type ApplicationAnswer = { application_url?: string; method?: 'post' | 'get' };

/** 'Error applying for finance: …. Please try again.'; null where there is a lender's form to go on to. */
export function applicationProblem(answer: Answered<ApplicationAnswer>): string | null {
  if (answer.ok && answer.body.application_url) return null;
  const why = answer.ok ? 'No application URL received' : (detailOf(answer) ?? 'The shop could not be reached');
  return `Error applying for finance: ${why.replace(/[.!]+$/, '')}. Please try again.`;
}

/** A tab for the lender's form. To be opened by a click, before anything is waited for, or browsers take it for an advert. */
function openLenderTab(): { send: (address: string, method: 'post' | 'get') => void; close: () => void } {
  const name = `lender-${Date.now()}`;
  const tab = window.open('', name);
  return {
    // Where no tab could be opened, the lender takes the place of this page; Back returns to it.
    send: (address, method) => submit(address, method, tab ? name : '_self'),
    close: () => tab?.close(),
  };
}

/** Sends the query values of an address to it, as a form of its own. */
function submit(address: string, method: 'post' | 'get', target: string) {
  const { action, fields } = formOf(address);
  const form = document.createElement('form');
  Object.assign(form, { action, method, target, hidden: true });
  // Left to the browser: our own navigation does not take it over.
  form.dataset.reload = '';
  for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
