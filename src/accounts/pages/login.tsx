import { data, type ShouldRevalidateFunction } from 'react-router';
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
import { loginSchema, pathAfterLogin } from '../account.ts';
import { carriedFields, carryForm } from '../carried-form.ts';
import { AccountPage, PasswordField, WhyAnAccount } from '../components/account-page.tsx';

import { logIn, readDevice } from '../log-in.server.ts';

import { readVisitor } from '../session.server.ts';
import { goOn, goOnLoggedIn } from '../visitor-pages.server.ts';
import type { Route } from './+types/login';

export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = await readVisitor(context.get(shopContext), request);
  if (visitor) throw goOn(visitor, request);
  return { next: pathAfterLogin(new URL(request.url).searchParams.get('next')) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const sent = await readForm(request);
  // Another page's form, whose sender has to log in first.
  const query = new URL(request.url).searchParams;
  if (query.has('carries')) return data(shown({ email: '', carried: carryForm(sent) }), { status: 401 });
  const form = textFields(sent, ['email', 'password', 'carried']);
  try {
    const parsed = accept(loginSchema, form);
    const session = await logIn(shop, parsed, context.get(clientAddressContext), readDevice(request));
    const taken = [await takeGuestCartAtLogin(shop, request, session.user.id), await takeGuestRoomsAtLogin(shop, request, session.user.id)].flat();
    const going = goOnLoggedIn(shop, session, request, taken);
    if (!form.carried || !pathAfterLogin(query.get('next'))) return going;
    const headers = new Headers(going.headers);
    headers.delete('Location');
    return data({ ...shown({ email: '', carried: form.carried }), isIn: true }, { headers });
  } catch (error) {
    return refusedForm(error, { email: form.email, carried: form.carried });
  }
}

const shown = (values: { email: string; carried: string }) => ({ errors: [], values, isIn: false });

/** Whoever has just logged in would be led on, and what they typed is still to be sent. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !actionResult?.isIn && defaultShouldRevalidate;

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Login failed. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Log in | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function LogIn({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const { errors, values, isIn } = { ...shown({ email: '', carried: '' }), ...actionData };
  const { email, carried } = values;
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  if (isIn && next && carried) {
    return (
      <AccountPage title="You’re logged in">
        <CarriedForm next={next} carried={carried} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Log in" aside={<WhyAnAccount />}>
      <SaveForm action={next ? `/login?${new URLSearchParams({ next })}` : '/login'}>
        {carried && <input type="hidden" name="carried" value={carried} />}
        <ErrorSummary errors={errors} />
        {next && !errors.length && (
          <p className="bg-linen p-4 text-md">
            {carried
              ? 'You have been logged out. Please log in: what you typed is kept, and you can send it with one more press.'
              : 'Please log in to continue. We’ll take you straight back to your page.'}
          </p>
        )}
        <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue={email} error={errorOf('email')} />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errorOf('password')} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <SubmitButton>Log in</SubmitButton>
          <a
            href="/forgot-password"
            className="inline-flex min-h-11 items-center text-md underline decoration-sand underline-offset-4 hover:decoration-ink"
          >
            Forgotten your password?
          </a>
        </div>
      </SaveForm>
      <p className="mt-8 border-t border-sand pt-6">
        New customer?{' '}
        <a
          href={`/register${next ? `?${new URLSearchParams({ next })}` : ''}`}
          className={
            'inline-flex min-h-11 items-center font-semibold text-lough underline decoration-sand decoration-2 underline-offset-4 ' +
            'hover:decoration-lough'
          }
        >
          Register
        </a>
      </p>
    </AccountPage>
  );
}

/** What somebody typed before they had to log in, for one more press. It goes to the page that it was typed on, and nowhere else. */
function CarriedForm({ next, carried }: { next: string; carried: string }) {
  return (
    <SaveForm action={next}>
      <p>What you typed before you had to log in has not been sent yet.</p>
      {carriedFields(carried).map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may come twice, and none moves
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton>Send it now</SubmitButton>
        <a href={next} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Go back without it
        </a>
      </div>
    </SaveForm>
  );
}
