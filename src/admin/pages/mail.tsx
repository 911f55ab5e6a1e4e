import { data, redirect } from 'react-router';
import { forThisPerson } from '#accounts/visitor-pages.server.ts';
import { letterName } from '#mail/letters.ts';
import { listOutbox, type OutboxStatus, outboxStatuses, readMail, sendAgain } from '#mail/outbox.server.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
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
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/mail';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(shop, request);
  const query = new URL(request.url).searchParams;
  const status = outboxStatuses.find((known) => known === query.get('status')) ?? null;
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 10_000);
  const id = query.get('mail') ?? '';
  const [outbox, open] = await Promise.all([listOutbox(shop, { status, page }), isUuid(id) ? readMail(shop, id) : null]);
  const mails = outbox.mails.map((mail) => ({ ...mail, name: letterName(mail.kind) }));
  const { mail: carrier } = await readServices(shop);
  const state = shop.config.holdsMail ? ('held' as const) : carrier;
  return data({ ...outbox, mails, status, open, state, isQueued: query.has('queued') }, { headers: forThisPerson });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  await requireStaff(shop, request);
  const { again } = textFields(await readForm(request), ['again']);
  try {
    if (!isUuid(again)) throw data(null, { status: 400, headers: forThisPerson });
    return redirect(`/admin/mail?${new URLSearchParams({ mail: await sendAgain(shop, again), queued: '' })}`, { status: 303 });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Mail | Admin' }, { name: 'robots', content: 'noindex' }];

export const ErrorBoundary = StaffError;

const stateWords = {
  account: 'Everything the shop writes, and what became of it. It is kept for 90 days.',
  'stand-in': 'There is no mail server (SMTP_URL is not set): mail is written to the folder “mail” in the data directory and can be read here.',
  none: missingWords.mail,
  held: 'Letters are held back (SHOP_MAIL_HOLD is set): they wait until it is lifted.',
};

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const { mails, numbers, page, pages, status, open, state, isQueued } = loaderData;
  return (
    <AdminPage title="Mail" said={stateWords[state]}>
      <div>
        <ErrorSummary errors={actionData?.errors ?? []} />
        {isQueued && !actionData && (
          <p role="status" className="bg-ok-soft p-4 text-md font-semibold text-ok">
            The mail is queued and goes out in a moment.
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
