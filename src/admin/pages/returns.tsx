import { type ListedReturn, listReturns, type ReturnFilter, returnFilters } from '#orders/returns/queries.server.ts';
import { returnStatuses } from '#orders/returns/return-moves.ts';
import { piecesInWords, returnKindWords, returnStates } from '#orders/returns/return-words.ts';
import { sayDate } from '#platform/say-date.ts';
import { shopContext } from '../../shop.server.ts';
import { AdminPage } from '../components/admin-page.tsx';
import { type Column, IndexTable } from '../components/index-table.tsx';
import { FilterBar, FilterSelect, PagingLinks, type StatCard, StatCards } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import { ReturnBadge, ReturnDue } from '../returns/components/return-badge.tsx';
import type { Route } from './+types/returns';

/** The lists that are looked at most. */
const ways: readonly (readonly [name: string, filter: ReturnFilter])[] = [
  ['Overdue', 'late'],
  [returnStates.asked, 'asked'],
  [returnStates.arrived, 'arrived'],
  [returnStates['on-the-way'], 'on-the-way'],
  [returnStates.agreed, 'agreed'],
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = returnFilters.find((known) => known === query.get('status')) ?? 'open';
  const { counts, ...list } = await listReturns(context.get(shopContext), { status, page: readPage(query) });
  const tiles = ways.map(
    ([name, filter]): StatCard => ({
      name,
      said: counts[filter].toLocaleString('en-GB'),
      href: `/admin/returns?status=${filter}`,
      isRaised: ['late', 'asked', 'arrived'].includes(filter) && counts[filter] > 0,
    }),
  );
  return { ...list, tiles, status };
}

const title = 'Returns';
export const meta: Route.MetaFunction = () => [{ title: `${title} | Admin` }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const columns: Column<ListedReturn>[] = [
  { name: 'Order', cell: ({ order }) => <span className="tabular-nums">{order.reference}</span> },
  {
    name: 'Customer and goods',
    cell: (one) => (
      <>
        <span>{`${one.order.customer}, ${returnKindWords[one.kind].toLowerCase()}`}</span>
        <span className="mt-1 block md:hidden">
          <ReturnBadge one={one} />
        </span>
        {one.lines.map((line) => (
          <span key={line.id} className="block text-sm text-muted">
            {piecesInWords(line)}
          </span>
        ))}
      </>
    ),
  },
  { name: 'State', cell: (one) => <ReturnBadge one={one} />, isMinor: true },
  { name: 'Due', cell: (one) => <ReturnDue one={one} />, isMinor: true },
  {
    name: 'Since',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{sayDate(createdAt)}</time>,
    isMinor: true,
    isSpare: true,
  },
];

export default function Returns({ loaderData: { returns, tiles, total, page, pages, status } }: Route.ComponentProps) {
  return (
    <AdminPage title={title} said="Withdrawals and left-over boxes. You have 14 days to refund, from when they arrive or are known to be sent.">
      <StatCards cards={tiles} />
      <FilterBar keeps={[]}>
        <FilterSelect
          name="status"
          label="Show"
          all="Not finished"
          options={[
            ['late', 'Overdue'],
            ['waiting', 'Waiting for us'],
            ...returnStatuses.map((each) => [each, returnStates[each]] as const),
            ['all', 'All'],
          ]}
        />
      </FilterBar>
      <IndexTable<ListedReturn>
        caption={title}
        columns={columns}
        rows={returns}
        id={({ id }) => id}
        name={({ order }) => `return of order ${order.reference}`}
        href={({ id }) => `/admin/returns/${id}`}
        empty={status === 'open' ? 'No returns at the moment.' : 'No returns here.'}
      />
      <PagingLinks page={page} pages={pages} total={total} noun={['return', 'returns']} />
    </AdminPage>
  );
}
