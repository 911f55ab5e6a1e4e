import { formatPounds } from '#money/pence.ts';
import { moveOrder } from '#orders/move-order.server.ts';
import { orderReference, orderStatuses, statusWords } from '#orders/order.ts';
import { listStaffOrders, type StaffOrder } from '#orders/staff/list-staff-orders.server.ts';
import { orderSorts, readOrderFilter } from '#orders/staff/order-filter.ts';
import { readOrderStats } from '#orders/staff/order-stats.server.ts';
import { readForm } from '#platform/http/refused-form.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { shopContext } from '../../shop.server.ts';
import { useSaid } from '../components/action-toast.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { BulkForm } from '../components/bulk-form.tsx';
import { FilterBar, FilterSelect } from '../components/filter-bar.tsx';
import { IndexTable } from '../components/index-table.tsx';
import { PagingLinks } from '../components/paging-links.tsx';
import { sendAsStaff } from '../components/send-as-staff.ts';
import { StaffError } from '../components/staff-error.tsx';
import { StatCards } from '../components/stat-cards.tsx';
import { readPage, readSort } from '../list-address.ts';
import { orderColumns } from '../orders/components/order-columns.tsx';
import { staffContext } from '../staff-only.server.ts';
import type { Route } from './+types/orders';

const perPage = 50;
const noFilter = { search: '', status: null, attention: true, from: '', to: '' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const filter = readOrderFilter(query);
  const page = readPage(query);
  const sort = readSort(query, orderSorts, { by: 'created_at', descending: true });
  const isFront = page === 1 && !filter.search && !filter.status && !filter.attention && !filter.from && !filter.to;
  const newest = { by: 'created_at', descending: true } as const;
  const [list, stats, raised] = await Promise.all([
    listStaffOrders(shop, { ...filter, sort, page, limit: perPage }),
    readOrderStats(shop),
    isFront ? listStaffOrders(shop, { ...noFilter, sort: newest, page: 1, limit: 20 }) : null,
  ]);
  return { ...list, stats, sort, raised: raised?.orders ?? [] };
}

/** Moves the orders that are ticked; those that cannot be moved are named, the others are. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = context.get(staffContext);
  const form = await readForm(request);
  const to = form.get('to') === 'delivered' ? 'delivered' : 'shipped';
  const ids = form.getAll('id').filter((id): id is string => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id));
  let moved = 0;
  const failed: string[] = [];
  for (const id of ids.slice(0, perPage)) {
    try {
      await moveOrder(shop, id, { to, note: '' }, { kind: 'staff', userId: staff.id });
      moved += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push(`${orderReference(id)}: ${error.detail}`);
    }
  }
  const done = moved ? `${moved === 1 ? '1 order' : `${moved} orders`} marked as ${to}.` : null;
  return { done, failed: failed.length ? failed.join(' ') : null };
}

export const clientAction = (sent: Route.ClientActionArgs) => sendAsStaff(sent, 'The orders could not be changed. Please try again.');

export const meta: Route.MetaFunction = () => [{ title: 'Orders | Admin' }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, total, pages, page, stats, sort, raised } = loaderData;
  useSaid(actionData);
  return (
    <AdminPage
      title="Orders Management"
      actions={
        <ButtonLink kind="secondary" href="/admin/orders.csv" data-reload download>
          Export CSV
        </ButtonLink>
      }
    >
      <StatCards
        cards={[
          { name: 'Total Orders', said: stats.total.toLocaleString('en-GB') },
          { name: 'Pending', said: stats.pending.toLocaleString('en-GB'), href: '?status=pending' },
          { name: 'To ship', said: stats.toShip.toLocaleString('en-GB'), href: '?status=confirmed' },
          { name: 'Completed', said: stats.completed.toLocaleString('en-GB'), href: '?status=delivered' },
          { name: 'Revenue', said: formatPounds(stats.revenuePence) },
          { name: 'Needs attention', said: stats.attention.toLocaleString('en-GB'), href: '?attention=true', isRaised: stats.attention > 0 },
        ]}
      />
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
          options={orderStatuses.map((status) => [status, statusWords[status]] as const)}
        />
        <label className="grid gap-1">
          <span className="text-sm text-muted">From</span>
          <input type="date" name="from" className="staff-control" />
        </label>
        <label className="grid gap-1">
          <span className="text-sm text-muted">To</span>
          <input type="date" name="to" className="staff-control" />
        </label>
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
        bulk={(selection) => (
          <BulkForm id="bulk-orders" selection={selection}>
            <Button type="submit" name="to" value="shipped">
              Mark as shipped
            </Button>
            <Button type="submit" kind="secondary" name="to" value="delivered">
              Mark as delivered
            </Button>
          </BulkForm>
        )}
      />
      <PagingLinks page={page} pages={pages} total={total} noun={['order', 'orders']} />
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
