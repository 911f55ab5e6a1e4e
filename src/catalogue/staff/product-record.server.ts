import { sql } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { type ProductValues, productFields } from './product-fields.ts';

/** A product as staff change it: what is said of it by column, its version, and boxes on the shelf and held by unpaid orders. */
export type ProductRecord = {
  id: string;
  version: number;
  updatedAt: Date;
  values: ProductValues;
  onHand: number;
  held: number;
  /** Whether its stock is that of its lots. */
  inLots: boolean;
};

type Row = Record<string, unknown> & { id: string; version: number; updated_at: Date; on_hand: number; held: number; in_lots: boolean };

const stock = 'coalesce(s.on_hand, 0) as on_hand, coalesce(s.held, 0) as held, coalesce(s.in_lots, false) as in_lots';

const columns = ['id', 'version', 'updated_at', ...productFields.map(({ column }) => column)];

/** Null where there is no such product. */
export async function readProductRecord(shop: Shop, id: string): Promise<ProductRecord | null> {
  if (!isUuid(id)) return null;
  const rows = await shop.sql<Row[]>`
    select ${shop.sql(columns.map((column) => `p.${column}`))}, ${shop.sql.unsafe(stock)}
    from products p left join stock_levels s on s.product_id = p.id where p.id = ${id}`;
  return rows[0] ? recordFrom(rows[0]) : null;
}

/** Those with one of these ids, or of these SKUs in capitals. */
export async function readProductRecords(shop: Shop, ids: readonly string[], skus: readonly string[]): Promise<ProductRecord[]> {
  const rows = await shop.sql<Row[]>`
    select ${shop.sql(columns.map((column) => `p.${column}`))}, ${shop.sql.unsafe(stock)}
    from products p left join stock_levels s on s.product_id = p.id
    where p.id = any(${[...ids]}::uuid[]) or upper(p.sku) = any(${[...skus]}::text[])`;
  return rows.map(recordFrom);
}

/** Inside a transaction: products that nobody else changes meanwhile, in the order of their ids. Ids that are none are left out. */
export async function holdProducts(trx: Db, ids: readonly string[]): Promise<ProductRecord[]> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(`p.${column}`)))}, ${sql.raw(stock)}
    from products p left join stock_levels s on s.product_id = p.id
    where p.id = any(${[...ids]}::uuid[]) order by p.id for update of p`.execute(trx);
  return rows.map(recordFrom);
}

/** The same for one. Throws a Refusal (404) where there is none. */
export async function holdProduct(trx: Db, id: string): Promise<ProductRecord> {
  const [record] = isUuid(id) ? await holdProducts(trx, [id]) : [];
  if (!record) throw productNotFound();
  return record;
}

export function productNotFound(): Refusal {
  return new Refusal('not-found', 'product-not-found', 'Product not found');
}

/** What the product is called where people read what was done to it. */
export function calledOf({ name, sku }: ProductValues): string {
  return `${name} (${sku})`;
}

function recordFrom({ id, version, updated_at, on_hand, held, in_lots, ...values }: Row): ProductRecord {
  return { id, version, updatedAt: updated_at, values, onHand: on_hand, held, inLots: in_lots };
}
