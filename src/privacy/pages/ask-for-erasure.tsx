import { data, redirect } from 'react-router';
import { z } from 'zod';
import { AccountPage } from '#accounts/components/account-page.tsx';
import { Done, textLink } from '#accounts/components/own-page.tsx';
import { forThisPerson } from '#accounts/visitor-pages.server.ts';
import { requiredEmail } from '#platform/form-fields.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { invalidForm } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { askForErasure } from '../requests/ask-for-erasure.server.ts';
import type { Route } from './+types/ask-for-erasure';

const schema = z.object({ email: requiredEmail });

export function loader({ request }: Route.LoaderArgs) {
  return data({ isSent: new URL(request.url).searchParams.has('sent') }, { headers: forThisPerson });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = textFields(await readForm(request), ['email']);
  try {
    const parsed = schema.safeParse(form);
    if (!parsed.success) throw invalidForm(parsed.error);
    await askForErasure(context.get(shopContext), parsed.data.email, context.get(clientAddressContext));
    return redirect('/privacy/erase?sent', { status: 303 });
  } catch (error) {
    return refusedForm(error, form);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'The link could not be asked for. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Erase my data | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function AskForErasure({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { errors, values } = { errors: [], values: { email: '' }, ...actionData };
  return (
    <AccountPage title="Erase what we hold about you" aside={<WhatHappens />}>
      {isSent && !errors.length ? (
        <div className="grid gap-4">
          <Done>If we hold anything under that email, a letter is on its way to it.</Done>
          <p>Nothing is erased until you confirm it with the link in the letter. If nothing comes, look among unwanted mail.</p>
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
            hint="The one you gave when you ordered or wrote to us."
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
          What we keep, why and how long
        </a>
      </p>
    </AccountPage>
  );
}

function WhatHappens() {
  return (
    <div className="prose text-md text-muted">
      <h2 className="text-lg text-ink">What happens next</h2>
      <p>The link in our letter works once, for a day. It erases your messages, our letters, chats that name your email, and you from past orders.</p>
      <p>An order that is still under way needs to know where it goes, and is left until it is over.</p>
      <p>If you have an account, delete it in your account instead.</p>
    </div>
  );
}
