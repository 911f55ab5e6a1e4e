-- Archived: no longer sold, and found nowhere in the shop, but there for staff, who can bring it back.
alter table products add column is_archived boolean not null default false;
-- Few are: whether any is has to cost nothing.
create index products_archived on products (id) where is_archived;

-- Nobody finds it by its words, and no word is suggested for its sake.
create or replace function fill_search() returns trigger language plpgsql as $$
begin
  new.search := case when new.is_archived then ''::tsvector
    else product_terms_of(new) || setweight(to_tsvector('shop', tidy_text(new.description)), 'D') end;
  return new;
end $$;
drop trigger products_search_document on products;
create trigger products_search_document
  before insert or update of name, sku, category, supplier, material, wood_species, wood_type, plank_style, colour, finish, tile_size, plank_size,
    thickness, format, construction, surface, wear_layer, ac_rating, water_resistance, slip_rating, rooms, underfloor_heating, appearance,
    coverage_cm2, description, is_archived
  on products for each row execute function fill_search();

create or replace function fill_product_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_terms (product_id, terms) select id, product_terms_of(row(came.*)::products) from came where not is_archived;
  else
    delete from product_terms t using came where t.product_id = came.id and came.is_archived;
    insert into product_terms (product_id, terms)
    select came.id, product_terms_of(row(came.*)::products) from came join gone using (id)
    where not came.is_archived and gone.search is distinct from came.search
    on conflict (product_id) do update set terms = excluded.terms;
  end if;
  return null;
end $$;

create or replace function product_words(p products) returns setof text language sql stable as $$
  select distinct word from unnest(tsvector_to_array(to_tsvector('shop_words',
    tidy_text(concat_ws(' / ', p.name, p.category, product_facts(p), p.supplier, array_to_string(p.rooms, ' / ')))))) word
  where word ~ '^[a-z]{3,}$' and not p.is_archived
$$;
