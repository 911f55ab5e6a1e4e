import { data, redirect } from 'react-router';
import { readVisitor } from '#accounts/session.server.ts';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { keptDays, sayDays } from '#privacy/periods.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { PlanTotal } from '../components/plan-total.tsx';
import { joinLists } from '../kept-rooms.ts';
import { mailPlan } from '../mail-plan.server.ts';
import { readPlan } from '../read-plan.server.ts';
import { changeVisitorRooms, newRoomId, readSharedRooms } from '../room-list.server.ts';
import type { Route } from './+types/shared';

/** A plan that somebody shared, as its prices are now: to look at, to take over, to send by email. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const list = await readSharedRooms(shop, params.token);
  if (!list) throw data(null, { status: 404 });
  const [{ plan }, visitor] = await Promise.all([readPlan(shop, list), readVisitor(shop, request)]);
  const link = `${shop.config.origin}/your-rooms/shared/${params.token}`;
  const isSent = new URL(request.url).searchParams.get('done') === 'sent';
  return data({ plan, link, email: visitor?.email ?? '', isSent }, { headers: forLinkReader });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const from = context.get(clientAddressContext);
  const list = await readSharedRooms(shop, params.token);
  if (!list) throw data(null, { status: 404 });
  const { intent, email } = textFields(await readForm(request), ['intent', 'email']);
  try {
    if (intent === 'send') {
      await mailPlan(shop, { email, token: params.token, from });
      return redirect(`/your-rooms/shared/${params.token}?done=sent`, { status: 303 });
    }
    const cookies = await changeVisitorRooms(shop, request, from, (own) => joinLists(own, list, newRoomId));
    return redirect('/your-rooms/floors', { status: 303, headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])) });
  } catch (error) {
    return refusedForm(error, { email });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'That did not work. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Rooms and floors | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Shared({ loaderData: { plan, link, email, isSent }, actionData }: Route.ComponentProps) {
  const values = { email, ...actionData?.values };
  return (
    <Page>
      <h1 className="py-4 text-3xl">Rooms and floors</h1>
      <div className="grid max-w-form gap-6">
        <ul className="border-t border-sand">
          {plan.rooms.map(({ id, name, sizes, area }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-sand py-2">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-md text-muted tabular-nums">{`${sizes}: ${area}`}</span>
            </li>
          ))}
        </ul>
        <PlanTotal plan={plan} />
        <SaveForm>
          <SubmitButton name="intent" value="take" className="justify-self-start">
            Add these rooms to mine
          </SubmitButton>
        </SaveForm>
        <section aria-labelledby="share" className="grid gap-4 border border-sand bg-linen p-4">
          <h2 id="share" className="text-lg">
            Share this page
          </h2>
          <p className="text-md">{`Anybody with this link can see these rooms and floors. It works for ${sayDays(keptDays.guestRooms)}.`}</p>
          <input readOnly aria-label="Link" value={link} className="min-h-11 w-full rounded-control border border-stone bg-white px-3 text-md" />
          <SaveForm className="grid gap-3">
            <ErrorSummary errors={actionData?.errors ?? []} />
            {isSent && !actionData && (
              <p role="status" className="text-md font-semibold text-ok">
                Sent. Please check your inbox.
              </p>
            )}
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={values.email}
              error={actionData?.errors.find(({ field }) => field === 'email')?.message}
            />
            <SubmitButton kind="secondary" name="intent" value="send" className="justify-self-start">
              Email it to me
            </SubmitButton>
          </SaveForm>
        </section>
      </div>
    </Page>
  );
}
