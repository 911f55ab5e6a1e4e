import { data, redirect } from 'react-router';
import { letterName } from '#mail/letters.ts';
import { listOutbox, type OutboxStatus, outboxStatuses, readMail, sendAgain } from '#mail/outbox.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { readServices } from '#settings/services.server.ts';
import { missingWords } from '#settings/services.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { MailList } from '../components/mail-list.tsx';
import { MailReader } from '../components/mail-reader.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { sendAsStaff } from '../send-as-staff.ts';
import type { Route } from './+types/mail';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const status = outboxStatuses.find((known) => known === query.get('status')) ?? null;
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 10_000);
  const id = query.get('mail') ?? '';
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
    <AdminPage title="Mail" said={stateWords[state]}>
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
