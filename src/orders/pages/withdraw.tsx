import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { OrderStep } from '../components/order-status.tsx';
import { ChooseGoods, ConfirmWithdrawal } from '../components/withdrawal-steps.tsx';
import { WithdrawalTerms } from '../components/withdrawal-terms.tsx';
import { orderPath } from '../order.ts';
import { openOrder } from '../read-order.server.ts';
import { readWithdrawalForm } from '../read-withdrawal-form.ts';
import { withdrawalLastDay, withdrawalState, withdrawalTitle } from '../withdrawal.ts';
import { chosenGoods, readReturns, refusalWords, withdrawFromOrder } from '../withdrawals.server.ts';
import type { Route } from './+types/withdraw';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  const returns = await readReturns(shop, order);
  const state = withdrawalState({ status: order.status, ...returns }, shop.now());
  if (state === 'cancel-instead') throw redirect(orderPath(order.id, token, '/cancel'), { status: 303, headers: forLinkReader });
  return data({ order, token, ...returns, refusal: state === 'open' ? null : refusalWords[state] }, { headers: forLinkReader });
}

/** The goods are chosen first, and confirmed in a second step (Directive (EU) 2023/2673, article 11a(3)): only that withdraws. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const form = await readForm(request);
  const typed = textsOf(form);
  try {
    const { lines } = await readReturns(shop, order);
    const wanted = readWithdrawalForm(typed, lines);
    if (typed.intent !== 'confirm') return data({ chosen: { ...wanted, goods: chosenGoods(lines, wanted.lines) } }, { headers: forLinkReader });
    await withdrawFromOrder(shop, order.id, wanted, actor);
    return redirect(orderPath(order.id, token, '', { done: 'withdrawn' }), { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm<Record<string, string>>(error, typed);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your notice could not be sent. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${withdrawalTitle} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { order, token, lines, deliveredAt, refusal } = loaderData;
  const chosen = actionData && 'chosen' in actionData ? actionData.chosen : null;
  const errors = actionData && 'errors' in actionData ? actionData.errors : [];
  const values: Record<string, string> = actionData && 'values' in actionData ? actionData.values : {};
  if (refusal) {
    return (
      <OrderStep id={order.id} token={token} title={withdrawalTitle}>
        <p>{refusal}</p>
        <div>
          <ButtonLink kind="secondary" href={orderPath(order.id, token)}>
            Back to the order
          </ButtonLink>
        </div>
      </OrderStep>
    );
  }
  if (chosen) {
    return (
      <OrderStep id={order.id} token={token} title="Confirm your withdrawal">
        <ConfirmWithdrawal order={order} token={token} deliveredAt={deliveredAt} chosen={chosen} />
      </OrderStep>
    );
  }
  return (
    <OrderStep id={order.id} token={token} title={withdrawalTitle}>
      <ErrorSummary errors={errors} />
      <p>
        You can return what you bought online within 14 days of delivery, without giving a reason
        <span>{deliveredAt ? `: until ${sayDate(withdrawalLastDay(deliveredAt))}` : ''}</span>.
      </p>
      <ChooseGoods order={order} token={token} lines={lines} values={values} errors={errors} />
      <WithdrawalTerms />
    </OrderStep>
  );
}
