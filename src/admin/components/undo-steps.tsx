import type { OpenStep } from '#audit/undo-steps.server.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';

type Props = { steps: readonly OpenStep[] /** What else is to be known of one: 'Emails wait until 15:42.' */; hint?: (step: OpenStep) => string };

/** What was done to several at once and can still be taken back, each as one step. The page's action gets `intent` = 'undo' and `step`. */
export function UndoSteps({ steps, hint }: Props) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label="Recent changes" className="grid gap-px border border-sand bg-sand">
      {steps.map((step) => (
        <li key={step.id} className="flex flex-wrap items-center justify-between gap-x-4 bg-white px-4 py-1">
          <span>
            <span className="font-semibold">{`${step.said} `}</span>
            <span className="text-sm text-muted">{`${sayDateTime(step.at)}${step.by ? `, ${step.by}` : ''}. ${hint?.(step) ?? ''}`}</span>
          </span>
          <SaveForm className="contents">
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="step" value={step.id} />
            <SubmitButton kind="quiet" busyWords="Undoing…" aria-label={`Undo: ${step.said}`}>
              Undo
            </SubmitButton>
          </SaveForm>
        </li>
      ))}
    </ul>
  );
}
