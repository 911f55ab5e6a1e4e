import { listGoods } from '#orders/put-right.server.ts';
import type { Shop } from '#shop.server.ts';
import { type ClaimStatus, claimStatuses, type Fault, faults, openClaimStatuses } from './claim-moves.ts';

export type Claim = {
  id: string;
  orderId: string;
  status: ClaimStatus;
  words: string;
  answer: string;
  refundPence: number | null;
  version: number;
  createdAt: Date;
  lines: { id: string; name: string; quantity: number; fault: Fault }[];
  imageIds: string[];
};

/** Claims of an order, oldest first. The caller has made sure that the reader may see it. */
export async function listClaimsOf(shop: Shop, orderId: string): Promise<Claim[]> {
  const rows = await shop.db.selectFrom('claims').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();
  return withGoods(shop, rows);
}

export type ClaimFilter = ClaimStatus | 'open' | 'all';
export const claimsPerPage = 50;

/** Claims for staff, longest waiting first, a page at a time, with how many there are in each state. */
export async function listClaims(shop: Shop, { status, page }: { status: ClaimFilter; page: number }) {
  const counted = await shop.db
    .selectFrom('claims')
    .select((e) => ['status' as const, e.fn.countAll<number>().as('n')])
    .groupBy('status')
    .execute();
  const counts: Record<string, number> = Object.fromEntries(
    claimStatuses.map((each) => [each, Number(counted.find((row) => row.status === each)?.n ?? 0)]),
  );
  const among: readonly ClaimStatus[] = status === 'all' ? claimStatuses : status === 'open' ? openClaimStatuses : [status];
  const rows = await shop.db
    .selectFrom('claims')
    .selectAll()
    .where('status', 'in', among)
    .orderBy('created_at')
    .orderBy('id')
    .offset((page - 1) * claimsPerPage)
    .limit(claimsPerPage)
    .execute();
  const total = among.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return { claims: await withGoods(shop, rows), total, counts };
}

/** One claim; null where there is none. */
export async function readClaim(shop: Shop, id: string): Promise<Claim | null> {
  const row = await shop.db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withGoods(shop, [row]))[0] ?? null) : null;
}

type Row = Omit<Claim, 'orderId' | 'status' | 'refundPence' | 'createdAt' | 'lines' | 'imageIds'> & {
  order_id: string;
  status: string;
  refund_pence: number | null;
  created_at: Date;
};

async function withGoods(shop: Shop, rows: readonly Row[]): Promise<Claim[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, photos, goods] = await Promise.all([
    shop.db.selectFrom('claim_lines').selectAll().where('claim_id', 'in', ids).execute(),
    shop.db.selectFrom('claim_photos').selectAll().where('claim_id', 'in', ids).orderBy('position').execute(),
    listGoods(shop.db, [...new Set(rows.map(({ order_id }) => order_id))]),
  ]);
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    status: claimStatuses.find((status) => status === row.status) ?? 'reported',
    words: row.words,
    answer: row.answer,
    refundPence: row.refund_pence,
    version: row.version,
    createdAt: row.created_at,
    lines: goods.flatMap(({ id, name }) =>
      lines
        .filter((line) => line.claim_id === row.id && line.order_line_id === id)
        .map(({ quantity, fault }) => ({ id, name, quantity, fault: faults.find((known) => known === fault) ?? 'damaged' })),
    ),
    imageIds: photos.filter(({ claim_id }) => claim_id === row.id).map(({ image_id }) => image_id),
  }));
}
