import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { endCheckout } from '#checkout/end-checkout.server.ts';
import { approvalCookie, approvalOf, covers } from '#finance/applications.server.ts';
import { financeProblem } from '#finance/finance.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { readCardForm } from '#payments/card-stops.server.ts';
import { readLastPayment } from '#payments/payment-result.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { sendForm } from '#ui/send-form.ts';
import { type Shop, shopContext } from '../../shop.server.ts';
import { ApplicationProgress } from '../components/application-progress.tsx';
import { ApprovedFinance } from '../components/approved-finance.tsx';
import { FinanceForm } from '../components/finance-form.tsx';
import { OrderStep } from '../components/order-step.tsx';
import { applyForOrder, ukOnly } from '../financing/apply-for-order.server.ts';
import { payByCardInstead } from '../financing/decide-finance.server.ts';
import { lenderFormOfOrder } from '../financing/lender-form-of-order.ts';
import { readOrderApplication } from '../financing/order-application.server.ts';
import { type Order, orderPath, payPath } from '../order.ts';
import { openOrder } from '../read-order.server.ts';

import type { Route } from './+types/finance';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  if (order.status !== 'pending' && order.status !== 'finance_pending') {
    throw redirect(orderPath(order.id, token), { status: 303, headers: forLinkReader });
  }
  const application = order.status === 'finance_pending' ? await readOrderApplication(shop.db, order.id) : null;
  const problem = order.address.country === 'GB' ? financeProblem(order.totalPence) : ukOnly;
  const approval = application ? null : await approvalOf(shop, request);
  const payment = application ? await readLastPayment(shop, order.id) : null;
  // Also for who applied and never got the answer.
  const headers = application ? await withCartEmptied(shop, request, order) : forLinkReader;
  return data(
    {
      order,
      token,
      problem,
      application,
      approval: approval && { ...approval, isForThis: covers(approval, order) },
      lenderForm: application && lenderFormOfOrder(shop.config, order, application, token),
      // What became of the last try to pay the deposit.
      depositNotice: payment && payment.status !== 'succeeded' ? { status: payment.status, message: payment.message } : null,
      cardForm: application && application.depositPaidPence < application.depositPence ? await readCardForm(shop, order.id) : null,
    },
    { headers },
  );
}

async function withCartEmptied(shop: Shop, request: Request, order: Order): Promise<Headers> {
  const headers = new Headers(forLinkReader);
  for (const cookie of await endCheckout(shop, request, order)) headers.append('Set-Cookie', cookie);
  return headers;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const values = textFields(await readForm(request), ['intent', 'deposit', 'total', 'is_adult']);
  try {
    if (values.intent === 'pay-by-card') {
      await payByCardInstead(shop, order.id, actor);
      return redirect(payPath(order.id, token), { status: 303, headers: forLinkReader });
    }
    const approval = values.intent === 'use-approval' ? await approvalOf(shop, request) : null;
    if (approval) {
      await applyForOrder(shop, order.id, { pricePence: null, depositPence: approval.depositPence, isAdult: true, approval }, actor);
      const headers = await withCartEmptied(shop, request, order);
      headers.append('Set-Cookie', approvalCookie(shop.config.origin, null));
      return redirect(orderPath(order.id, token, '/finance'), { status: 303, headers });
    }
    const depositPence = poundsToPence(values.deposit || '0');
    if (depositPence === null) {
      const message = 'Please choose a deposit.';
      throw new Refusal('invalid', 'invalid-form', message, [{ field: 'deposit_pounds', message }]);
    }
    const pricePence = poundsToPence(values.total);
    await applyForOrder(shop, order.id, { pricePence, depositPence, isAdult: values.is_adult === 'on' }, actor);
    // The order is placed, as far as a shopper's cart is concerned.
    return redirect(orderPath(order.id, token, '/finance'), { status: 303, headers: await withCartEmptied(shop, request, order) });
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, 'Error applying for finance: the shop could not be reached. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Pay It Monthly | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function OrderFinance({ loaderData, actionData }: Route.ComponentProps) {
  const { order, token, application } = loaderData;
  return (
    <OrderStep id={order.id} token={token} title="Pay It Monthly">
      {loaderData.approval && <ApprovedFinance approval={loaderData.approval} totalPence={order.totalPence} />}
      {application ? (
        <ApplicationProgress {...loaderData} application={application} errors={actionData?.errors ?? []} />
      ) : loaderData.approval?.isForThis && !loaderData.problem ? (
        <ErrorSummary errors={actionData?.errors ?? []} />
      ) : (
        <FinanceForm order={order} token={token} problem={loaderData.problem} errors={actionData?.errors ?? []} values={actionData?.values ?? null} />
      )}
    </OrderStep>
  );
}
