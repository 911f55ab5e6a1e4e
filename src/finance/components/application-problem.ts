import { type Answered, detailOf } from '#platform/http/call-api.ts';

/** What applying for finance answers, as far as a page reads it. */
export type ApplicationAnswer = { application_url?: string; method?: 'post' | 'get' };

/** 'Error applying for finance: …. Please try again.'; null where there is a lender's form to go on to. */
export function applicationProblem(answer: Answered<ApplicationAnswer>): string | null {
  if (answer.ok && answer.body.application_url) return null;
  const why = answer.ok ? 'No application URL received' : (detailOf(answer) ?? 'The shop could not be reached');
  return `Error applying for finance: ${why.replace(/[.!]+$/, '')}. Please try again.`;
}
