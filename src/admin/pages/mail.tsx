import { data, redirect } from 'react-router';
import { listOutbox, type OutboxStatus, outboxStatuses, readMail, sendAgain } from '#mail/outbox.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { missingWords } from '#settings/public-settings.ts';
import { readServices } from '#settings/queries.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { LetterFrame } from '../components/letter-frame.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import type { Route } from './+types/mail';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const status = outboxStatuses.find((known) => known === query.get('status')) ?? null;
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 10_000);
  const id = query.get('mail') ?? '';
  const { letterName } = await import('#mail/write-letter.tsx');
  const [outbox, open] = await Promise.all([listOutbox(shop, { status, page }), isUuid(id) ? readMail(shop, id) : null]);
  const mails = outbox.mails.map((mail) => ({ ...mail, name: letterName(mail.kind) }));
  const { mail: carrier } = await readServices(shop);
  const state = shop.config.holdsMail ? ('held' as const) : carrier;
  return { ...outbox, mails, status, open, state, isQueued: query.has('queued') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { again } = textFields(await readForm(request), ['again']);
  try {
    if (!isUuid(again)) throw data(null, { status: 400 });
    return redirect(`/admin/mail?${new URLSearchParams({ mail: await sendAgain(shop, again), queued: '' })}`, { status: 303 });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The email could not be sent again. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Mail | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

const stateWords = {
  account: 'Emails from the shop and whether they were sent. They are kept for 90 days.',
  'stand-in':
    'No mail server is set up (SMTP_URL is not set), so emails are saved to the “mail” folder in the data directory. You can read them here.',
  none: missingWords.mail,
  held: 'Emails are on hold (SHOP_MAIL_HOLD is set) and will be sent once it is removed.',
};

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const { mails, numbers, page, pages, status, open, state, isQueued } = loaderData;
  return (
    <AdminPage
      title="Mail"
      said={stateWords[state]}
      actions={
        <ButtonLink kind="quiet" href="/admin/letters">
          Preview every email
        </ButtonLink>
      }
    >
      <div>
        <ErrorSummary errors={actionData?.errors ?? []} />
        {isQueued && !actionData && (
          <p role="status" className="bg-ok-soft p-4 text-md font-semibold text-ok">
            The email is queued and will be sent shortly.
          </p>
        )}
      </div>
      <nav aria-label="Status" className="flex flex-wrap gap-x-6 text-md">
        <StatusLink name={`All (${numbers.queued + numbers.sent + numbers.failed})`} to={null} chosen={status} />
        <StatusLink name={`Queued (${numbers.queued})`} to="queued" chosen={status} />
        <StatusLink name={`Sent (${numbers.sent})`} to="sent" chosen={status} />
        <StatusLink name={`Failed (${numbers.failed})`} to="failed" chosen={status} />
      </nav>
      <div className="grid gap-8 lg:grid-cols-2">
        <MailList mails={mails} status={status} page={page} pages={pages} openId={open?.id ?? null} />
        <MailReader mail={open} />
      </div>
    </AdminPage>
  );
}

function StatusLink({ name, to, chosen }: { name: string; to: OutboxStatus | null; chosen: OutboxStatus | null }) {
  return (
    <a
      href={to ? `/admin/mail?status=${to}` : '/admin/mail'}
      aria-current={to === chosen ? 'true' : undefined}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
    >
      {name}
    </a>
  );
}

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
function MailList({ mails, status, page, pages, openId }: Props) {
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

type Mail = {
  id: string;
  recipient: string;
  subject: string;
  status: 'queued' | 'sent' | 'failed';
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  sentAt: Date | null;
  canBeSentAgain: boolean;
  html: string;
  text: string;
};

/** One mail as its reader sees it. */
function MailReader({ mail }: { mail: Mail | null }) {
  if (!mail) return <p className="hidden border-t border-sand py-8 text-muted lg:block">Choose an email to read it here.</p>;
  return (
    <section aria-labelledby="open-mail" className="grid content-start gap-4 border-t border-sand pt-4 text-md">
      <h2 id="open-mail" className="text-xl">
        {mail.subject}
      </h2>
      <p className="text-muted">{`To ${mail.recipient}. ${stateOf(mail)}`}</p>
      {mail.lastError && <p className="bg-error-soft p-3 text-sm text-error">{`The mail server said: ${mail.lastError}`}</p>}
      {mail.canBeSentAgain && (
        <SaveForm className="block" action={`/admin/mail?mail=${mail.id}`}>
          <Button type="submit" kind="secondary" name="again" value={mail.id}>
            Resend
          </Button>
        </SaveForm>
      )}
      <LetterFrame {...mail} />
    </section>
  );
}

function stateOf({ status, attempts, nextAttemptAt, sentAt }: Mail): string {
  if (status === 'sent' && sentAt) return `Sent ${sayDateTime(sentAt)}.`;
  if (status === 'failed') return `Failed after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}.`;
  return attempts === 0 ? 'Waiting to be sent.' : `Attempt ${attempts + 1} is due ${sayDateTime(nextAttemptAt)}.`;
}
