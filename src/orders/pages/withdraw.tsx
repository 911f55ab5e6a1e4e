import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { addressParts } from '#settings/contact-details.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { OrderStep } from '../components/order-status.tsx';
import { orderPath, orderReference } from '../order.ts';
import { openOrder } from '../read-order.server.ts';
import { readWithdrawalForm } from '../read-withdrawal-form.ts';
import { isCutToLength, type ReturnableLine, returnable, returnWords, withdrawalLastDay, withdrawalState } from '../withdrawal.ts';
import { readReturns, refusalWords, withdrawFromOrder } from '../withdrawals.server.ts';
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
  const typed = textsOf(form);
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
  { title: `${returnWords} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
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
      <OrderStep id={order.id} token={token} title={returnWords}>
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
    <OrderStep id={order.id} token={token} title={returnWords}>
      <ErrorSummary errors={errors} />
      <div className="prose">
        <p>
          You can return what you bought online within 14 days of delivery, without giving a reason
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
          label="Reason for returning"
          name="reason"
          optional
          rows={3}
          maxLength={500}
          defaultValue={values.reason}
          error={errors.find(({ field }) => field === 'reason')?.message}
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton>Send notice</SubmitButton>
          <ButtonLink kind="quiet" href={orderPath(order.id, token)}>
            Keep everything
          </ButtonLink>
        </div>
      </SaveForm>
      <div className="prose border-t border-sand pt-6 text-md">
        <h2>What happens next</h2>
        <p>
          We’ll email you a copy straight away. Send or bring the goods back within 14 days; you pay for the return. We refund their price to your
          original payment method within 14 days of receiving them, or proof that you have sent them. If you return everything, we also refund
          standard delivery.
        </p>
        <p>
          You can open a box to check the floor, as you would in a showroom. If it has been handled more than that, we may reduce the refund. Floors
          that have been laid or cut cannot be refunded.
        </p>
        <p>
          Goods cut to the length you asked for, such as carpet by the metre, are made to your specification and cannot be returned under this right
          (Consumer Contracts Regulations 2013, regulation 28; in Ireland, Consumer Rights Act 2022, Part 5). Samples are free, so only their postage
          could be refunded, and returning them costs about as much. If something is faulty or not as described, this does not affect your rights:
          please contact us.
        </p>
      </div>
    </OrderStep>
  );
}

type Line = ReturnableLine & { unitPence: number; isSample: boolean };
type Props = { lines: readonly Line[]; values: Record<string, string>; errors: readonly { field: string; message: string }[] };

/** How much of each line goes back, from nothing to all that is left. */
function ReturnLines({ lines, values, errors }: Props) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => {
        const most = returnable(line);
        const name = `line-${line.id}`;
        const unit = line.unit ?? 'box';
        return (
          <li key={line.id} className="grid gap-1 border-t border-sand pt-4">
            {most > 0 ? (
              <Select
                label={line.isSample ? `Sample of ${line.name}` : line.name}
                name={name}
                hint={line.isSample ? 'Free' : `${formatPounds(line.unitPence)} each`}
                defaultValue={values[name] ?? '0'}
                error={errors.find(({ field }) => field === name)?.message}
              >
                <option value="0">Keep</option>
                {Array.from({ length: Math.min(most, maxListLength) }, (_, at) => most - at).map((quantity) => (
                  <option key={quantity} value={quantity}>
                    {`Return ${line.isSample ? 'the sample' : countUnits(quantity, unit)}`}
                  </option>
                ))}
              </Select>
            ) : (
              <>
                <p className="text-md font-semibold">{line.name}</p>
                <p className="text-md text-muted">
                  {isCutToLength(line) ? 'Cut to your size, so it cannot be returned.' : 'Already returned or refunded.'}
                </p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** All that is left, and then one fewer each, down to a list that can still be leafed through. */
const maxListLength = 200;
