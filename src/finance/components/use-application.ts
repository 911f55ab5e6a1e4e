import { useState } from 'react';
import { penceToPounds } from '#money/pence.ts';
import { callApi } from '#platform/http/call-api.ts';
import type { InstalmentPlan } from '../finance.ts';
import { financeTerms } from '../finance.ts';
import { type ApplicationAnswer, applicationProblem } from './application-problem.ts';
import { openLenderTab } from './send-to-lender.ts';

export type AppliedFor = { productId: string; quantity: number; plan: Pick<InstalmentPlan, 'total' | 'deposit'> };

/** Applying to pay monthly for some of a product: opens the lender's form in a new tab. `apply` is for a click's handler. */
export function useApplication() {
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
