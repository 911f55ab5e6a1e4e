import { redirect } from 'react-router';
import { z } from 'zod';
import { requiredEmail } from '#platform/form-fields.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { askForErasure } from '#privacy/requests/ask-for-erasure.server.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { AccountPage } from '../components/account-page.tsx';
import { Done, linkNotSent, textLink } from '../components/own-page.tsx';
import type { Route } from './+types/ask-for-erasure';

const schema = z.object({ email: requiredEmail });

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = textFields(await readForm(request), ['email']);
  try {
    const parsed = accept(schema, form);
    await askForErasure(context.get(shopContext), parsed.email, context.get(clientAddressContext));
    return redirect('/privacy/erase?sent', { status: 303 });
  } catch (error) {
    return refusedForm(error, form);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkNotSent);

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Erase my data | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function AskForErasure({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { errors, values } = { errors: [], values: { email: '' }, ...actionData };
  return (
    <AccountPage title="Erase your data" aside={<WhatHappens />}>
      {isSent && !errors.length ? (
        <div className="grid gap-4">
          <Done>If we hold any data under that email, we have sent a link to it.</Done>
          <p>Nothing is erased until you use the link to confirm. If it doesn’t arrive, check your spam folder.</p>
          <p>
            <a href="/privacy/erase" className={textLink}>
              Try another email
            </a>
          </p>
        </div>
      ) : (
        <SaveForm action="/privacy/erase">
          <ErrorSummary errors={errors} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            hint="The email you used when you ordered or contacted us."
            defaultValue={values.email}
            error={errors.find(({ field }) => field === 'email')?.message}
          />
          <div>
            <SubmitButton>Send me a link</SubmitButton>
          </div>
        </SaveForm>
      )}
      <p className="mt-8 border-t border-sand pt-6">
        <a href="/privacy" className={textLink}>
          What we keep, why and for how long
        </a>
      </p>
    </AccountPage>
  );
}

function WhatHappens() {
  return (
    <div className="prose text-md text-muted">
      <h2 className="text-lg text-ink">What happens next</h2>
      <p>
        The link in our email works once, within a day. It erases your messages, our emails, chats that mention your email, and your details from past
        orders.
      </p>
      <p>Orders still in progress keep your details until they are complete.</p>
      <p>If you have an account, you can delete it there instead.</p>
    </div>
  );
}
