import { data } from 'react-router';
import { z } from 'zod';
import { ClaimList } from '#claims/components/claim-list.tsx';
import { listClaimsOf } from '#claims/queries.server.ts';
import { carriageLeft } from '#orders/carriage.server.ts';
import { handOver } from '#orders/collecting/collect-order.server.ts';
import { ReturnList } from '#orders/components/return-list.tsx';
import { chooseDay, daysToChoose, readAgreedDay } from '#orders/days/choose-day.server.ts';
import { mayChooseDay } from '#orders/days/may-choose-day.ts';
import { moveOrder } from '#orders/move-order.server.ts';
import { isCollected, orderReference, orderStatuses, statusWords } from '#orders/order.ts';
import { refundOrder } from '#orders/refund-order.server.ts';
import { listReturnsOf } from '#orders/returns/queries.server.ts';
import { noteWanted } from '#orders/schemas.ts';
import { correctShipment } from '#orders/shipping/correct-shipment.server.ts';
import { shipOrder } from '#orders/shipping/ship-order.server.ts';
import { changeLineLot, lotChangeForm } from '#orders/staff/change-line-lot.server.ts';
import { addOrderNote, markLineCut, noSuchLine, readStaffOrder, resendLetter } from '#orders/staff/read-staff-order.server.ts';
import { keepTo } from '#platform/form-fields.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { accept, Refusal } from '#platform/refusal.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { type Shop, shopContext } from '../../shop.server.ts';
import { readAmount } from '../claims/act-on-claim.server.ts';
import { useSaid } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { HandOver } from '../orders/components/hand-over.tsx';
import { MoveDelivery } from '../orders/components/move-delivery.tsx';
import { StatusBadge } from '../orders/components/order-columns.tsx';
import { OrderFacts, OrderLines } from '../orders/components/order-facts.tsx';
import { OrderHistory } from '../orders/components/order-history.tsx';
import { MoveOrder, NoteForm } from '../orders/components/order-moves-form.tsx';
import { RefundForm } from '../orders/components/refund-form.tsx';
import { ShipForm } from '../orders/components/ship-form.tsx';
import { Shipments } from '../orders/components/shipments.tsx';
import { readCorrection, readHandOver, readShipping } from '../orders/read-shipping.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/order';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const page = isUuid(params.id) ? await readStaffOrder(shop, params.id) : null;
  if (!page) throw data(null, { status: 404 });
  const [claims, returns, days] = await Promise.all([
    listClaimsOf(shop, page.order.id),
    listReturnsOf(shop, page.order.id),
    daysToChoose(shop, page.order, 'staff'),
  ]);
  return { ...page, claims, returns, days };
}

const moveIn = z.object({
  to: z.enum(orderStatuses, 'Please choose what to do with the order.'),
  note: z.string().trim().max(1000, keepTo(1000)),
});

