import { type SelectQueryBuilder, sql } from 'kysely';
import { cleanText } from '#platform/clean-text.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { columnHolds, readStaffSearch } from '#platform/database/staff-search.server.ts';
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
  const found = await lotsFound(shop, asked);
  const { total } = await found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(total) / pageSize));
  const shown = Math.min(page, pages);
  // Only ids are passed over on the way to a page, in the order of an index of names.
  const ids = await byProduct(found.innerJoin('products as p', 'p.id', 'l.product_id').select('l.id'))
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .execute();
  const lots = ids.length
    ? await whole(shop.db, (query) =>
        query.where(
          'l.id',
          'in',
          ids.map(({ id }) => id),
        ),
      )
    : [];
  return { lots, total: Number(total), page: shown, pages };
}

/** All of them, for a file. */
export function everyLot(db: Db): Promise<ListedLot[]> {
  return whole(db, (query) => query);
}

type Lots = SelectQueryBuilder<Database & { l: Database['lots'] }, 'l', Record<never, never>>;
type WithProducts<Row> = SelectQueryBuilder<Database & { l: Database['lots']; p: Database['products'] }, 'l' | 'p', Row>;

function whole(db: Db, narrow: (query: WithProducts<ListedLot>) => WithProducts<ListedLot>): Promise<ListedLot[]> {
  const all = db
    .selectFrom('lots as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'l.product_id as productId', 'l.number', 'l.shade', 'l.received_on as receivedOn', 'l.on_hand as onHand', 'l.held'])
    .select(['p.name as productName', 'p.sku', 'p.unit']);
  return byProduct(narrow(all as WithProducts<ListedLot>)).execute();
}

function byProduct<Row>(query: WithProducts<Row>): WithProducts<Row> {
  return query
    .orderBy('p.name')
    .orderBy('p.id')
    .orderBy('l.received_on', (by) => by.asc().nullsFirst())
    .orderBy('l.number');
}

/** Lots whose number begins with what was typed, and those of products that hold every word of it. */
async function lotsFound({ db, sql: pool }: Shop, { search, filter }: Asked): Promise<Lots> {
  const words = cleanText(search).trim();
  const said = words ? await readStaffSearch(pool, words) : null;
  const isFound = said
    ? sql<boolean>`l.id in (
        select id from lots where starts_with(upper(number), upper(${words}))
        union select of.id from lots of join products p on p.id = of.product_id where ${columnHolds('p.staff_text', said)})`
    : sql<boolean>`true`;
  return db
    .selectFrom('lots as l')
    .$if(filter === 'on-hand', (query) => query.where('l.on_hand', '>', 0))
    .$if(filter === 'held', (query) => query.where('l.held', '>', 0))
    .$if(filter === 'empty', (query) => query.where('l.on_hand', '=', 0))
    .where(isFound);
}
