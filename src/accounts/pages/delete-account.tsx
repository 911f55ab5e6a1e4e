import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept } from '#platform/refusal.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { PasswordField } from '../components/account-page.tsx';
import { OwnPage } from '../components/own-page.tsx';
import { deleteAccount, deleteAccountSchema } from '../erase-account.server.ts';
import { goHomeLoggedOut, visitorContext } from '../visitor-pages.server.ts';
import type { Route } from './+types/delete-account';

/** Without it a script would show the page and ask nobody whether they may see it. */
export const loader = () => null;

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visitor = context.get(visitorContext);
  const form = textFields(await readForm(request), ['password']);
  try {
    const parsed = accept(deleteAccountSchema, form);
    await deleteAccount(shop, visitor, parsed.password, context.get(clientAddressContext));
    return goHomeLoggedOut(shop);
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your account could not be deleted. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Delete account | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function DeleteAccount({ actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  return (
    <OwnPage title="Delete account">
      <SaveForm>
        <ErrorSummary errors={errors} />
        <div className="prose">
          <p>This cannot be undone. Your name, email, addresses and everything else in your account are deleted immediately.</p>
          <p>
            By law we keep sales records for seven years. They show what you bought and what it cost, but not your name; only invoices over £250 keep
            the name and address they were issued to. Your reviews stay, without your name.
          </p>
          <p>You may want to download your data first.</p>
        </div>
        <div>
          <ButtonLink kind="secondary" href="/account/data" download>
            Download my data
          </ButtonLink>
        </div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          hint="To confirm it’s you."
          error={errors.find(({ field }) => field === 'password')?.message}
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton>Delete my account</SubmitButton>
          <ButtonLink kind="quiet" href="/account">
            Keep my account
          </ButtonLink>
        </div>
      </SaveForm>
    </OwnPage>
  );
}
