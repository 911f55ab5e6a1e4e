import { sayDay } from '#delivery/working-days.ts';
import { findByCode, handOver } from '#orders/collecting/collect-order.server.ts';
import { deliveryInShort } from '#orders/comes-on.ts';
import { moveOrder } from '#orders/move-order.server.ts';
import { type Order, orderReference } from '#orders/order.ts';
import { listCollections } from '#orders/staff/collections.server.ts';
import { readForm, refusedForm, textsOf } from '#platform/http/refused-form.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { sayDate } from '#platform/say-date.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SaveForm, SubmitButton } from '#ui/save-form.tsx';
import { type Shop, shopContext } from '../../shop.server.ts';
import { useSaid } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { HandOver } from '../orders/components/hand-over.tsx';
import { StatusBadge } from '../orders/components/order-columns.tsx';
import { readHandOver } from '../orders/read-shipping.ts';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/collections';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { ...(await listCollections(shop)), now: shop.now() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const values = textsOf(await readForm(request));
  try {
    const done = await act(context.get(shopContext), values, context.get(staffContext).id);
    return { done, errors: [], values: {} as Record<string, string>, failed: null };
  } catch (error) {
    return refusedForm(error, values);
  }
}

async function act(shop: Shop, values: Record<string, string>, staffId: string): Promise<string> {
  const actor = { kind: 'staff', userId: staffId } as const;
  if (values.intent === 'hand-over') {
    const wanted = readHandOver(values);
    const id = await findByCode(shop, wanted.code);
    await handOver(shop, id, wanted, actor);
    return `Order ${orderReference(id)} handed over.`;
  }
  const id = isUuid(values.order ?? '') ? (values.order ?? '') : '';
  await moveOrder(shop, id || '00000000-0000-4000-8000-000000000000', { to: values.to === 'ready' ? 'ready' : 'preparing', note: '' }, actor);
  return values.to === 'ready' ? 'Marked as ready. The customer is emailed the code.' : 'Marked as being prepared.';
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The order could not be changed. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Collections | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

/** What is collected from the showroom: handed over by its code, waiting, and still to be got ready. */
export default function Collections({ loaderData: { toPrepare, waiting, now }, actionData }: Route.ComponentProps) {
  useSaid(actionData && 'done' in actionData ? actionData : null);
  const errors = actionData?.errors ?? [];
  const values: Record<string, string> = actionData?.values ?? {};
  return (
    <AdminPage title="Collections" said={`${waiting.length} waiting to be collected, ${toPrepare.length} to get ready.`}>
      <ErrorSummary errors={errors} />
      <section aria-labelledby="hand-over" className="grid gap-3">
        <h2 id="hand-over" className="text-lg">
          Hand over by code
        </h2>
        <HandOver buyer="" errors={errors} values={values} key={`${waiting.length}`} />
      </section>
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="text-lg">
          Waiting to be collected
        </h2>
        {waiting.length === 0 && <p className="mt-2 text-muted">Nothing is waiting.</p>}
        <ul className="mt-2 border-t border-sand empty:hidden">
          {waiting.map((order) => (
            <Row key={order.id} order={order}>
              {order.collection && (
                <p className="md:col-span-2">
                  <span>{`Since ${sayDate(order.collection.readyAt)}`}</span>
                  {order.collection.keptUntil <= now && <span className="block font-semibold text-warn">Kept for over two weeks</span>}
                </p>
              )}
            </Row>
          ))}
        </ul>
      </section>
      <section aria-labelledby="to-prepare">
        <h2 id="to-prepare" className="text-lg">
          To get ready
        </h2>
        {toPrepare.length === 0 && <p className="mt-2 text-muted">Nothing to get ready.</p>}
        <ul className="mt-2 border-t border-sand empty:hidden">
          {toPrepare.map((order) => (
            <Row key={order.id} order={order}>
              <SaveForm className="flex flex-wrap items-center gap-2 md:col-span-2">
                <input type="hidden" name="order" value={order.id} />
                {order.delivery?.earliest && <span className="grow">{`For ${sayDay(order.delivery.earliest)}`}</span>}
                {order.status === 'confirmed' && (
                  <SubmitButton kind="secondary" name="to" value="preparing">
                    Prepare<span className="sr-only">{` order ${orderReference(order.id)}`}</span>
                  </SubmitButton>
                )}
                <SubmitButton name="to" value="ready">
                  Ready<span className="sr-only">{`: order ${orderReference(order.id)}`}</span>
                </SubmitButton>
              </SaveForm>
            </Row>
          ))}
        </ul>
      </section>
    </AdminPage>
  );
}

function Row({ order, children }: { order: Order; children: React.ReactNode }) {
  const { id, status, address, delivery } = order;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-b border-sand py-2 md:grid-cols-5">
      <p className="flex flex-wrap items-center gap-2">
        <a href={`/admin/orders/${id}`} className="staff-row-link tabular-nums">
          {orderReference(id)}
        </a>
        <StatusBadge status={status} />
      </p>
      <p>
        <span>{`${address.first_name} ${address.last_name}`.trim()}</span>
        {address.phone && <span className="block text-sm text-muted">{address.phone}</span>}
      </p>
      <p className="tabular-nums">{delivery ? deliveryInShort(delivery) : ''}</p>
      {children}
    </li>
  );
}
