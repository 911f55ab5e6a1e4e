import { data, redirect } from 'react-router';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { refusedForm } from '#platform/http/refused-form.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { endedLinkCookie, linkWorks, readLinkToken } from '../account-links.server.ts';
import { Done } from '../components/own-page.tsx';

import { confirmNewEmail } from '../own/change-credentials.server.ts';
import { forLinkReader } from '../visitor-pages.server.ts';
import type { Route } from './+types/confirm-email';

/** Following the link only asks; the button decides, so that programs which open every link in a mail decide nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.has('done')) return data({ state: 'done' as const }, { headers: forLinkReader });
  const shop = context.get(shopContext);
  const works = await linkWorks(shop, readLinkToken(shop.config.origin, request, 'email'), 'email');
  return data({ state: works ? ('open' as const) : ('broken' as const) }, { headers: forLinkReader });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  try {
    await confirmNewEmail(shop, readLinkToken(shop.config.origin, request, 'email'));
    return redirect('/confirm-email?done', { status: 303, headers: { 'Set-Cookie': endedLinkCookie(shop.config.origin, 'email') } });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your new email could not be confirmed. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `New email | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmEmail({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <h1 className="pt-4 text-3xl md:pt-8">Your new email</h1>
      <div className="mt-8 grid max-w-form justify-items-start gap-6">
        {state === 'open' && (
          <SaveForm>
            <ErrorSummary errors={actionData?.errors ?? []} />
            <p>Please confirm the email this link was sent to. You will log in with it, and we will use it to contact you.</p>
            <div>
              <SubmitButton>Confirm email</SubmitButton>
            </div>
          </SaveForm>
        )}
        {state === 'broken' && (
          <>
            <p>This link has expired or has already been used. It works once, within a day. Nothing has been changed.</p>
            <ButtonLink href="/account/email">Request a new link</ButtonLink>
          </>
        )}
        {state === 'done' && (
          <>
            <Done>Your email has been changed.</Done>
            <ButtonLink href="/account">Your account</ButtonLink>
          </>
        )}
      </div>
    </Page>
  );
}
