import { data, redirect } from 'react-router';
import { orderReference } from '#orders/order.ts';
import { eraseShopper, readShopperToErase } from '#orders/staff/erase-shopper.server.ts';
import { readForm, refusedForm } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { Refusal } from '#platform/refusal.ts';
import { WhatGoes } from '#privacy/components/what-goes.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm } from '#ui/save-form.tsx';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/erase-shopper';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const shopper = await readShopperToErase(shop, params.id);
  if (!shopper) throw data(null, { status: 404 });
  return { shopper, id: params.id };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  try {
    if ((await readForm(request)).get('sure') !== 'on') {
      const message = 'Please confirm that they asked for this and that you have checked who they are.';
      throw new Refusal('invalid', 'invalid-form', message, [{ field: 'sure', message }]);
    }
    await eraseShopper(shop, staff, params.id);
    return redirect(`/admin/orders/${params.id}`, { status: 303 });
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'Nothing was erased. Please try again.');

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `Erase the customer’s data, order ${orderReference(params.id ?? '')} | Admin` },
  { name: 'robots', content: 'noindex' },
];
export const ErrorBoundary = StaffError;

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

export default function EraseShopper({ loaderData: { shopper, id }, actionData }: Route.ComponentProps) {
  const { email, hasAccount, orders, messages, underWay, isUnderWay } = shopper;
  const order = { name: `Order ${orderReference(id)}`, href: `/admin/orders/${id}` };
  const errors = actionData?.errors ?? [];
  return (
    <AdminPage title="Erase the customer’s data" within={[order]} said={email}>
      <div className="mt-6 grid max-w-form gap-6">
        <ErrorSummary errors={errors} />
        <p>
          {hasAccount
            ? `This customer has an account. It will be deleted with its addresses, cart, wishlist and chats, and ` +
              `${count(orders, 'order')} will no longer name them.`
            : `This customer is a guest. ${count(orders, 'past order')} under this email will no longer name them, and ` +
              `${count(messages, 'message')} will be deleted.`}
        </p>
        {underWay.length > 0 && (
          <p className="border-l-4 border-warn bg-warn-soft p-4">
            Still in progress: <span>{underWay.join(', ')}</span>.{' '}
            <span>
              {isUnderWay ? 'Nothing can be erased until these are complete.' : 'Orders in progress keep their name until they are complete.'}
            </span>
          </p>
        )}
        <WhatGoes />
        {!isUnderWay && (
          <SaveForm>
            <label className="flex min-h-11 items-center gap-3" htmlFor="sure">
              <input
                id="sure"
                type="checkbox"
                name="sure"
                className="size-5"
                aria-invalid={errors.some(({ field }) => field === 'sure') || undefined}
              />
              They asked for this, and I have checked who they are.
            </label>
            <p>This cannot be undone. They will be told by email, and your name will be recorded.</p>
            <div className="flex flex-wrap gap-4">
              <Button type="submit" kind="danger">
                Erase permanently
              </Button>
              <ButtonLink kind="quiet" href={order.href}>
                Cancel
              </ButtonLink>
            </div>
          </SaveForm>
        )}
      </div>
    </AdminPage>
  );
}
