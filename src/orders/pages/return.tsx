import { data, redirect } from 'react-router';
import { forLinkReader } from '#accounts/visitor-pages.server.ts';
import { oneLine } from '#platform/form-fields.ts';
import { pageHeaders } from '#platform/http/cached-pages.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { useShopSettings } from '#settings/components/use-shop-settings.ts';
import { addressParts } from '#settings/contact-details.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { sendForm } from '#ui/send-form.ts';
import { type Shop, shopContext } from '../../shop.server.ts';
import { OrderStep } from '../components/order-status.tsx';
import { ReturnClock, ReturnGoods } from '../components/return-list.tsx';
import { orderPath } from '../order.ts';
import { openOrder } from '../read-order.server.ts';
import { moveReturn } from '../returns/move-return.server.ts';
import { listReturnsOf, type Return } from '../returns/queries.server.ts';
import { returnMovesFrom } from '../returns/return-moves.ts';
import { returnKindWords, returnNews } from '../returns/return-words.ts';
import type { Route } from './+types/return';

async function openReturn(shop: Shop, request: Request, params: { id: string; return: string }) {
  const opened = await openOrder(shop, request, params.id);
  const one = (await listReturnsOf(shop, opened.order.id)).find(({ id }) => id === params.return);
  if (!one) throw data(null, { status: 404, headers: forLinkReader });
  return { ...opened, one };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { order, token, one } = await openReturn(context.get(shopContext), request, params);
  return data({ id: order.id, token, one, moves: returnMovesFrom(one.status, 'shopper') }, { headers: forLinkReader });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { order, token, actor, one } = await openReturn(shop, request, params);
  const typed = textFields(await readForm(request), ['intent', 'sent_with']);
  try {
    const to = typed.intent === 'call-off' ? 'called-off' : 'on-the-way';
    await moveReturn(shop, one.id, { to, version: null, sentWith: oneLine(typed.sent_with).slice(0, 200) }, actor);
    return redirect(orderPath(order.id, token, `/returns/${one.id}`), { status: 303, headers: forLinkReader });
  } catch (error) {
    return refusedForm(error, typed);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, 'This did not reach us. Please try again.');

export const headers: Route.HeadersFunction = pageHeaders;

const title = 'Your return';
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${title} | ${matches[0].loaderData?.settings.business_name ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function OwnReturn({ loaderData: { id, token, one, moves }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const values = { sent_with: '', ...actionData?.values };
  return (
    <OrderStep id={id} token={token} title={title}>
      <ErrorSummary errors={errors} />
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{returnNews[one.status].title}</p>
        <p>{one.answer || returnNews[one.status].said}</p>
        <ReturnClock one={one} />
      </div>
      <div className="grid gap-1 border-t border-sand pt-4">
        <h2 className="text-xl">{returnKindWords[one.kind]}</h2>
        <ReturnGoods one={one} />
        {one.reason && <p className="whitespace-pre-line wrap-anywhere">{one.reason}</p>}
      </div>
      <Steps one={one} />
      {moves.includes('on-the-way') && (
        <section aria-labelledby="send" className="grid gap-4 border-t border-sand pt-4">
          <h2 id="send" className="text-xl">
            Sending it back
          </h2>
          <WhereTo />
          <SaveForm>
            <TextField
              label="Sent with"
              name="sent_with"
              optional
              maxLength={200}
              hint="The carrier and its tracking number. Keep the receipt: we refund from the day you sent it, even before it arrives."
              defaultValue={values.sent_with}
            />
            <div>
              <SubmitButton name="intent" value="sent">
                I’ve sent it
              </SubmitButton>
            </div>
          </SaveForm>
        </section>
      )}
      <div className="flex flex-wrap gap-4">
        <ButtonLink kind="secondary" href={orderPath(id, token)}>
          Back to your order
        </ButtonLink>
        {moves.includes('called-off') && (
          <SaveForm className="contents">
            <Button type="submit" kind="quiet" name="intent" value="call-off">
              Keep the boxes after all
            </Button>
          </SaveForm>
        )}
      </div>
    </OrderStep>
  );
}

function WhereTo() {
  const { settings } = useShopSettings();
  const where = [settings.business_name, ...addressParts(settings)].filter(Boolean).join(', ');
  return (
    <p>
      Send it to, or bring it to: <span className="font-semibold">{where}</span>. You pay for the return. Heavy goods have to go by carrier.
    </p>
  );
}

/** What has happened so far, each with its day. */
function Steps({ one }: { one: Return }) {
  const steps = [
    ['Told us', one.createdAt],
    ['Sent', one.sentAt],
    ['Arrived', one.arrivedAt],
    [one.status === 'paid-back' ? 'Refunded' : 'Closed', one.closedAt],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-y-1 border-t border-sand pt-4 text-md">
      {steps.map(
        ([name, at]) =>
          at && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd>
                <time dateTime={at.toISOString()}>{sayDate(at)}</time>
              </dd>
            </div>
          ),
      )}
      {one.sentWith && (
        <div className="contents">
          <dt className="text-muted">Sent with</dt>
          <dd className="wrap-anywhere">{one.sentWith}</dd>
        </div>
      )}
    </dl>
  );
}
