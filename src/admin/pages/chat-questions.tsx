import { listAnswers } from '#chat/assistant/learning/answers.server.ts';
import { listUnanswered } from '#chat/assistant/learning/unanswered.server.ts';
import { conflictingForm, readForm, refusedForm, textFields, textsOf } from '#platform/http/refused-form.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { type AnswerForm as AnswerFields, actOnAnswer, answerFields } from '../chats/act-on-answer.server.ts';
import { answerWritten } from '../chats/answer-words.ts';
import { AnswerForm, DeleteAnswer, Opens } from '../chats/components/answer-form.tsx';
import { Said } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
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
      <Said answer={actionData && 'done' in actionData ? { done: actionData.done } : null} />
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
