import { useEffect, useState } from 'react';
import { data, useLocation } from 'react-router';
import { listUndoSteps } from '#audit/undo-steps.server.ts';
import { formatPounds } from '#money/pence.ts';
import { type OrderStatus, orderReference, statusWords } from '#orders/order.ts';
import { listStaffOrders, readOrderStats, type StaffOrder } from '#orders/staff/list-staff-orders.server.ts';
import { undoMinutes } from '#orders/staff/move-many.server.ts';
import { orderSorts, readOrderFilter, statusFilters } from '#orders/staff/order-filter.ts';

import { readForm } from '#platform/http/refused-form.server.ts';
import { sayTime } from '#platform/say-date.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { ActionToast } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { IndexTable } from '../components/index-table.tsx';
import { FilterBar, FilterDate, FilterSelect, PagingLinks, type StatCard, StatCards } from '../components/list-controls.tsx';

import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';

import { UndoSteps } from '../components/undo-steps.tsx';
import { readPage, readSort } from '../list-address.ts';
import { actOnOrders } from '../orders/act-on-orders.server.ts';
import { MoveDialog, type MoveMany } from '../orders/components/move-dialog.tsx';
import { orderColumns } from '../orders/components/order-columns.tsx';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/orders';

const perPage = 50;
const filterWords: Record<string, string> = { to_ship: 'To ship', completed: 'Completed' };
const raisedOnly = { ...readOrderFilter(new URLSearchParams()), attention: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = readOrderFilter(query);
  const page = readPage(query);
  const sort = readSort(query, orderSorts, { by: 'created_at', descending: true });
  const isFront = page === 1 && !Object.values(filter).some(Boolean);
  const newest = { by: 'created_at', descending: true } as const;
  const [list, stats, raised, steps] = await Promise.all([
    listStaffOrders(shop, { ...filter, sort, page, limit: perPage }),
    readOrderStats(shop),
    isFront ? listStaffOrders(shop, { ...raisedOnly, sort: newest, page: 1, limit: 20 }) : null,
    listUndoSteps(shop, 'orders'),
  ]);
  const figure = (number: number) => number.toLocaleString('en-GB');
  // Each figure leads to the list of what it counts.
  const tiles: StatCard[] = [
    { name: 'Total Orders', said: figure(stats.total), href: '/admin/orders' },
    { name: 'Pending', said: figure(stats.pending), href: '/admin/orders?status=pending' },
    { name: 'To ship', said: figure(stats.toShip), href: '/admin/orders?status=to_ship' },
    { name: 'Completed', said: figure(stats.completed), href: '/admin/orders?status=completed' },
    { name: 'Revenue', said: formatPounds(stats.revenuePence), href: '/admin/orders?paid=true' },
    { name: 'Needs attention', said: figure(stats.attention), href: '/admin/orders?attention=true', isRaised: stats.attention > 0 },
  ];
  return { ...list, tiles, sort, steps, undoMinutes, raised: raised?.orders ?? [] };
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await actOnOrders(context.get(shopContext), context.get(staffContext), await readForm(request));
  return data(answer, { status: answer.isOver ? 200 : 422 });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The orders could not be changed. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Orders | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, total, receivedPence, pages, page, tiles, sort, raised, steps, undoMinutes } = loaderData;
  const { search } = useLocation();
  const [move, setMove] = useState<(MoveMany & { before: typeof actionData; clear: () => void }) | null>(null);
  // An answer that came since the dialog was opened is about it.
  const answer = move && actionData !== move.before && actionData && 'errors' in actionData ? actionData : null;
  useEffect(() => {
    if (!answer || !('isOver' in answer) || !answer.isOver) return;
    move?.clear();
    setMove(null);
  }, [answer, move]);
  return (
    <AdminPage
      title="Orders Management"
      actions={
        <ButtonLink kind="secondary" href={`/admin/orders.csv${search}`} data-reload download>
          {`Export ${total === 1 ? '1 order' : `${total.toLocaleString('en-GB')} orders`} as CSV`}
        </ButtonLink>
      }
    >
      <ActionToast answer={actionData} />
      <UndoSteps steps={steps} hint={({ until }) => `Emails wait until ${sayTime(until)}.`} />
      <StatCards cards={tiles} />
      {raised.length > 0 && (
        <section aria-labelledby="raised" className="grid gap-2">
          <h2 id="raised" className="text-lg">
            Needs attention
          </h2>
          <OrderTable caption="Orders that need attention" rows={raised} empty="" />
        </section>
      )}
      <FilterBar searchLabel="Reference, email, name or postcode">
        <FilterSelect
          name="status"
          label="Status"
          all="All statuses"
          options={statusFilters.map((status) => [status, filterWords[status] ?? statusWords[status as OrderStatus]] as const)}
        />
        <FilterSelect name="paid" label="Payment" all="Paid or not" options={[['true', 'Paid, by day of payment']]} />
        <FilterSelect name="attention" label="Attention" all="All orders" options={[['true', 'Needs attention']]} />
        <FilterDate name="from" label="From" />
        <FilterDate name="to" label="To" />
      </FilterBar>
      <h2 className="text-lg">Recent Orders</h2>
      <IndexTable<StaffOrder>
        caption="Orders"
        columns={orderColumns}
        rows={orders}
        id={(order) => order.id}
        name={(order) => `order ${orderReference(order.id)}`}
        href={(order) => `/admin/orders/${order.id}`}
        sort={sort}
        empty="No orders found"
        bulkForm="bulk-orders"
        bulk={({ ids, clear }) => (
          <div className="bulk-fields">
            {(['shipped', 'delivered'] as const).map((to) => (
              <Button
                key={to}
                kind={to === 'shipped' ? 'primary' : 'secondary'}
                onClick={() => setMove({ to, orders: orders.filter(({ id }) => ids.includes(id)), before: actionData, clear })}
              >
                {`Mark as ${to}`}
              </Button>
            ))}
          </div>
        )}
      />
      <PagingLinks
        page={page}
        pages={pages}
        total={total}
        noun={['order', 'orders']}
        more={receivedPence ? `${formatPounds(receivedPence)} received` : ''}
      />
      {move && <MoveDialog move={move} undoMinutes={undoMinutes} errors={answer?.errors ?? []} onClose={() => setMove(null)} />}
    </AdminPage>
  );
}

function OrderTable({ caption, rows, empty }: { caption: string; rows: StaffOrder[]; empty: string }) {
  return (
    <IndexTable<StaffOrder>
      caption={caption}
      columns={orderColumns.map(({ sort: _, ...column }) => column)}
      rows={rows}
      id={(order) => order.id}
      name={(order) => `order ${orderReference(order.id)}`}
      href={(order) => `/admin/orders/${order.id}`}
      empty={empty}
    />
  );
}
