import type { QueuedChat, QueueView } from '#chat/agents/queue.server.ts';
import { plainAnswerText } from '#chat/assistant/answer-text.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';

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
export function QueueList({ view, chats, counts, openId }: Props) {
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
