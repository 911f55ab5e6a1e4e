import { data, redirect } from 'react-router';
import { z } from 'zod';
import { Done, linkNotSent, textLink } from '#accounts/components/own-page.tsx';
import { readVisitor } from '#accounts/session.server.ts';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { requiredEmail } from '#platform/form-fields.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { clientAddressContext } from '#platform/http/client-address.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Page } from '#ui/page.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { WithdrawalTerms } from '../components/withdrawal-terms.tsx';
import { orderReference, readReference } from '../order.ts';
import { askForOrderLink } from '../order-links.server.ts';
import { withdrawalTitle } from '../withdrawal.ts';
import { listWithdrawable } from '../withdrawals.server.ts';
import type { Route } from './+types/begin-withdrawal';

const numberWanted = 'Please enter the order number from our email, such as 3F9A12BC.';
const schema = z.object({ reference: z.string().refine((typed) => readReference(typed) !== null, numberWanted), email: requiredEmail });

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitor = await readVisitor(shop, request);
  const orders = visitor ? await listWithdrawable(shop, visitor.id) : [];
  return data({ orders, isSent: new URL(request.url).searchParams.has('sent') }, { headers: forLinkReader });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = textFields(await readForm(request), ['reference', 'email']);
  try {
    const { reference, email } = accept(schema, form);
    const isTaken = await askForOrderLink(context.get(shopContext), { reference, email, purpose: 'withdrawal' }, context.get(clientAddressContext));
    if (!isTaken) throw new Refusal('too-many', 'too-many-attempts', 'You have asked several times. Please try again in an hour, or email us.');
    return redirect('/withdraw?sent', { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm(error, form);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkNotSent);

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${withdrawalTitle} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

/** Where everybody can begin who has no order open: an account's orders, or a link by order number and email. */
export default function BeginWithdrawal({ loaderData: { orders, isSent }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const values = { reference: '', email: '', ...actionData?.values };
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  const { settings } = useShopSettings();
  return (
    <Page>
      <h1 className="pt-4 text-3xl">{withdrawalTitle}</h1>
      <div className="mt-6 grid max-w-form gap-6">
        <p>
          You can withdraw from what you bought online within 14 days of delivery, without giving a reason. We email you a confirmation straight away.
        </p>
        {orders.length > 0 && (
          <section aria-labelledby="own">
            <h2 id="own" className="text-xl">
              Your orders
            </h2>
            <ul className="mt-2">
              {orders.map(({ id, createdAt, lastDay }) => (
                <li key={id} className="border-t border-sand py-2">
                  <a href={`/orders/${id}/withdraw`} className={textLink}>
                    {`Withdraw from order ${orderReference(id)}`}
                  </a>
                  <p className="text-md text-muted">
                    <span>{`Ordered on ${sayDate(createdAt)}. `}</span>
                    <span>{lastDay && `Until ${sayDate(lastDay)}.`}</span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isSent && errors.length === 0 ? (
          <div className="grid gap-4">
            <Done>If that order number and email belong together, we have emailed a link to it.</Done>
            <p>Nothing is withdrawn until you use the link, choose the goods and confirm. If it doesn’t arrive, check your spam folder.</p>
            <p>
              <a href="/withdraw" className={textLink}>
                Try another order number or email
              </a>
            </p>
          </div>
        ) : (
          <SaveForm action="/withdraw">
            {orders.length > 0 && <h2 className="text-xl">Another order</h2>}
            <ErrorSummary errors={errors} />
            <TextField
              label="Order number"
              name="reference"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              hint="Eight letters and numbers, in the subject of our emails."
              defaultValue={values.reference}
              error={errorOf('reference')}
            />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              hint="The email you ordered with."
              defaultValue={values.email}
              error={errorOf('email')}
            />
            <div>
              <SubmitButton busyWords="Sending…">Email me the link</SubmitButton>
            </div>
          </SaveForm>
        )}
        {settings.email && (
          <p className="text-md text-muted">
            You can also simply write to us: <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
        )}
        <WithdrawalTerms />
      </div>
    </Page>
  );
}
