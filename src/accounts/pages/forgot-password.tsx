import { redirect } from 'react-router';
import { z } from 'zod';
import { requiredEmail } from '#platform/form-fields.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { AccountPage } from '../components/account-page.tsx';
import { Done, linkNotSent, textLink } from '../components/own-page.tsx';
import { askForPasswordLink } from '../recovery/reset-password.server.ts';
import type { Route } from './+types/forgot-password';

const schema = z.object({ email: requiredEmail });

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = textFields(await readForm(request), ['email']);
  try {
    const parsed = accept(schema, form);
    await askForPasswordLink(context.get(shopContext), parsed.email, context.get(clientAddressContext));
    return redirect('/forgot-password?sent', { status: 303 });
  } catch (error) {
    return refusedForm(error, form);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkNotSent);

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Forgotten password | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function ForgotPassword({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { errors, values } = { errors: [], values: { email: '' }, ...actionData };
  return (
    <AccountPage title="Forgotten your password?" aside={<WhatHappens />}>
      {isSent && !errors.length ? (
        <div className="grid gap-4">
          <Done>If there is an account with that email, we have sent a link to it.</Done>
          <p>It usually arrives within a minute. If not, check your spam folder, or check that you entered the right email.</p>
          <p>
            <a href="/forgot-password" className={textLink}>
              Try another email
            </a>
          </p>
        </div>
      ) : (
        <SaveForm action="/forgot-password">
          <ErrorSummary errors={errors} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            hint="We’ll send you a link to choose a new password."
            defaultValue={values.email}
            error={errors.find(({ field }) => field === 'email')?.message}
          />
          <div>
            <SubmitButton>Send me a link</SubmitButton>
          </div>
        </SaveForm>
      )}
      <p className="mt-8 border-t border-sand pt-6">
        Remembered it?{' '}
        <a href="/login" className={textLink}>
          Log in
        </a>
      </p>
    </AccountPage>
  );
}

function WhatHappens() {
  return (
    <div className="prose text-md text-muted">
      <h2 className="text-lg text-ink">What happens next</h2>
      <p>The link in our email works once, within an hour. Choosing a new password logs you out on all your devices.</p>
      <p>Your old password keeps working until then.</p>
    </div>
  );
}
