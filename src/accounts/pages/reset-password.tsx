import { data, redirect } from 'react-router';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { endedLinkCookie, linkWorks, readLinkToken } from '../account-links.server.ts';
import { PasswordField } from '../components/account-page.tsx';
import { Done, passwordHint } from '../components/own-page.tsx';

import { resetPassword, resetPasswordSchema } from '../recovery/reset-password.server.ts';
import { forLinkReader } from '../visitor-pages.server.ts';
import type { Route } from './+types/reset-password';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (query.has('done')) return data({ state: 'done' as const }, { headers: forLinkReader });
  const shop = context.get(shopContext);
  const works = await linkWorks(shop, readLinkToken(shop.config.origin, request, 'password'), 'password');
  return data({ state: works ? ('open' as const) : ('broken' as const) }, { headers: forLinkReader });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const token = readLinkToken(shop.config.origin, request, 'password');
  const { password } = textFields(await readForm(request), ['password']);
  try {
    const parsed = accept(resetPasswordSchema, { token, password });
    await resetPassword(shop, parsed, context.get(clientAddressContext));
    return redirect('/reset-password?done', { status: 303, headers: { 'Set-Cookie': endedLinkCookie(shop.config.origin, 'password') } });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your new password could not be saved. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `New password | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function ResetPassword({ loaderData: { state }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  return (
    <Page>
      <h1 className="pt-4 text-3xl md:pt-8">Choose a new password</h1>
      <div className="mt-8 max-w-form">
        {state === 'open' && (
          <SaveForm>
            <ErrorSummary errors={errors} />
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              hint={passwordHint}
              error={errors.find(({ field }) => field === 'password')?.message}
            />
            <div>
              <SubmitButton>Save new password</SubmitButton>
            </div>
          </SaveForm>
        )}
        {state === 'broken' && (
          <div className="grid justify-items-start gap-6">
            <p>This link has expired or has already been used. It works once, within an hour.</p>
            <ButtonLink href="/forgot-password">Request a new link</ButtonLink>
          </div>
        )}
        {state === 'done' && (
          <div className="grid justify-items-start gap-6">
            <Done>Your new password has been saved, and you have been logged out on all your devices.</Done>
            <ButtonLink href="/login">Log in</ButtonLink>
          </div>
        )}
      </div>
    </Page>
  );
}
