import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { pageHeaders } from '#platform/http/page-headers.server.ts';
import { readForm, refusedForm } from '#platform/http/refused-form.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { addressParts } from '#settings/showroom-links.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextArea } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { OrderStep } from '../components/order-step.tsx';
import { ReturnLines } from '../components/return-lines.tsx';
import { openOrder } from '../open-order.server.ts';
import { orderReference } from '../order.ts';
import { orderPath } from '../order-path.ts';
import { readWithdrawalForm } from '../read-withdrawal-form.ts';
import { refusalWords, withdrawFromOrder } from '../withdraw.server.ts';
import { withdrawalLastDay, withdrawalState } from '../withdrawal.ts';
import { readReturns } from '../withdrawals.server.ts';
import type { Route } from './+types/withdraw';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { order, token } = await openOrder(shop, request, params.id);
  const returns = await readReturns(shop, order);
  const state = withdrawalState({ status: order.status, ...returns }, shop.now());
  if (state === 'cancel-instead') throw redirect(orderPath(order.id, token, '/cancel'), { status: 303, headers: forLinkReader });
  return data({ order, token, ...returns, refusal: state === 'open' ? null : refusalWords[state] }, { headers: forLinkReader });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const form = await readForm(request);
  const typed = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  try {
    await withdrawFromOrder(shop, order.id, readWithdrawalForm(typed, order.lines), actor);
    const path = orderPath(order.id, token);
    return redirect(`${path}${path.includes('?') ? '&' : '?'}done=withdrawn`, { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm<Record<string, string>>(error, typed);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your notice could not be sent. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Change your mind | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { order, token, lines, deliveredAt, refusal } = loaderData;
  const { settings } = useShopSettings();
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  const reference = orderReference(order.id);
  if (refusal) {
    return (
      <OrderStep id={order.id} token={token} title="Change your mind">
        <p>{refusal}</p>
        <div>
          <ButtonLink kind="secondary" href={orderPath(order.id, token)}>
            Back to the order
          </ButtonLink>
        </div>
      </OrderStep>
    );
  }
  const to = [settings.business_name, ...addressParts(settings), settings.email].filter(Boolean).join(', ');
  return (
    <OrderStep id={order.id} token={token} title="Change your mind">
      <ErrorSummary errors={errors} />
      <div className="prose">
        <p>
          You can send back what you bought from us at a distance within 14 days of its delivery, without giving a reason
          <span>{deliveredAt ? `: until ${sayDate(withdrawalLastDay(deliveredAt))}` : ''}</span>.
        </p>
      </div>
      <SaveForm className="grid gap-6">
        <p>
          To <span>{to}</span>: I hereby give notice that I cancel my contract of sale of the following goods, ordered on{' '}
          <span>{sayDate(order.createdAt)}</span>
          <span>{deliveredAt && ` and received on ${sayDate(deliveredAt)}`}</span> (order <span>{reference}</span>):
        </p>
        <ReturnLines lines={lines} values={values} errors={errors} />
        <p>{order.deliverTo.join(', ')}</p>
        <TextArea
          label="Would you like to say why?"
          name="reason"
          optional
          rows={3}
          maxLength={500}
          defaultValue={values.reason}
          error={errors.find(({ field }) => field === 'reason')?.message}
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton>Send this notice</SubmitButton>
          <ButtonLink kind="quiet" href={orderPath(order.id, token)}>
            Keep everything
          </ButtonLink>
        </div>
      </SaveForm>
      <div className="prose border-t border-sand pt-6 text-md">
        <h2>What happens then</h2>
        <p>
          We mail you a copy at once. Send the goods back, or bring them, within 14 days; you pay for sending them. We pay back their price within 14
          days of having them, or of your proof that they are on their way, to where the money came from. If everything comes back, so does the price
          of standard delivery.
        </p>
        <p>
          Open a box to look at a floor as you would in a showroom; where more was done with it, we may pay back less, and nothing for what was laid
          or cut.
        </p>
        <p>
          What we cut to the length you asked for, such as carpet by the metre, is made to your specification: the law leaves it out of this right
          (Consumer Contracts Regulations 2013, regulation 28; in Ireland, Consumer Rights Act 2022, Part 5). Samples are free, so only their postage
          could come back, and sending them costs about as much. If something is faulty or not as described, none of this limits your rights: ring or
          write to us.
        </p>
      </div>
    </OrderStep>
  );
}
