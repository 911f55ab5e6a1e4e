import { redirect } from 'react-router';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { sessionCookies } from '#platform/http/cookies.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { PasswordField } from '../components/account-page.tsx';
import { OwnPage, passwordHint } from '../components/own-page.tsx';
import { changePassword, changePasswordSchema } from '../own/change-credentials.server.ts';
import { visitorContext } from '../visitor-pages.server.ts';
import type { Route } from './+types/change-password';

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(visitorContext);
  return { email };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const form = textFields(await readForm(request), ['current_password', 'password']);
  try {
    const parsed = accept(changePasswordSchema, form);
    const token = await changePassword(shop, visitor, parsed, context.get(clientAddressContext));
    const response = redirect('/account?done=password', { status: 303 });
    for (const cookie of sessionCookies(shop.config.origin, token)) response.headers.append('Set-Cookie', cookie);
    return response;
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your password could not be changed. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Change password | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function ChangePassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <OwnPage title="Change password">
      <SaveForm>
        <ErrorSummary errors={errors} />
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField label="Current password" name="current_password" autoComplete="current-password" error={errorOf('current_password')} />
        <PasswordField label="New password" name="password" autoComplete="new-password" hint={passwordHint} error={errorOf('password')} />
        <p className="text-md text-muted">You will need to log in again on your other devices.</p>
        <div>
          <SubmitButton>Change password</SubmitButton>
        </div>
      </SaveForm>
    </OwnPage>
  );
}
