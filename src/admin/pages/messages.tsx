import { useMemo } from 'react';
import { data } from 'react-router';
import { answerMessage, answerText, closeMessage, listMessages, messageFilters } from '#content/messages/messages.server.ts';

import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { invalidForm } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { shopContext } from '../../shop.server.ts';
import { Said } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { FilterBar, FilterSelect } from '../components/filter-bar.tsx';
import { PagingLinks } from '../components/paging-links.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { OneMessage } from '../desk/components/one-message.tsx';
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
    const { data: answer, error } = answerText.safeParse(values.answer);
    if (error) throw invalidForm(error);
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
  const { messages, total, page, pages } = loaderData;
  // The same list until another answer comes: the summary takes the focus whenever it is given a new one.
  const refusedFor = actionData?.errors;
  const errors = useMemo(() => (refusedFor ?? []).map(({ message }) => ({ field: '', message })), [refusedFor]);
  const kept = actionData?.values ?? null;
  return (
    <AdminPage title="Messages" said="Messages from the contact form. Your reply is sent by email and closes the message.">
      <Said answer={actionData && 'done' in actionData ? { done: actionData.done } : null} />
      <ErrorSummary errors={errors} />
      <FilterBar searchLabel="Name, email or text" keeps={[]}>
        <FilterSelect
          name="filter"
          label="Which"
          all="To answer"
          options={[
            ['closed', 'Closed'],
            ['all', 'All'],
          ]}
        />
      </FilterBar>
      {messages.length === 0 && <p className="border-y border-sand py-8 text-muted">No messages to answer.</p>}
      <ul className="grid gap-4">
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} kept={kept?.id === message.id ? (kept.answer ?? null) : null} />
        ))}
      </ul>
      <PagingLinks page={page} pages={pages} total={total} noun={['message', 'messages']} />
    </AdminPage>
  );
}
