import { type ReactNode, useState } from 'react';
import type { Conflict } from '#platform/merge-edits.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { ClearedWhenDone } from '../../components/action-toast.tsx';
import { ConfirmDialog } from '../../components/dialogs.tsx';
import { EditConflicts } from '../../components/edit-conflicts.tsx';
import type { AnswerValues } from '../answer-words.ts';

type Props = {
  /** Tells the page's forms apart. */
  form: string;
  values: AnswerValues;
  errors: readonly { field: string; message: string }[];
  /** What a colleague changed too, and waits for a choice. */
  conflicts: readonly Conflict[];
  /** What goes with it unseen: which answer, as it was read, or which question it settles. */
  hidden: Record<string, string>;
  intent: 'add' | 'change';
};

const labels = { question: 'Question', also_asked: 'Other ways to ask it', answer: 'Answer' };

/** A question as customers ask it, other ways to ask it, and what the assistant says. */
export function AnswerForm({ form, values: latest, errors, conflicts, hidden, intent }: Props) {
  // What a colleague saved meanwhile does not take the place of what is being typed: that is put beside it when it is saved.
  const [{ round, values, read }, begin] = useState({ round: 0, values: latest, read: hidden.read });
  const errorOf = (name: string) => errors.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message;
  return (
    <SaveForm key={round} className="grid max-w-measure gap-3 py-2">
      {Object.entries(read === undefined ? hidden : { ...hidden, read }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ClearedWhenDone onDone={() => begin({ round: round + 1, values: latest, read: hidden.read })} />
      <EditConflicts conflicts={conflicts} labels={labels} />
      <TextField label={labels.question} name="question" form={form} maxLength={300} defaultValue={values.question} error={errorOf('question')} />
      <TextArea
        label={labels.also_asked}
        name="also_asked"
        form={form}
        optional
        rows={3}
        hint="One per line."
        defaultValue={values.also_asked}
        error={errorOf('also_asked')}
      />
      <TextArea
        label={labels.answer}
        name="answer"
        form={form}
        rows={4}
        maxLength={2000}
        hint="Plain text. To link to a page, write [opening hours](/contact)."
        defaultValue={values.answer}
        error={errorOf('answer')}
      />
      <Button type="submit" name="intent" value={intent} className="justify-self-start">
        {intent === 'add' ? 'Add answer' : 'Save'}
      </Button>
    </SaveForm>
  );
}

/** Takes an answer away, asking first; without JavaScript at once. */
export function DeleteAnswer({ id, question }: { id: string; question: string }) {
  const [isAsking, setAsking] = useState(false);
  const form = `delete-${id}`;
  return (
    <>
      <SaveForm id={form} className="block" onSubmit={() => setAsking(false)}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          kind="quiet"
          name="intent"
          value="delete"
          aria-label={`Delete: ${question}`}
          className="-ml-2"
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          Delete
        </Button>
      </SaveForm>
      <ConfirmDialog
        open={isAsking}
        title={`Delete “${question}”?`}
        confirm="Delete the answer"
        submits={{ form, name: 'intent', value: 'delete' }}
        onClose={() => setAsking(false)}
      >
        <p>The assistant will stop using this answer, and the question will need an answer again.</p>
      </ConfirmDialog>
    </>
  );
}

/** What opens a form below it; its `details` is a `group`. `children`: what is said of it beside. */
export function Opens({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <summary className="flex min-h-11 items-center gap-2 text-lough">
      <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 font-semibold wrap-anywhere">
        <span>{words}</span>
        {children && <span className="text-sm font-regular text-muted">{children}</span>}
      </span>
    </summary>
  );
}
