import { sayDateTime } from '#platform/say-date.ts';
import { Badge } from '#ui/badge.tsx';

type Entry = {
  id: string;
  name: string;
  recipient: string;
  subject: string;
  status: 'queued' | 'sent' | 'failed';
  attempts: number;
  createdAt: Date;
};

const tones = { queued: 'warn', sent: 'ok', failed: 'error' } as const;
const words = { queued: 'Queued', sent: 'Sent', failed: 'Failed' };

type Props = { mails: Entry[]; status: string | null; page: number; pages: number; openId: string | null };

/** The outbox, newest first; each line opens its mail beside the list. */
export function MailList({ mails, status, page, pages, openId }: Props) {
  const address = (more: Record<string, string>) => `/admin/mail?${new URLSearchParams({ ...(status && { status }), ...more })}`;
  if (mails.length === 0) return <p className="border-t border-sand py-8 text-muted">No emails here.</p>;
  return (
    <div>
      <ul className="border-t border-sand text-md">
        {mails.map((mail) => (
          <li key={mail.id} className="border-b border-sand">
            <a
              href={address({ page: String(page), mail: mail.id })}
              data-keep-scroll
              aria-current={mail.id === openId ? 'true' : undefined}
              className="grid gap-1 px-2 py-3 hover:bg-linen aria-[current]:bg-linen"
            >
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-semibold">{mail.subject}</span>
                <Badge tone={tones[mail.status]}>{`${words[mail.status]}${mail.attempts > 1 ? `, ${mail.attempts} attempts` : ''}`}</Badge>
              </span>
              <span className="text-sm text-muted">
                <span>{`${mail.name}, to ${mail.recipient}, `}</span>
                <time dateTime={mail.createdAt.toISOString()}>{sayDateTime(mail.createdAt)}</time>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-6 py-4 text-md">
          {page > 1 && <a href={address({ page: String(page - 1) })}>Previous</a>}
          <span>{`Page ${page} of ${pages}`}</span>
          {page < pages && <a href={address({ page: String(page + 1) })}>Next</a>}
        </nav>
      )}
    </div>
  );
}
