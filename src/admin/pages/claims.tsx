import { claimStatuses } from '#claims/claim-moves.ts';
import { claimStates, goodsInWords } from '#claims/claim-words.ts';
import { type ClaimFilter, claimFilters, type ListedClaim, listClaims } from '#claims/queries.server.ts';
import { sayDateTime } from '#platform/say-date.ts';
import { shopContext } from '../../shop.server.ts';
import { ClaimBadge } from '../claims/components/claim-badge.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { type Column, IndexTable } from '../components/index-table.tsx';
import { FilterBar, FilterSelect, PagingLinks, type StatCard, StatCards } from '../components/list-controls.tsx';
import { StaffError } from '../components/staff-error.tsx';
import { readPage } from '../list-address.ts';
import type { Route } from './+types/claims';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const status = claimFilters.find((known) => known === query.get('status')) ?? 'open';
  const { counts, ...list } = await listClaims(context.get(shopContext), { status, page: readPage(query) });
  const tiles = ways.map(
    ([name, filter]): StatCard => ({
      name,
      said: counts[filter].toLocaleString('en-GB'),
      href: `/admin/claims?status=${filter}`,
      isRaised: (filter === 'open' || filter === 'news') && counts[filter] > 0,
    }),
  );
  return { ...list, tiles, status };
}

/** The lists that are looked at most. */
const ways: readonly (readonly [name: string, filter: ClaimFilter])[] = [
  ['Waiting for us', 'open'],
  ['New messages', 'news'],
  [claimStates.replacing, 'replacing'],
  [claimStates.collecting, 'collecting'],
];

const title = 'Reported problems';
export const meta: Route.MetaFunction = () => [{ title: `${title} | Admin` }, { name: 'robots', content: 'noindex' }];
export const ErrorBoundary = StaffError;

const columns: Column<ListedClaim>[] = [
  { name: 'Order', cell: ({ order }) => <span className="tabular-nums">{order.reference}</span> },
  {
    name: 'Customer and goods',
    cell: (claim) => (
      <>
        <span>{claim.order.customer}</span>
        <span className="mt-1 block md:hidden">
          <ClaimBadge claim={claim} />
        </span>
        {claim.lines.map((line) => (
          <span key={line.id} className="block text-sm text-muted">
            {goodsInWords(line)}
          </span>
        ))}
      </>
    ),
  },
  { name: 'Photos', cell: ({ imageIds }) => imageIds.length, isFigure: true, isMinor: true },
  { name: 'State', cell: (claim) => <ClaimBadge claim={claim} />, isMinor: true },
  {
    name: 'Reported',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{sayDateTime(createdAt)}</time>,
    isMinor: true,
  },
];

export default function Claims({ loaderData: { claims, tiles, total, page, pages, status } }: Route.ComponentProps) {
  return (
    <AdminPage title={title} said="Goods that came damaged, short or wrong. Those that have waited longest come first.">
      <StatCards cards={tiles} />
      <FilterBar keeps={[]}>
        <FilterSelect
          name="status"
          label="Show"
          all="Waiting for us"
          options={[['news', 'New messages'], ...claimStatuses.map((each) => [each, claimStates[each]] as const), ['all', 'All']]}
        />
      </FilterBar>
      <IndexTable<ListedClaim>
        caption={title}
        columns={columns}
        rows={claims}
        id={({ id }) => id}
        name={({ order }) => `report on order ${order.reference}`}
        href={({ id }) => `/admin/claims/${id}`}
        empty={status === 'open' ? 'Nothing is waiting for you.' : 'No reports here.'}
      />
      <PagingLinks page={page} pages={pages} total={total} noun={['report', 'reports']} />
    </AdminPage>
  );
}
