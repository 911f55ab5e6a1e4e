import { type ReactNode, useState } from 'react';
import { listAnswers } from '#chat/assistant/learning/answers.server.ts';
import { listUnanswered } from '#chat/assistant/learning/unanswered.server.ts';
import { conflictingForm, readForm, refusedForm, textFields, textsOf } from '#platform/http/refused-form.server.ts';
import type { Conflict } from '#platform/merge-edits.ts';
import { sayDate } from '#platform/say-date.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { type AnswerForm as AnswerFields, actOnAnswer, answerFields } from '../chats/act-on-answer.server.ts';
import { type AnswerValues, answerWritten } from '../chats/answer-words.ts';
import { ActionToast, ClearedWhenDone } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { EditConflicts } from '../components/edit-conflicts.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import type { Route } from './+types/chat-questions';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [questions, answers] = await Promise.all([listUnanswered(shop), listAnswers(shop)]);
  return { questions, answers };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const values = { ...textFields(form, answerFields), read: textFields(form, ['read']).read };
  try {
    const done = await actOnAnswer(shop, values, textsOf(form));
    if (typeof done !== 'string') return conflictingForm(done, values);
    return { done, errors: [], values: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The answer could not be saved. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Unanswered questions | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const valuesOf = ({ question = '', also_asked = '', answer = '' }: Partial<AnswerFields>) => ({ question, also_asked, answer });

const row = 'border-b border-sand py-2';

export default function ChatQuestions({ loaderData: { questions, answers }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const kept: Partial<AnswerFields & { read: string }> | null = actionData?.values ?? null;
  /** Which form was refused: its errors and what was typed belong to it alone. */
  const refused = kept?.intent === 'change' ? kept.id : kept?.intent === 'add' ? kept.unanswered_id || 'new' : null;
  const typedIn = (form: string) => (kept && refused === form ? valuesOf(kept) : null);
  const conflicts = (actionData && 'conflicts' in actionData && actionData.conflicts) || [];
  const of = (form: string) => ({ form, errors: refused === form ? errors : [], conflicts: refused === form ? conflicts : [] });
  return (
    <AdminPage title="Unanswered questions" said="Questions the assistant could not answer. Answers you write here are used straight away.">
      <ActionToast answer={actionData && 'done' in actionData ? { done: actionData.done } : null} />
      <ErrorSummary errors={errors} form={refused || undefined} />
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="border-b border-sand pb-2 text-xl">
          To answer
        </h2>
        {questions.length === 0 && <p className={`${row} text-muted`}>No questions to answer.</p>}
        <ul>
          {questions.map(({ id, question, times, lastAskedAt }) => (
            <li key={id} className={row}>
              <details open={refused === id} className="group">
                <Opens words={question}>{`${times === 1 ? 'Asked once' : `Asked ${times} times`}, last on ${sayDate(lastAskedAt)}`}</Opens>
                <AnswerForm
                  {...of(id)}
                  values={typedIn(id) ?? { question, also_asked: '', answer: '' }}
                  hidden={{ unanswered_id: id }}
                  intent="add"
                />
              </details>
              <SaveForm className="block">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" kind="quiet" name="intent" value="dismiss" aria-label={`Dismiss: ${question}`} className="-ml-2">
                  Dismiss
                </Button>
              </SaveForm>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="answers">
        <h2 id="answers" className="border-b border-sand pb-2 text-xl">
          Our answers
        </h2>
        <details open={refused === 'new'} className={`group ${row}`}>
          <Opens words="Add an answer" />
          <AnswerForm {...of('new')} values={typedIn('new') ?? valuesOf({})} hidden={{}} intent="add" />
        </details>
        <ul>
          {answers.map(({ id, question, alsoAsked, answer, updatedAt }) => (
            <li key={id} className={row}>
              <details open={refused === id} className="group">
                <Opens words={question}>{`Last changed on ${sayDate(updatedAt)}`}</Opens>
                <AnswerForm
                  {...of(id)}
                  values={typedIn(id) ?? answerWritten({ question, alsoAsked, answer })}
                  hidden={{ id, read: (refused === id && kept?.read) || JSON.stringify(answerWritten({ question, alsoAsked, answer })) }}
                  intent="change"
                />
              </details>
              <DeleteAnswer id={id} question={question} />
            </li>
          ))}
        </ul>
      </section>
    </AdminPage>
  );
}

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
function AnswerForm({ form, values: latest, errors, conflicts, hidden, intent }: Props) {
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
function DeleteAnswer({ id, question }: { id: string; question: string }) {
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
function Opens({ words, children }: { words: string; children?: ReactNode }) {
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
