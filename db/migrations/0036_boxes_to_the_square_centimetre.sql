-- Makers state boxes with four decimals (1.8336 m²), so coverage is kept in whole square centimetres. Without triggers meanwhile: nobody
-- changed these products.
alter table products add column coverage_cm2 integer;
alter table products disable trigger user;
update products set coverage_cm2 = coverage_milli_m2 * 10;
alter table products enable trigger user;

create or replace function product_terms_of(p products) returns tsvector language sql stable return
  setweight(to_tsvector('shop', tidy_text(concat_ws(' / ', p.name, p.category))), 'A')
  || setweight(to_tsvector('shop', product_facts(p)), 'B')
  || setweight(to_tsvector('shop', concat_ws(' / ', p.supplier, array_to_string(p.rooms, ' / '),
       case when p.underfloor_heating then 'underfloor heating' end,
       case when p.coverage_cm2 is not null and p.category not in ('Underlay', 'Adhesives', 'Trims & Accessories', 'Other')
         then seen_colour(p.appearance) end)), 'C')
  || setweight(to_tsvector('shop', replace(p.sku, '-', ' ')), 'D');

drop trigger products_search_document on products;
create trigger products_search_document
  before insert or update of name, sku, category, supplier, material, wood_species, wood_type, plank_style, colour, finish, tile_size, plank_size,
    thickness, format, construction, surface, wear_layer, ac_rating, water_resistance, slip_rating, rooms, underfloor_heating, appearance,
    coverage_cm2, description
  on products for each row execute function fill_search();

alter table products drop column coverage_milli_m2;
alter table products add constraint products_coverage_cm2_check check (coverage_cm2 between 10 and 10000000);
create index products_without_size on products (name, id) where coverage_cm2 is null;
