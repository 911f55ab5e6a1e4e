import { data } from 'react-router';
import { answerMessage, answerText, closeMessage, listMessages, messageFilters, type StaffMessage } from '#content/messages/messages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept } from '#platform/refusal.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { AnswerForm, ListToAnswer } from '../components/list-to-answer.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/messages';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = messageFilters.find((known) => known === query.get('filter')) ?? 'open';
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  return { ...(await listMessages(shop, { filter, search, page: readPage(query), limit: 20 })), filter };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const values = textFields(await readForm(request), ['id', 'intent', 'answer']);
  try {
    if (!isUuid(values.id)) throw data(null, { status: 400 });
    if (values.intent !== 'answer') {
      await closeMessage(shop, values.id, values.intent === 'close');
      return { done: values.intent === 'close' ? 'Message closed.' : 'Message reopened.', errors: [], values: null };
    }
    const answer = accept(answerText, values.answer);
    const { sentTo } = await answerMessage(shop, staff, values.id, answer);
    return { done: `Your reply is on its way to ${sentTo}.`, errors: [], values: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'This could not be sent. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Messages | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const kept = actionData?.values ?? null;
  return (
    <ListToAnswer
      title="Messages"
      said="Messages from the contact form. Your reply is sent by email and closes the message."
      searchLabel="Name, email or text"
      all="To answer"
      options={[
        ['closed', 'Closed'],
        ['all', 'All'],
      ]}
      answered={actionData}
      list={loaderData}
      noun={['message', 'messages']}
      empty={loaderData.messages.length === 0 && 'No messages to answer.'}
    >
      <ul className="grid gap-4">
        {loaderData.messages.map((message) => (
          <OneMessage key={message.id} message={message} kept={kept?.id === message.id ? (kept.answer ?? null) : null} />
        ))}
      </ul>
    </ListToAnswer>
  );
}

/** A message with its answers, and the form for the next. `kept`: an answer that was refused, as it was typed. */
function OneMessage({ message, kept }: { message: StaffMessage; kept: string | null }) {
  const { id, name, email, phone, subject, closedAt, createdAt, replies } = message;
  return (
    <li className="border border-sand p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{`${name}: ${subject}`}</h2>
        <Badge tone={closedAt ? 'plain' : 'warn'}>{closedAt ? 'Closed' : 'To answer'}</Badge>
      </div>
      <p className="text-sm text-muted">
        <time dateTime={createdAt.toISOString()}>{sayDateTime(createdAt)}</time>, <a href={`mailto:${email}`}>{email}</a>
        {phone && <span>{`, ${phone}`}</span>}
      </p>
      <p className="mt-2 max-w-measure whitespace-pre-line">{message.message}</p>
      {replies.map((reply) => (
        <div key={reply.id} className="mt-3 max-w-measure border-l-2 border-oak pl-4">
          <p className="text-sm text-muted">
            <span>{`${reply.by}, `}</span>
            <time dateTime={reply.createdAt.toISOString()}>{sayDateTime(reply.createdAt)}</time>
          </p>
          <p className="whitespace-pre-line">{reply.body}</p>
        </div>
      ))}
      <AnswerForm id={id} label={replies.length ? 'Reply again' : 'Reply'} intent="answer" send="Send reply" isOpen={kept !== null}>
        <TextArea label={`Your reply to ${name}`} name="answer" form={`message-${id}`} rows={5} maxLength={5000} defaultValue={kept ?? ''} />
      </AnswerForm>
      <SaveForm className="block">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          kind="quiet"
          name="intent"
          value={closedAt ? 'open' : 'close'}
          aria-label={`${closedAt ? 'Reopen' : 'Close without a reply'}: ${name}`}
        >
          {closedAt ? 'Reopen' : 'Close without a reply'}
        </Button>
      </SaveForm>
    </li>
  );
}
