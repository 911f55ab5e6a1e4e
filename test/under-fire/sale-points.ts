import type { Sql } from 'postgres';

/** Where a sale can be interrupted: just before the row that carries it on is written. Together they are every step from order to refund. */
export const salePoints = {
  'order written': { table: 'orders', when: 'insert', if: 'true' },
  'lines written': { table: 'order_lines', when: 'insert', if: 'true' },
  'boxes held': { table: 'stock_levels', when: 'update', if: 'new.held > old.held' },
  'lot held': { table: 'lots', when: 'update', if: 'new.held > old.held' },
  'lot written': { table: 'order_lines', when: 'update', if: 'new.lots is not null' },
  'payment begun': { table: 'payments', when: 'insert', if: 'true' },
  'request at the till': { table: 'test_till.requests', when: 'insert', if: 'true' },
  'money taken': { table: 'test_till.ledger', when: 'insert', if: 'true' },
  'payment settled': { table: 'payments', when: 'update', if: "new.status = 'succeeded'" },
  'order confirmed': { table: 'orders', when: 'update', if: "new.status = 'confirmed'" },
  'letter queued': { table: 'outbox', when: 'insert', if: 'true' },
  'boxes sold': { table: 'stock_levels', when: 'update', if: 'new.on_hand < old.on_hand' },
  'shipment written': { table: 'shipments', when: 'insert', if: 'true' },
  'goods of a shipment': { table: 'shipment_lines', when: 'insert', if: 'true' },
  'goods counted as sent': { table: 'order_lines', when: 'update', if: 'new.sent_quantity > old.sent_quantity' },
  'order sent in part': { table: 'orders', when: 'update', if: "new.status = 'part_shipped'" },
  'order sent': { table: 'orders', when: 'update', if: "new.status = 'shipped'" },
  'invoice written': { table: 'invoices', when: 'insert', if: 'true' },
  'order cancelled': { table: 'orders', when: 'update', if: "new.status = 'cancelled'" },
  'carriage of a refund': { table: 'carriage_refunds', when: 'insert', if: 'true' },
  'claim answered': { table: 'claims', when: 'update', if: "new.status = 'refunded'" },
  'replacement decided': { table: 'shipments', when: 'insert', if: 'new.claim_id is not null' },
  'replacement sent': { table: 'shipments', when: 'update', if: 'old.sent_at is null and new.sent_at is not null' },
  'return paid back': { table: 'returns', when: 'update', if: "new.status = 'paid-back'" },
  'refund begun': { table: 'refunds', when: 'insert', if: 'true' },
  'money paid back': { table: 'test_till.refunds', when: 'insert', if: 'true' },
  'credit note written': { table: 'credit_notes', when: 'insert', if: 'true' },
  'refund settled': { table: 'refunds', when: 'update', if: "new.status = 'succeeded'" },
} as const;
export type SalePoint = keyof typeof salePoints;

/** Puts a pause before every point, which lasts only where `armPoint` has named it. In the database, so that the shop itself knows nothing of it. */
export async function laySalePoints(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists under_fire;
    create table if not exists under_fire.armed (point text);
    create or replace function under_fire.pause() returns trigger language plpgsql as $$ begin
      if exists (select from under_fire.armed where point = tg_argv[0]) then perform pg_sleep(1.5); end if; return new; end $$;`);
  for (const [point, { table, when, if: condition }] of Object.entries(salePoints)) {
    const name = `under_fire_${point.replaceAll(' ', '_')}`;
    await sql.unsafe(
      `create or replace trigger ${name} before ${when} on ${table} for each row when (${condition}) execute function under_fire.pause('${point}')`,
    );
  }
}

export async function armPoint(sql: Sql, point: SalePoint | null): Promise<void> {
  await sql`delete from under_fire.armed`;
  if (point) await sql`insert into under_fire.armed values (${point})`;
}

/** Whether somebody has come to the armed point and stands there. */
export async function isAtPoint(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ there: boolean }[]>`select exists (select from pg_stat_activity where wait_event = 'PgSleep') as there`;
  return row?.there ?? false;
}
