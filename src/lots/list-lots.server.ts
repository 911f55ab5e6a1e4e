import { type Expression, sql } from 'kysely';
import { cleanText } from '#platform/clean-text.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { KeptLot } from '#stock/lots.server.ts';
import type { Shop } from '../shop.server.ts';

/** A lot with its product, as staff's list has it. */
export type ListedLot = KeptLot & { productName: string; sku: string; unit: string };

export const lotFilters = ['on-hand', 'held', 'empty', 'all'] as const;
export type LotFilter = (typeof lotFilters)[number];
type Asked = { search: string; filter: LotFilter };

const pageSize = 50;

/** A page of the lots that a search and a filter leave, by product, the oldest first; and how many there are. A page beyond the last is the last. */
export async function listStaffLots(shop: Shop, asked: Asked, page: number) {
  const { total } = await found(shop.db, asked)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(total) / pageSize));
  const shown = Math.min(page, pages);
  const lots = await ordered(shop.db, asked)
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .execute();
  return { lots, total: Number(total), page: shown, pages };
}

/** All of them, for a file. */
export function everyLot(db: Db): Promise<ListedLot[]> {
  return ordered(db, { search: '', filter: 'all' }).execute();
}

function ordered(db: Db, asked: Asked) {
  return found(db, asked)
    .select(['l.id', 'l.product_id as productId', 'l.number', 'l.shade', 'l.received_on as receivedOn', 'l.on_hand as onHand', 'l.held'])
    .select(['p.name as productName', 'p.sku', 'p.unit'])
    .orderBy('p.name')
    .orderBy('p.id')
    .orderBy('l.received_on', (by) => by.asc().nullsFirst())
    .orderBy('l.number');
}

function found(db: Db, { search, filter }: Asked) {
  const words = cleanText(search).trim();
  return db
    .selectFrom('lots as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .$if(filter === 'on-hand', (query) => query.where('l.on_hand', '>', 0))
    .$if(filter === 'held', (query) => query.where('l.held', '>', 0))
    .$if(filter === 'empty', (query) => query.where('l.on_hand', '=', 0))
    .$if(words !== '', (query) =>
      query.where((e) =>
        e.or([begins(e.ref('l.number'), words), begins(e.ref('p.sku'), words), sql<boolean>`position(lower(${words}) in lower(p.name)) > 0`]),
      ),
    );
}

function begins(column: Expression<string>, words: string) {
  return sql<boolean>`starts_with(upper(${column}), upper(${words}))`;
}
