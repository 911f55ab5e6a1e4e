import type { Sql } from 'postgres';
import { madeBy } from '../db/demo/makers.ts';
import { demoProducts } from '../db/demo/products.ts';
import { whatItSays } from '../db/demo/what-products-say.ts';

/** Words that the generated ranges are named by, besides the demo shop's own names. */
const ranges = (
  'Abbey Ardnoe Ballymena Bracken Calder Cairn Dalriada Drumlin Eglinton Errigal Fairhead Foyle Glenarm Gortin Hillfort Inver Islay Jura Kells ' +
  'Kintyre Larne Lissan Maghera Moyle Navan Omagh Pomeroy Quarry Rathlin Sperrin Tollymore Ulidia Valley Warren Yarrow'
).split(' ');

const copied =
  'description, category, supplier, unit, coverage_cm2, tile_size, thickness, material, finish, wood_type, wood_species, plank_style, ' +
  'ac_rating, water_resistance, surface, construction, wear_layer, format, plank_size, slip_rating, underfloor_heating, rooms, ' +
  'warranty_years, appearance, weight_grams, pieces_per_box, roll_width_mm, cut_step_mm, pattern_repeat_length_mm, hazard_signal, ' +
  'hazard_statements, hazard_pictograms, warnings, slip_ptv, reaction_to_fire, wear_class, thermal_resistance, heated_to_celsius, voc_class, ' +
  'impact_sound_db, commercial_warranty_years, origin, harmonised_standard, is_chemical, recycled_percent, mpn';

/** The demo shop's products with what each says; their makers are left out, since there are none here yet. */
const models = demoProducts.map((product) => ({ ...product, ...whatItSays(product), mpn: madeBy(product).mpn }));

/**
 * Fills an empty, migrated database with `count` products: the demo shop's, over and over, with other names, prices, stock and ages.
 * With `searchable` they get their search documents and words; without, triggers are off, which a million needs.
 */
export async function generateCatalogue(sql: Sql, count: number, searchable: boolean) {
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`set session_replication_role = replica`;
    await connection`insert into categories (name, position) select distinct category, 0 from jsonb_to_recordset(${demoProducts as never}) as
      p(category text) on conflict do nothing`;
    await connection`create temp table models as
      select row_number() over () - 1 as n, p.* from jsonb_populate_recordset(null::products, ${models as never}) p`;
    const columns = connection.unsafe(copied);
    for (let from = 1; from <= count; from += 50_000) {
      const to = Math.min(from + 49_999, count);
      await connection`
        insert into products (sku, name, price_pence, colour, is_featured, created_at, ${columns})
        select m.sku || '-' || g, replace(m.name, split_part(m.name, ' ', 1), (${ranges}::text[])[1 + g / 7 % ${ranges.length}]),
          greatest(99, m.price_pence * (60 + g % 97) / 100), m.colour, g % 500 = 0, now() - g * 7919::bigint % 1000000 * interval '1 minute',
          ${connection.unsafe(copied.replaceAll(/(\w+)/g, 'm.$1'))}
        from generate_series(${from}::int, ${to}::int) g join models m on m.n = (g * 104729::bigint) % ${demoProducts.length}`;
    }
    await connection`insert into stock_levels (product_id, on_hand) select id, abs(hashtext(sku)) % 60 from products where abs(hashtext(sku))
      % 10 > 0`;
    await connection`
      insert into reviews (product_id, user_name, rating, title, comment)
      select id, 'A shopper', 1 + abs(hashtext(sku || n)) % 5, 'Good', 'As described.' from products, generate_series(1, 2) n where
        abs(hashtext(sku)) % 20 = 0`;
    if (searchable) {
      await connection`update products set search = product_terms_of(products) || setweight(to_tsvector('shop', description), 'D')`;
      await connection`insert into product_terms (product_id, terms) select id, product_terms_of(products) from products`;
      await connection`insert into search_words (word, products)
        select word, count(*) from products, lateral product_words(products) word group by word`;
    }
    await connection`set session_replication_role = origin`;
    await connection`vacuum full analyze products`;
    await connection`vacuum analyze`;
  } finally {
    connection.release();
  }
}
