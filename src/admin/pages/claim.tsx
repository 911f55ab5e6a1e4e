import { data } from 'react-router';
import { claimMovesFrom } from '#claims/claim-moves.ts';
import { faultWords } from '#claims/claim-words.ts';
import { ClaimPhotos, ClaimStory } from '#claims/components/claim-list.tsx';
import { readClaim } from '#claims/queries.server.ts';
import { formatPounds } from '#money/pence.ts';
import { orderReference } from '#orders/order.ts';
import { readStaffOrder } from '#orders/staff/read-staff-order.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { freeBoxes, shelfKey } from '#stock/boxes.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { shopContext } from '../../shop.server.ts';
import { actOnClaim } from '../claims/act-on-claim.server.ts';
import { AnswerClaimForm } from '../claims/components/answer-form.tsx';
import { ClaimBadge } from '../claims/components/claim-badge.tsx';
import { useSaid } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { OrderFacts } from '../orders/components/order-facts.tsx';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/claim';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const claim = isUuid(params.id) ? await readClaim(shop, params.id) : null;
  const page = claim && (await readStaffOrder(shop, claim.orderId));
  if (!claim || !page) throw data(null, { status: 404 });
  const goods = claim.lines.flatMap(({ id, quantity, fault }) => {
    const line = page.order.lines.find((known) => known.id === id);
    return line ? [{ line, quantity, fault, shelf: line.productId && shelfKey(line.productId, line.roll?.widthMm ?? null) }] : [];
  });
  const free = await freeBoxes(
    shop.db,
    goods.flatMap(({ shelf }) => shelf || []),
  );
  return {
    claim,
    ...page,
    goods: goods.map(({ line, quantity, fault, shelf }) => ({
      ...{
        id: line.id,
        name: line.name,
        sku: line.sku,
        productId: line.productId,
        unitPence: line.unitPence,
        ordered: line.quantity,
        quantity,
        fault,
      },
      // Whole pieces, also of a roll.
      free: shelf ? Math.floor((free.get(shelf) ?? 0) / (line.roll?.eachMm ?? 1)) : 0,
    })),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const values = textsOf(await readForm(request));
  try {
    const done = await actOnClaim(context.get(shopContext), context.get(staffContext), params.id, values);
    return { done, errors: [], values: {} as Record<string, string>, failed: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'Your answer could not be sent. Please try again.');

/** Whoever comes second is shown what the first has answered, with what they typed themselves. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Report on order ${loaderData ? orderReference(loaderData.order.id) : ''} | Admin` },
  { name: 'robots', content: 'noindex' },
];
export const ErrorBoundary = StaffError;

export default function ClaimForStaff({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, goods, order, payments, refunds, refundablePence, documents, others } = loaderData;
  useSaid(actionData && 'done' in actionData ? actionData : null);
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  const isOpen = claimMovesFrom(claim.status).length > 0;
  return (
    <AdminPage
      title={`Report on order ${orderReference(order.id)}`}
      said={`Reported ${sayDateTime(claim.createdAt)}`}
      actions={
        <>
          <ClaimBadge claim={claim} />
          {claim.replacement && (
            <ButtonLink kind="secondary" href={`/admin/orders/${order.id}/packing-slip?shipment=${claim.replacement.number}`}>
              Packing slip
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" href={`/admin/orders/${order.id}`}>
            Open the order
          </ButtonLink>
        </>
      }
    >
      <ErrorSummary errors={errors} />
      <div className="grid gap-8 xl:grid-cols-12">
        <div className="grid content-start gap-6 xl:col-span-8">
          <div className="index-table">
            <table>
              <caption className="sr-only">Goods reported</caption>
              <thead>
                <tr>
                  <th scope="col">Item</th>
                  <th scope="col">Problem</th>
                  <th scope="col" className="text-right">
                    Pieces
                  </th>
                  <th scope="col" className="text-right">
                    Price
                  </th>
                  <th scope="col" className="text-right">
                    In stock
                  </th>
                </tr>
              </thead>
              <tbody>
                {goods.map((line) => (
                  <tr key={line.id}>
                    <td>
                      {line.productId ? (
                        <a href={`/admin/products/${line.productId}`} className="staff-row-link">
                          {line.name}
                        </a>
                      ) : (
                        <span>{line.name}</span>
                      )}
                      <span className="block text-sm text-muted">{line.sku}</span>
                    </td>
                    <td>{faultWords[line.fault]}</td>
                    <td className="text-right tabular-nums">{`${line.quantity} of ${line.ordered}`}</td>
                    <td className="text-right tabular-nums">{formatPounds(line.unitPence * line.quantity)}</td>
                    <td className={`text-right tabular-nums ${line.free < line.quantity ? 'font-semibold text-error' : ''}`}>{line.free}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ClaimPhotos claim={claim} />
          <ClaimStory claim={claim} named />
          {isOpen ? (
            <AnswerClaimForm
              key={claim.version}
              claim={claim}
              piecesPence={goods.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0)}
              leftPence={refundablePence}
              errors={errors}
              values={values}
            />
          ) : (
            <p className="border-y border-sand py-4 text-muted">This report is closed. Anything more is done on the order’s page.</p>
          )}
        </div>
        <div className="xl:col-span-4">
          <OrderFacts order={order} payments={payments} refunds={refunds} documents={documents} others={others} />
        </div>
      </div>
    </AdminPage>
  );
}
