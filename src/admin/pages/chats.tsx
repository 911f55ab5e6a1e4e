import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { QueuedChat, QueueView } from '#chat/agents/queue.server.ts';
import { plainAnswerText } from '#chat/assistant/answer-text.ts';
import { readForm, textFields } from '#platform/http/refused-form.server.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { actOnChat, readChatPage } from '../chats/act-on-chat.server.ts';
import { OpenChat } from '../chats/components/open-chat.tsx';
import { AlertSwitch } from '../chats/components/waiting-count.tsx';
import { useQueueNews } from '../chats/use-live-chats.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { detailOf } from '../staff-action.server.ts';
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
      <ActionToast answer={actionData} />
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

const views: [QueueView, string][] = [
  ['waiting', 'Waiting'],
  ['mine', 'Mine'],
  ['human', 'With staff'],
  ['assistant', 'Assistant'],
  ['closed', 'Closed'],
];

const empty: Record<QueueView, string> = {
  waiting: 'Nobody is waiting.',
  mine: 'You have no open chats.',
  human: 'No chats are with staff at the moment.',
  assistant: 'The assistant has no open chats.',
  closed: 'No closed chats yet.',
};

type Props = { view: QueueView; chats: readonly QueuedChat[]; counts: { waiting: number; mine: number }; openId: string | null };

/** The queue in the view that is chosen; who waits longest first. */
function QueueList({ view, chats, counts, openId }: Props) {
  const count = { waiting: counts.waiting, mine: counts.mine };
  return (
    <div className="min-w-0">
      <nav aria-label="Views" className="flex flex-wrap gap-x-4">
        {views.map(([name, words]) => (
          <a key={name} href={`/admin/chats?view=${name}`} aria-current={name === view ? 'page' : undefined} className="staff-view">
            {`${words}${(name === 'waiting' || name === 'mine') && count[name] > 0 ? ` (${count[name]})` : ''}`}
          </a>
        ))}
      </nav>
      {chats.length === 0 && <p className="border-y border-sand py-6 text-muted">{empty[view]}</p>}
      <ul className="border-t border-sand">
        {chats.map((chat) => (
          <li key={chat.id} className="border-b border-sand">
            <a
              href={`/admin/chats?view=${view}&chat=${chat.id}`}
              data-keep-scroll
              aria-current={chat.id === openId ? 'true' : undefined}
              className="block px-3 py-2 hover:bg-linen aria-[current]:bg-linen"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <strong className="font-semibold">{chat.visitorName}</strong>
                <time dateTime={(chat.waitingSince ?? chat.lastMessageAt).toISOString()} className="text-sm text-muted">
                  {sayDateTime(chat.state === 'waiting' && chat.waitingSince ? chat.waitingSince : chat.lastMessageAt)}
                </time>
              </span>
              <span className="line-clamp-2 text-muted">{plainAnswerText(chat.lastMessage).replaceAll('[', '')}</span>
              {chat.state === 'human' && chat.agentName && <span className="block text-sm text-muted">{`With ${chat.agentName}`}</span>}
              {chat.unanswered > 0 && chat.state !== 'assistant' && chat.state !== 'closed' && (
                <Badge tone="warn">{`${chat.unanswered} to answer`}</Badge>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
