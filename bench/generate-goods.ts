import type { Sql } from 'postgres';
import { demoKitFacts, demoKitParts } from '../db/demo/kits.ts';
import { demoMakers } from '../db/demo/makers.ts';
import { demoProducts } from '../db/demo/products.ts';

const skuOf = new Map(demoProducts.map(({ id, sku }) => [id, sku]));
const withSku = <T extends { product_id: string }>(rows: readonly T[]) => rows.map((row) => ({ ...row, sku: skuOf.get(row.product_id) ?? '' }));

/**
 * What the products of a generated catalogue have besides their own row: rolls of each width, lots, kits, makers, documents and prices of before.
 * Asked between `generateCatalogue` and `generateDesk`; triggers are off, so that what they would write is written here.
 */
export async function generateGoods(sql: Sql) {
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`set session_replication_role = replica`;
    await connection`create temp table ranked as
      select row_number() over (order by sku) as n, id, sku, regexp_replace(sku, '-[0-9]+$', '') as model, category, coverage_cm2, unit,
        roll_width_mm, price_pence, created_at, own_roll_mm(unit, coverage_cm2) as own_mm
      from products`;
    await connection`create index on ranked (model)`;
    await connection`analyze ranked`;
    await stock(connection);
    await kits(connection);
    await makers(connection);
    await papers(connection);
    await connection`insert into price_history (product_id, price_pence, valid_from)
      select id, greatest(1, price_pence * (100 + 7 * step) / 100), created_at - step * interval '60 days'
      from ranked, generate_series(0, 2) step where step = 0 or n % 3 >= step`;
    await connection`update products p set is_archived = true, in_stock = false from ranked r where r.id = p.id and r.n % 100 = 99`;
    await connection`set session_replication_role = origin`;
    await connection`vacuum full analyze products`;
    await connection`vacuum analyze`;
  } finally {
    connection.release();
  }
}

/** Metres of every width for what is cut from a roll; of the rest a quarter, a fifth of everything, lies in one to three lots. */
async function stock(sql: Sql) {
  await sql`insert into roll_levels (product_id, roll_width_mm, on_hand_mm)
    select r.id, width, coalesce(s.on_hand, 0) * 1000 / cardinality(widths)
    from ranked r left join stock_levels s on s.product_id = r.id,
      lateral (select case when roll_width_mm = '{}' then array[own_mm] else roll_width_mm end as widths) w, unnest(widths) width
    where own_mm is not null on conflict do nothing`;
  await sql`update stock_levels s set on_hand = t.metres
    from (select product_id, sum(on_hand_mm / 1000)::int as metres from roll_levels group by 1) t where t.product_id = s.product_id`;
  await sql`insert into lots (product_id, number, shade, on_hand, received_on)
    select r.id, 'L' || (r.n * 17 % 9000 + 1000) || '/' || nth, 'S' || nth, 4 + abs(hashtext(r.sku || nth)) % 40,
      current_date - (r.n % 400)::int - nth * 30
    from ranked r, generate_series(1, 3) nth where r.own_mm is null and r.n % 4 = 0 and nth <= 1 + r.n % 3`;
  await sql`insert into stock_levels (product_id, on_hand, in_lots)
    select product_id, sum(on_hand), true from lots group by 1
    on conflict (product_id) do update set on_hand = excluded.on_hand, in_lots = true`;
}

/** Every copy of a good has what its model has; of each kind of floor a kit offers ten makes of each good. */
async function kits(sql: Sql) {
  await sql`insert into kit_facts
    select r.id, f.role, f.floor_group, f.contents, f.use_per_m2, f.length_mm, coalesce(f.damp_proof, false), f.joins
    from jsonb_to_recordset(${withSku(demoKitFacts) as never}) as f(sku text, role text, floor_group text, contents int, use_per_m2 int,
      length_mm int, damp_proof boolean, joins text) join ranked r on r.model = f.sku`;
  await sql`insert into kit_parts
    select p.floor_group, r.id, p.position * 10 + r.nth, p.usual
    from jsonb_to_recordset(${withSku(demoKitParts) as never}) as p(sku text, floor_group text, position int, usual boolean)
      join (select model, id, row_number() over (partition by model order by n) as nth from ranked) r on r.model = p.sku and r.nth <= 10`;
}

/** Four hundred makers; one product in twelve names none. */
async function makers(sql: Sql) {
  await sql`insert into makers (name, postal_address, electronic_address, is_in_union, responsible_name, responsible_postal_address,
      responsible_electronic_address)
    select m.name || case when g = 1 then '' else ' ' || g end, m.postal_address, m.electronic_address, m.is_in_union, m.responsible_name,
      m.responsible_postal_address, m.responsible_electronic_address
    from jsonb_populate_recordset(null::makers, ${demoMakers as never}) m, generate_series(1, ${Math.ceil(400 / demoMakers.length)}::int) g`;
  await sql`create temp table firms as select row_number() over (order by name) as n, name from makers`;
  await sql`update products p set maker = f.name
    from ranked r join firms f on f.n = 1 + r.n % (select count(*) from firms) where r.id = p.id and r.n % 12 > 0`;
}

/** Two thousand documents, two or three for each product but one in five. */
async function papers(sql: Sql) {
  await sql`insert into document_files (id, bytes) select substr(md5(g::text), 1, 24) || '-' || substr(md5('end' || g), 1, 8), 90000
    from generate_series(1, 2000) g`;
  await sql`insert into documents (kind, language, title, file)
    select (array['fitting-guide', 'performance', 'warranty', 'safety-data-sheet', 'care'])[1 + row_number() over (order by id) % 5], 'en',
      'Paper ' || row_number() over (order by id), id from document_files`;
  await sql`create temp table listed as select row_number() over (order by title) as n, id from documents`;
  await sql`insert into product_documents (product_id, document_id)
    select r.id, d.id from ranked r, generate_series(0, 2) nth, listed d
    where r.n % 5 > 0 and nth <= 1 + r.n % 2 and d.n = 1 + (r.n * 7 + nth * 401) % 2000 on conflict do nothing`;
}
