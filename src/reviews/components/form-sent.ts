import type { RefusedForm } from '#platform/http/refused-form.server.ts';
import type { ReviewFormValues } from '../new-review-values.ts';

/** What came of the form where no script sent it: what was refused, or whether the review is shown yet. */
export type FormSent = { refused?: RefusedForm<ReviewFormValues> | undefined; reviewed?: 'yes' | 'later' | null };
