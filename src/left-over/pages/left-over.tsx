import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { LotsOfLine } from '#orders/components/lots-of-line.tsx';
import { OrderStep } from '#orders/components/order-status.tsx';
import { orderPath } from '#orders/order.ts';
import { openOrder } from '#orders/read-order.server.ts';
import { readPieces } from '#orders/read-withdrawal-form.ts';
import { withdrawWords } from '#orders/withdrawal.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Select, TextArea } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { shopContext } from '../../shop.server.ts';
import { askLeftOver, readLeftOver } from '../ask-left-over.server.ts';
import { leftOverRefusals, leftOverTitle } from '../left-over.ts';
import type { Route } from './+types/left-over';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { order, token } = await openOrder(context.get(shopContext), request, params.id);
  const { state, ends, lines } = await readLeftOver(context.get(shopContext), order);
  const goods = lines
    .filter(({ most }) => most > 0)
    .map((line) => ({ ...line, served: order.lines.find(({ id }) => id === line.id) ?? { lots: [], refundedQuantity: 0 } }));
  return data({ id: order.id, token, ends, goods, refusal: state === 'open' ? null : leftOverRefusals[state] }, { headers: forLinkReader });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor } = await openOrder(shop, request, params.id);
  const typed = textsOf(await readForm(request));
  try {
    const id = await askLeftOver(shop, order.id, readPieces(typed, order.lines), actor);
    return redirect(orderPath(order.id, token, `/returns/${id}`), { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm<Record<string, string>>(error, typed);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'Your request could not be sent. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${leftOverTitle} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function LeftOver({ loaderData: { id, token, ends, goods, refusal }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  if (refusal) {
    return (
      <OrderStep id={id} token={token} title={leftOverTitle}>
        <p>{refusal}</p>
        <div>
          <ButtonLink kind="secondary" href={orderPath(id, token)}>
            Back to your order
          </ButtonLink>
        </div>
      </OrderStep>
    );
  }
  return (
    <OrderStep id={id} token={token} title={leftOverTitle}>
      <ErrorSummary errors={errors} />
      <p>
        You can return sealed, undamaged boxes <span>{ends ? `until ${sayDate(new Date(ends.getTime() - 1))}` : ''}</span>. Ask us first: once we
        agree, send them or bring them in. You pay for the return, and we refund the price of the boxes.
      </p>
      <SaveForm className="grid gap-6">
        {goods.map((line) => (
          <div key={line.id} className="grid gap-1 border-t border-sand pt-4">
            <Select
              label={line.name}
              name={`line-${line.id}`}
              hint={`${formatPounds(line.unitPence)} each`}
              defaultValue={values[`line-${line.id}`] ?? '0'}
              error={errorOf(`line-${line.id}`)}
            >
              <option value="0">Keep</option>
              {Array.from({ length: Math.min(line.most, 200) }, (_, at) => at + 1).map((quantity) => (
                <option key={quantity} value={quantity}>
                  {`Return ${countUnits(quantity, line.unit ?? 'box')}`}
                </option>
              ))}
            </Select>
            <LotsOfLine line={line.served} />
          </div>
        ))}
        <TextArea
          label="Anything we should know"
          name="reason"
          optional
          rows={3}
          maxLength={500}
          defaultValue={values.reason}
          error={errorOf('reason')}
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton busyWords="Sending…">Ask to return these boxes</SubmitButton>
          <ButtonLink kind="quiet" href={orderPath(id, token)}>
            Keep everything
          </ButtonLink>
        </div>
      </SaveForm>
      <p className="border-t border-sand pt-6 text-md">
        This is on top of your legal rights. Within 14 days of delivery you don’t need our agreement: choose “<span>{withdrawWords}</span>” on your
        order instead.
      </p>
    </OrderStep>
  );
}
