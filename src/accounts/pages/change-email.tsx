import { redirect } from 'react-router';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { PasswordField } from '../components/account-page.tsx';
import { linkNotSent, OwnPage } from '../components/own-page.tsx';
import { askForNewEmail, changeEmailSchema } from '../own/change-credentials.server.ts';
import { visitorContext } from '../visitor-pages.server.ts';
import type { Route } from './+types/change-email';

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(visitorContext);
  return { email };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const form = textFields(await readForm(request), ['email', 'password']);
  try {
    const parsed = accept(changeEmailSchema, form);
    await askForNewEmail(shop, visitor, parsed, context.get(clientAddressContext));
    return redirect('/account?done=email', { status: 303 });
  } catch (error) {
    return refusedForm(error, { email: form.email });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkNotSent);

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Change email | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function ChangeEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { errors, values } = { errors: [], values: { email: '' }, ...actionData };
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <OwnPage title="Change email">
      <SaveForm>
        <ErrorSummary errors={errors} />
        <p>
          Your email is <strong>{email}</strong>. It won’t change until you use the link we send to the new one.
        </p>
        <TextField label="New email" name="email" type="email" autoComplete="email" defaultValue={values.email} error={errorOf('email')} />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errorOf('password')} />
        <div>
          <SubmitButton>Send link</SubmitButton>
        </div>
      </SaveForm>
    </OwnPage>
  );
}
