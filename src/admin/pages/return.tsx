import { data } from 'react-router';
import { LotsOfLine } from '#orders/components/lots-of-line.tsx';
import { orderReference } from '#orders/order.ts';
import { readReturn } from '#orders/returns/queries.server.ts';
import { dueOfReturn } from '#orders/returns/refund-of-return.server.ts';
import { returnMovesFrom } from '#orders/returns/return-moves.ts';
import { piecesInWords, returnKindWords } from '#orders/returns/return-words.ts';
import { readStaffOrder } from '#orders/staff/read-staff-order.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { shopContext } from '../../shop.server.ts';
import { useSaid } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { OrderFacts } from '../orders/components/order-facts.tsx';
import { actOnReturn } from '../returns/act-on-return.server.ts';
import { ReturnBadge, ReturnDue } from '../returns/components/return-badge.tsx';
import { ReturnForm } from '../returns/components/return-form.tsx';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/return';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const one = isUuid(params.id) ? await readReturn(shop, params.id) : null;
  const page = one && (await readStaffOrder(shop, one.orderId));
  if (!one || !page) throw data(null, { status: 404 });
  return { one, ...page, due: await dueOfReturn(shop.db, one.orderId, one.kind, one.lines), moves: returnMovesFrom(one.status, 'staff') };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const values = textsOf(await readForm(request));
  try {
    const done = await actOnReturn(context.get(shopContext), context.get(staffContext), params.id, values);
    return { done, errors: [], values: {} as Record<string, string>, failed: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'This step could not be saved. Please try again.');

/** Whoever comes second is shown where it is now, with what they typed themselves. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Return of order ${loaderData ? orderReference(loaderData.order.id) : ''} | Admin` },
  { name: 'robots', content: 'noindex' },
];
export const ErrorBoundary = StaffError;

export default function ReturnForStaff({ loaderData, actionData }: Route.ComponentProps) {
  const { one, due, order, payments, refunds, documents, others, moves } = loaderData;
  useSaid(actionData && 'done' in actionData ? actionData : null);
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  const dates = [
    ['Told us', one.createdAt],
    ['Sent', one.sentAt],
    ['Arrived', one.arrivedAt],
    ['Closed', one.closedAt],
  ] as const;
  return (
    <AdminPage
      title={`Return of order ${orderReference(order.id)}`}
      said={returnKindWords[one.kind]}
      actions={
        <>
          <ReturnBadge one={one} />
          <ButtonLink kind="secondary" href={`/admin/orders/${order.id}`}>
            Open the order
          </ButtonLink>
        </>
      }
    >
      <ErrorSummary errors={errors} />
      <div className="grid gap-8 xl:grid-cols-12">
        <div className="grid content-start gap-6 xl:col-span-8">
          <section aria-label="What goes back" className="grid gap-1 border-t border-sand pt-4">
            <ul className="text-lg">
              {one.lines.map((line) => (
                <li key={line.id}>
                  <span>{piecesInWords(line)}</span>
                  <LotsOfLine line={order.lines.find(({ id }) => id === line.id) ?? { lots: [], refundedQuantity: 0 }} />
                </li>
              ))}
            </ul>
            <p>
              <ReturnDue one={one} />
            </p>
            {one.reason && <p className="max-w-measure border-l-2 border-oak pl-4 whitespace-pre-line wrap-anywhere">{one.reason}</p>}
            {one.answer && <p className="max-w-measure border-l-2 border-lough pl-4 whitespace-pre-line wrap-anywhere">{one.answer}</p>}
          </section>
          <dl className="grid gap-y-1 sm:grid-cols-2">
            {dates.map(
              ([name, at]) =>
                at && (
                  <div key={name} className="flex gap-3">
                    <dt className="text-muted">{name}</dt>
                    <dd>
                      <time dateTime={at.toISOString()}>{sayDateTime(at)}</time>
                    </dd>
                  </div>
                ),
            )}
            {one.sentWith && (
              <div className="flex gap-3">
                <dt className="text-muted">Sent with</dt>
                <dd className="wrap-anywhere">{one.sentWith}</dd>
              </div>
            )}
          </dl>
          {moves.length > 0 ? (
            <ReturnForm key={one.version} one={one} due={due} errors={errors} values={values} />
          ) : (
            <p className="border-y border-sand py-4 text-muted">This return is closed. Anything more is done on the order’s page.</p>
          )}
        </div>
        <div className="xl:col-span-4">
          <OrderFacts order={order} payments={payments} refunds={refunds} documents={documents} others={others} />
        </div>
      </div>
    </AdminPage>
  );
}
