import { listGoods, nameOrders, type OrderName } from '#orders/put-right.server.ts';
import { listReplacements, type ReplacementState } from '#orders/shipping/replacements.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '#shop.server.ts';
import { type ClaimStatus, claimStatuses, type Fault, openClaimStatuses, readClaimStatus, readFault } from './claim-moves.ts';

/** A step that a claim took, or what somebody wrote about it. */
export type ClaimEntry = {
  id: number;
  at: Date;
  by: 'shopper' | 'staff';
  /** Who on the staff; null: nobody any more, or a shopper. */
  name: string | null;
  /** The state it led to; null: words alone. */
  status: ClaimStatus | null;
  words: string;
};

export type Claim = {
  id: string;
  orderId: string;
  status: ClaimStatus;
  words: string;
  refundPence: number | null;
  /** The shopper has written since staff last did. */
  hasNews: boolean;
  version: number;
  createdAt: Date;
  lines: { id: string; name: string; quantity: number; fault: Fault }[];
  imageIds: string[];
  /** The same goods, sent again: a shipment of the order. */
  replacement: ReplacementState | null;
  /** After the report itself, oldest first. */
  entries: ClaimEntry[];
};

/** Claims of an order, oldest first. The caller has made sure that the reader may see it. */
export async function listClaimsOf(shop: Shop, orderId: string): Promise<Claim[]> {
  const rows = await shop.db.selectFrom('claims').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();
  return withGoods(shop, rows);
}

export const claimFilters = ['open', 'news', 'all', ...claimStatuses] as const;
export type ClaimFilter = (typeof claimFilters)[number];
export const claimsPerPage = 50;

/** A claim in staff's list, with whose order it is. */
export type ListedClaim = Claim & { order: OrderName };
export type ClaimCounts = Record<ClaimFilter, number>;

/** Claims for staff, longest waiting first, a page at a time, with how many each filter leaves. */
export async function listClaims(shop: Shop, { status, page }: { status: ClaimFilter; page: number }) {
  const [counts, rows] = await Promise.all([
    countClaims(shop.db),
    shop.db
      .selectFrom('claims')
      .selectAll()
      .$if(status === 'news', (query) => query.where('has_news', '=', true))
      .$if(status === 'open', (query) => query.where((e) => e.or([e('has_news', '=', true), e('status', 'in', openClaimStatuses)])))
      .$if(
        claimStatuses.some((known) => known === status),
        (query) => query.where('status', '=', status),
      )
      .orderBy('created_at', status === 'all' ? 'desc' : 'asc')
      .orderBy('id')
      .offset((page - 1) * claimsPerPage)
      .limit(claimsPerPage)
      .execute(),
  ]);
  const claims = await withGoods(shop, rows);
  const orders = await nameOrders(
    shop.db,
    claims.map(({ orderId }) => orderId),
  );
  const listed = claims.flatMap((claim): ListedClaim[] => {
    const order = orders.get(claim.orderId);
    return order ? [{ ...claim, order }] : [];
  });
  const total = counts[status];
  return { claims: listed, total, counts, page, pages: Math.max(1, Math.ceil(total / claimsPerPage)) };
}

/** How many claims each filter of staff's list leaves. */
async function countClaims(db: Db): Promise<ClaimCounts> {
  const rows = await db
    .selectFrom('claims')
    .select((e) => ['status' as const, 'has_news' as const, e.fn.countAll<number>().as('n')])
    .groupBy(['status', 'has_news'])
    .execute();
  const count = (counts: (row: (typeof rows)[number]) => boolean) => rows.filter(counts).reduce((sum, { n }) => sum + Number(n), 0);
  const isOpen = (status: string) => openClaimStatuses.some((open) => open === status);
  return Object.fromEntries(
    claimFilters.map((filter) => [
      filter,
      count((row) => {
        if (filter === 'all') return true;
        if (filter === 'news') return row.has_news;
        return filter === 'open' ? row.has_news || isOpen(row.status) : row.status === filter;
      }),
    ]),
  ) as ClaimCounts;
}

/** One claim; null where there is none. */
export async function readClaim(shop: Shop, id: string): Promise<Claim | null> {
  const row = await shop.db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withGoods(shop, [row]))[0] ?? null) : null;
}

type Row = {
  id: string;
  order_id: string;
  status: string;
  words: string;
  refund_pence: number | null;
  has_news: boolean;
  version: number;
  created_at: Date;
};

async function withGoods(shop: Shop, rows: readonly Row[]): Promise<Claim[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, photos, replacements, entries, goods] = await Promise.all([
    shop.db.selectFrom('claim_lines').selectAll().where('claim_id', 'in', ids).execute(),
    shop.db.selectFrom('claim_photos').selectAll().where('claim_id', 'in', ids).orderBy('position').execute(),
    listReplacements(shop.db, ids),
    shop.db
      .selectFrom('claim_entries as e')
      .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'e.actor_id').on('e.actor_kind', '=', 'staff'))
      .select(['e.id', 'e.claim_id', 'e.at', 'e.actor_kind', 'e.status', 'e.words', 'u.full_name'])
      .where('e.claim_id', 'in', ids)
      .orderBy('e.id')
      .execute(),
    listGoods(shop.db, [...new Set(rows.map(({ order_id }) => order_id))]),
  ]);
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    status: readClaimStatus(row.status),
    words: row.words,
    refundPence: row.refund_pence,
    hasNews: row.has_news,
    version: row.version,
    createdAt: row.created_at,
    lines: goods.flatMap(({ id, name }) =>
      lines
        .filter((line) => line.claim_id === row.id && line.order_line_id === id)
        .map(({ quantity, fault }) => ({ id, name, quantity, fault: readFault(fault) })),
    ),
    imageIds: photos.filter(({ claim_id }) => claim_id === row.id).map(({ image_id }) => image_id),
    replacement: replacements.get(row.id) ?? null,
    entries: entries
      .filter(({ claim_id }) => claim_id === row.id)
      .map((entry) => ({
        id: entry.id,
        at: entry.at,
        by: entry.actor_kind === 'shopper' ? 'shopper' : 'staff',
        name: entry.full_name,
        status: entry.status === null ? null : readClaimStatus(entry.status),
        words: entry.words,
      })),
  }));
}
