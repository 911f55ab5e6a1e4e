import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../../shop.server.ts';
import { listGoods, nameOrders, type OrderName } from '../put-right.server.ts';
import {
  lateWith,
  openReturnStatuses,
  type ReturnKind,
  type ReturnStatus,
  readReturnKind,
  readReturnStatus,
  returnStatuses,
  returnsForStaff,
} from './return-moves.ts';

/** What goes back of an order, and how far it is. */
export type Return = {
  id: string;
  orderId: string;
  kind: ReturnKind;
  status: ReturnStatus;
  reason: string;
  answer: string;
  sentWith: string;
  refundPence: Pence | null;
  version: number;
  createdAt: Date;
  sentAt: Date | null;
  arrivedAt: Date | null;
  closedAt: Date | null;
  sendBy: Date | null;
  payBy: Date | null;
  /** What is overdue of it now. */
  late: 'send' | 'pay' | null;
  lines: { id: string; name: string; quantity: number }[];
};

/** Returns of an order, oldest first. The caller has made sure that the reader may see them. */
export async function listReturnsOf(shop: Shop, orderId: string): Promise<Return[]> {
  const rows = await shop.db.selectFrom('returns').selectAll().where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();
  return withGoods(shop, rows);
}

/** One return; null where there is none. */
export async function readReturn(shop: Shop, id: string): Promise<Return | null> {
  const row = await shop.db.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ((await withGoods(shop, [row]))[0] ?? null) : null;
}

export const returnFilters = ['open', 'waiting', 'late', 'all', ...returnStatuses] as const;
export type ReturnFilter = (typeof returnFilters)[number];
export const returnsPerPage = 50;
export type ListedReturn = Return & { order: OrderName };

/** Returns for staff, longest waiting first, a page at a time, with how many each filter leaves. `waiting`: for the shop; `late`: overdue. */
export async function listReturns(shop: Shop, { status, page }: { status: ReturnFilter; page: number }) {
  const now = shop.now();
  const [counts, rows] = await Promise.all([
    countReturns(shop.db, now),
    shop.db
      .selectFrom('returns')
      .selectAll()
      .$if(status === 'open', (query) => query.where('status', 'in', openReturnStatuses))
      .$if(status === 'waiting', (query) => query.where('status', 'in', returnsForStaff))
      .$if(status === 'late', (query) =>
        query.where((e) =>
          e.or([
            e.and([e('status', '=', 'agreed'), e('send_by', '<=', now)]),
            e.and([e('status', 'in', ['on-the-way', 'arrived']), e('pay_by', '<=', now)]),
          ]),
        ),
      )
      .$if(
        returnStatuses.some((known) => known === status),
        (query) => query.where('status', '=', status),
      )
      .orderBy('created_at', status === 'all' ? 'desc' : 'asc')
      .orderBy('id')
      .offset((page - 1) * returnsPerPage)
      .limit(returnsPerPage)
      .execute(),
  ]);
  const returns = await withGoods(shop, rows);
  const orders = await nameOrders(
    shop.db,
    returns.map(({ orderId }) => orderId),
  );
  const listed = returns.flatMap((one): ListedReturn[] => {
    const order = orders.get(one.orderId);
    return order ? [{ ...one, order }] : [];
  });
  const total = counts[status];
  return { returns: listed, total, counts, page, pages: Math.max(1, Math.ceil(total / returnsPerPage)) };
}

async function countReturns(db: Db, now: Date): Promise<Record<ReturnFilter, number>> {
  const rows = await db
    .selectFrom('returns')
    .select((e) => [
      'status' as const,
      e.fn.countAll<number>().as('n'),
      e.fn.countAll<number>().filterWhere('send_by', '<=', now).as('unsent'),
      e.fn.countAll<number>().filterWhere('pay_by', '<=', now).as('unpaid'),
    ])
    .groupBy('status')
    .execute();
  const sum = (of: (row: (typeof rows)[number]) => number | false) => rows.reduce((total, row) => total + Number(of(row)), 0);
  const among = (statuses: readonly ReturnStatus[]) => sum(({ status, n }) => statuses.some((known) => known === status) && n);
  return Object.fromEntries(
    returnFilters.map((filter) => {
      if (filter === 'all') return [filter, sum(({ n }) => n)];
      if (filter === 'open') return [filter, among(openReturnStatuses)];
      if (filter === 'waiting') return [filter, among(returnsForStaff)];
      if (filter !== 'late') return [filter, among([filter])];
      return [
        filter,
        sum(({ status, unsent, unpaid }) => (status === 'agreed' ? unsent : (status === 'on-the-way' || status === 'arrived') && unpaid)),
      ];
    }),
  ) as Record<ReturnFilter, number>;
}

type Row = {
  id: string;
  order_id: string;
  kind: string;
  status: string;
  reason: string;
  answer: string;
  sent_with: string;
  refund_pence: number | null;
  version: number;
  created_at: Date;
  sent_at: Date | null;
  arrived_at: Date | null;
  closed_at: Date | null;
  send_by: Date | null;
  pay_by: Date | null;
};

async function withGoods(shop: Shop, rows: readonly Row[]): Promise<Return[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, goods] = await Promise.all([
    shop.db.selectFrom('return_lines').selectAll().where('return_id', 'in', ids).execute(),
    listGoods(shop.db, [...new Set(rows.map(({ order_id }) => order_id))]),
  ]);
  const now = shop.now();
  return rows.map((row) => {
    const clock = { status: readReturnStatus(row.status), sendBy: row.send_by, payBy: row.pay_by };
    return {
      ...clock,
      id: row.id,
      orderId: row.order_id,
      kind: readReturnKind(row.kind),
      reason: row.reason,
      answer: row.answer,
      sentWith: row.sent_with,
      refundPence: row.refund_pence,
      version: row.version,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      arrivedAt: row.arrived_at,
      closedAt: row.closed_at,
      late: lateWith(clock, now),
      lines: goods.flatMap(({ id, name }) =>
        lines.filter((line) => line.return_id === row.id && line.order_line_id === id).map(({ quantity }) => ({ id, name, quantity })),
      ),
    };
  });
}
