import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { formatPounds } from '#money/pence.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { cancelOrder } from '../cancel-order.server.ts';
import { OrderStep } from '../components/order-status.tsx';
import { orderPath, orderReference } from '../order.ts';
import { mayMove } from '../order-moves.ts';
import { openOrder } from '../read-order.server.ts';

import { readReason } from '../read-withdrawal-form.ts';
import type { Route } from './+types/cancel';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { order, token } = await openOrder(context.get(shopContext), request, params.id);
  if (!mayMove(order.status, 'cancelled', 'shopper') || order.lines.some(({ cutAt }) => cutAt !== null))
    throw redirect(orderPath(order.id, token), { status: 303, headers: forLinkReader });
  return data({ order, token }, { headers: forLinkReader });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const values = textFields(await readForm(request), ['reason']);
  try {
    await cancelOrder(shop, order.id, actor, readReason(values.reason));
    return redirect(orderPath(order.id, token, '', { done: 'cancelled' }), { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'The order could not be cancelled. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Cancel order | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function CancelOrder({ loaderData: { order, token }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const back = order.paidAt && order.paymentMethod !== 'finance' ? order.totalPence - order.refundedPence : 0;
  return (
    <OrderStep id={order.id} token={token} title="Cancel this order?">
      <ErrorSummary errors={errors} />
      <div className="prose">
        <p>
          Order <span>{orderReference(order.id)}</span> for <span>{formatPounds(order.totalPence)}</span> has not been dispatched yet, so you can
          cancel it. This cannot be undone.
        </p>
        {back > 0 && (
          <p>
            We’ll refund <span>{formatPounds(back)}</span> to your original payment method. Please allow up to ten working days.
          </p>
        )}
        {order.status === 'finance_pending' && <p>Your finance application is cancelled, and any deposit you have paid is refunded to your card.</p>}
        {order.paymentMethod === 'finance' && (
          <p>We’ll tell the lender, who will end your agreement. Any deposit you have paid is refunded to your card.</p>
        )}
      </div>
      <SaveForm>
        <TextArea
          label="Reason for cancelling"
          name="reason"
          optional
          rows={3}
          maxLength={500}
          hint="This helps us improve."
          defaultValue={actionData?.values.reason}
          error={errors.find(({ field }) => field === 'reason')?.message}
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton kind="danger">Cancel order</SubmitButton>
          <ButtonLink kind="quiet" href={orderPath(order.id, token)}>
            {' '}
            Keep order{' '}
          </ButtonLink>
        </div>
      </SaveForm>
    </OrderStep>
  );
}
