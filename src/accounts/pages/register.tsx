import { takeGuestCartAtLogin } from '#cart/visitor-cart.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { takeGuestRoomsAtLogin } from '#your-rooms/room-list.server.ts';
import { shopContext } from '../../shop.server.ts';
import { pathAfterLogin, registerSchema } from '../account.ts';
import { AccountPage, PasswordField, WhyAnAccount } from '../components/account-page.tsx';
import { passwordHint } from '../components/own-page.tsx';

import { registerAccount } from '../register.server.ts';
import { readVisitor } from '../session.server.ts';
import { goOn, goOnLoggedIn } from '../visitor-pages.server.ts';
import type { Route } from './+types/register';

export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = await readVisitor(context.get(shopContext), request);
  if (visitor) throw goOn(visitor, request);
  return { next: pathAfterLogin(new URL(request.url).searchParams.get('next')) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = textFields(await readForm(request), ['full_name', 'username', 'email', 'password']);
  try {
    const parsed = accept(registerSchema, form);
    const session = await registerAccount(shop, parsed, context.get(clientAddressContext));
    const taken = [await takeGuestCartAtLogin(shop, request, session.user.id), await takeGuestRoomsAtLogin(shop, request, session.user.id)].flat();
    return goOnLoggedIn(shop, session, request, taken);
  } catch (error) {
    const { password: _never, ...values } = form;
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Registration failed. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Register | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Register({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const { errors, values } = { errors: [], values: { full_name: '', username: '', email: '' }, ...actionData };
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <AccountPage title="Register" aside={<WhyAnAccount />}>
      <SaveForm>
        <ErrorSummary errors={errors} />
        <TextField label="Full name" name="full_name" autoComplete="name" defaultValue={values.full_name} error={errorOf('full_name')} />
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          hint="A short name that nobody else is using."
          defaultValue={values.username}
          error={errorOf('username')}
        />
        <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue={values.email} error={errorOf('email')} />
        <PasswordField label="Password" name="password" autoComplete="new-password" hint={passwordHint} error={errorOf('password')} />
        <div>
          <SubmitButton>Create account</SubmitButton>
        </div>
      </SaveForm>
      <p className="mt-8 border-t border-sand pt-6">
        Already have an account?{' '}
        <a
          href={`/login${next ? `?${new URLSearchParams({ next })}` : ''}`}
          className={
            'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
            'hover:decoration-lough'
          }
        >
          Log in
        </a>
      </p>
    </AccountPage>
  );
}