const dayNoteIn = z.object({ day_note: z.string().trim().max(500, keepTo(500)).default('') });

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const form = await readForm(request);
  const values = textsOf(form);
  try {
    return { done: await act(shop, params.id, values, staff.id), errors: [], values: {} as Record<string, string>, failed: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}

/** What one of the page's forms asks for; what was done, in words. */
async function act(shop: Shop, id: string, values: Record<string, string>, staffId: string): Promise<string> {
  const actor = { kind: 'staff', userId: staffId } as const;
  if (values.intent === 'note') {
    if (!values.note?.trim()) throw new Refusal('invalid', 'invalid-form', noteWanted, [{ field: 'note', message: noteWanted }]);
    await addOrderNote(shop, id, values.note.trim().slice(0, 1000), actor);
    return 'Note added.';
  }
  if (values.intent === 'cut') {
    if (!values.line || !isUuid(values.line)) throw new Refusal('not-found', 'line-not-found', noSuchLine);
    await markLineCut(shop, id, values.line, values.cut === 'yes', actor);
    return values.cut === 'yes' ? 'Marked as cut.' : 'Marked as not cut.';
  }
  if (values.intent === 'lot') {
    const { line, from_lot_id, to_lot_id, quantity, broken, note } = accept(lotChangeForm, values);
    await changeLineLot(shop, id, line, { from: from_lot_id, to: to_lot_id, quantity, areBroken: broken === 'yes', note }, actor);
    return 'Batch changed.';
  }
  if (values.intent === 'resend') return `The last email is being sent to ${await resendLetter(shop, id, actor)} again.`;
  if (values.intent === 'refund') {
    const amountPence = readAmount(values.amount ?? '');
    const lines = Object.entries(values).flatMap(([name, quantity]) => {
      const line = name.startsWith('line:') ? name.slice(5) : '';
      const boxes = Number(quantity);
      return isUuid(line) && Number.isInteger(boxes) && boxes > 0 ? [{ id: line, quantity: boxes }] : [];
    });
    const carriagePence = values.delivery === 'on' ? await carriageLeft(shop.db, id) : 0;
    const wanted = { amountPence, lines, carriagePence, reason: (values.reason ?? '').trim().slice(0, 190), restocks: values.restock === 'on' };
    await refundOrder(shop, id, wanted, actor);
    return 'The refund is on its way.';
  }
  if (values.intent === 'ship') {
    const now = await shipOrder(shop, id, readShipping(values), actor);
    return `Order marked as ${statusWords[now].toLowerCase()}.`;
  }
  if (values.intent === 'correct-shipment') {
    const { number, carrier, trackingLink } = readCorrection(values);
    await correctShipment(shop, id, number, { carrier, trackingLink }, actor);
    return 'Shipment corrected.';
  }
  if (values.intent === 'day') {
    const { day_note: note } = accept(dayNoteIn, values);
    await chooseDay(shop, id, { ...readAgreedDay(values), note }, actor);
    return 'Delivery moved. The customer is emailed.';
  }
  if (values.intent === 'hand-over') {
    await handOver(shop, id, readHandOver(values), actor);
    return 'Order handed over.';
  }
  const { to, note } = accept(moveIn, values);
  await moveOrder(shop, id, { to, note }, actor);
  return to === 'cancelled' ? 'Order cancelled.' : `Order marked as ${statusWords[to].toLowerCase()}.`;
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendAsStaff(sent, 'We could not reach the shop. Please check the order’s history in another tab before you try again.');

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Order ${loaderData ? orderReference(loaderData.order.id) : ''} | Admin` },
  { name: 'robots', content: 'noindex' },
];
export const ErrorBoundary = StaffError;

export default function OrderForStaff({ loaderData, actionData }: Route.ComponentProps) {
  const { order, events, payments, refunds, refundablePence, carriageLeftPence, moves, others, documents, claims, returns, lots, days } = loaderData;
  const came = actionData && 'done' in actionData ? actionData : null;
  useSaid(came);
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  const raised = events.filter((event) => event.isAttention);
  return (
    <AdminPage
      title={`Order ${orderReference(order.id)}`}
      said={`Placed ${sayDateTime(order.createdAt)}${order.paidAt ? `, paid ${sayDateTime(order.paidAt)}` : ', not paid'}`}
      actions={
        <>
          <StatusBadge status={order.status} />
          <ButtonLink kind="secondary" href={`/admin/orders/${order.id}/packing-slip`}>
            Packing slip
          </ButtonLink>
        </>
      }
    >
      <ErrorSummary errors={errors} />
      {raised.length > 0 && events[0]?.isAttention && (
        <ul className="grid gap-1 border-l-4 border-warn bg-warn-soft p-4">
          {raised.map((event) => (
            <li key={event.id}>{event.note}</li>
          ))}
        </ul>
      )}
      <div className="grid gap-8 xl:grid-cols-12">
        <div className="grid content-start gap-8 xl:col-span-8">
          <OrderLines order={order} lots={lots} />
          <ReturnList returns={returns} to={(id) => `/admin/returns/${id}`} />
          <ClaimList claims={claims} to={(claim) => `/admin/claims/${claim}`} />
          <Shipments order={order} sends={!isCollected(order)} errors={errors} values={values} />
          {order.status === 'ready' && (
            <section aria-labelledby="hand-over" className="grid gap-3">
              <h2 id="hand-over" className="text-lg">
                Hand over
              </h2>
              <HandOver buyer={`${order.address.first_name} ${order.address.last_name}`.trim()} errors={errors} values={values} />
            </section>
          )}
          {mayChooseDay(order, 'staff') && (
            <MoveDelivery order={order} days={days} errors={errors} values={values} key={`day ${order.delivery?.wished}`} />
          )}
          {moves.includes('shipped') && <ShipForm order={order} errors={errors} values={values} key={`ship ${order.shipments.length}`} />}
          <MoveOrder moves={moves.filter((to) => to !== 'shipped')} status={order.status} errors={errors} values={values} key={order.status} />
          {refundablePence > 0 && (
            <RefundForm
              order={order}
              refundablePence={refundablePence}
              carriageLeftPence={carriageLeftPence}
              errors={errors}
              values={values}
              key={`refund ${refundablePence}`}
            />
          )}
          <NoteForm errors={errors} value={values.intent === 'note' ? (values.note ?? '') : ''} />
          <OrderHistory events={events} />
        </div>
        <div className="xl:col-span-4">
          <OrderFacts order={order} payments={payments} refunds={refunds} documents={documents} others={others} />
        </div>
      </div>
    </AdminPage>
  );
}
