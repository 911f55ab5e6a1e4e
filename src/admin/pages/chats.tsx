import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { actOnChat } from '../chats/act-on-chat.server.ts';
import { AlertSwitch } from '../chats/components/alert-switch.tsx';
import { OpenChat } from '../chats/components/open-chat.tsx';
import { QueueList } from '../chats/components/queue-list.tsx';
import { readChatPage } from '../chats/read-chat-page.server.ts';
import { useQueueNews } from '../chats/use-queue-news.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { Said } from '../components/said.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { detailOf } from '../said-answer.server.ts';
import { sendAsStaff } from '../send-as-staff.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/chats';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  return await readChatPage(shop, staff.id, new URL(request.url).searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = textFields(await readForm(request), ['intent', 'id', 'message', 'client_key', 'title', 'body']);
  try {
    return { done: await actOnChat(shop, staff, form), failed: null };
  } catch (error) {
    return { done: null, failed: detailOf(error) };
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'This could not be done. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Chats | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Chats({ loaderData: { view, chats, counts, replies, open, agentId }, actionData }: Route.ComponentProps) {
  useFreshQueue();
  return (
    <AdminPage
      title="Chats"
      said="Customers waiting to chat, chats with staff and chats with the assistant."
      actions={
        <>
          <AlertSwitch />
          <ButtonLink kind="secondary" href="/admin/chats/questions" className="px-4">
            Unanswered questions
          </ButtonLink>
          <ButtonLink kind="secondary" href="/admin/chats/answers" className="px-4">
            The assistant’s answers
          </ButtonLink>
        </>
      }
    >
      <Said answer={actionData} />
      <div className="agent-desk">
        <QueueList view={view} chats={chats} counts={counts} openId={open?.visitor.id ?? null} />
        {open ? (
          <OpenChat key={open.visitor.id} visitor={open.visitor} read={open.messages} replies={replies} agentId={agentId} />
        ) : (
          <p className="text-muted">Choose a chat to read it.</p>
        )}
      </div>
    </AdminPage>
  );
}

/** Reads the queue again when it changed. */
function useFreshQueue() {
  const { news } = useQueueNews();
  const { revalidate } = useRevalidator();
  const shown = useRef(news);
  useEffect(() => {
    if (shown.current === news) return;
    shown.current = news;
    const timer = setTimeout(() => void revalidate(), 150);
    return () => clearTimeout(timer);
  }, [news, revalidate]);
}
