-- Text search over products: a weighted document each, and the catalogue's words for typing errors and completions.

create text search configuration shop (copy = english);
alter text search configuration shop alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration shop_words (copy = simple);
alter text search configuration shop_words alter mapping for hword, hword_part, word with unaccent, simple;

create index products_sku_upper on products (upper(sku) text_pattern_ops);

-- '600 x 600 mm' and '600x600mm' become '600x600', '10 mm' becomes '10mm': the way src/search/terms.ts writes a shopper's sizes. 'Wood-effect' is two words, as it is there.
create function tidy_text(said text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(regexp_replace(replace(lower(said), '-', ' '),
    '(\d)\s*[x×]\s*(?=\d)', '\1x', 'g'), '(\dx\d+)\s*mm\M', '\1', 'g'), '(\d)\s+mm\M', '\1mm', 'g');

-- What the product is: its attributes, the sizes made alike.
create function product_facts(p products) returns text language sql stable return
  tidy_text(concat_ws(' / ', p.material, p.wood_species, p.wood_type, p.plank_style, p.colour, p.finish, p.tile_size, p.plank_size,
    p.thickness, p.format, p.construction, p.surface, p.wear_layer, p.ac_rating, p.water_resistance, p.slip_rating,
    case when tidy_text(p.tile_size) ~ '(^|x)(9\d\d|\d{4})' then 'large format' end));

-- What the product is looked for by. Name and category count for more than an attribute, an attribute for more than who makes
-- it or where it is laid, and parts of a stock code for next to nothing: a whole one is found by the index above.
create function product_terms_of(p products) returns tsvector language sql stable return
  setweight(to_tsvector('shop', tidy_text(concat_ws(' / ', p.name, p.category))), 'A')
  || setweight(to_tsvector('shop', product_facts(p)), 'B')
  || setweight(to_tsvector('shop', concat_ws(' / ', p.supplier, array_to_string(p.rooms, ' / '),
       case when p.underfloor_heating then 'underfloor heating' end)), 'C')
  || setweight(to_tsvector('shop', replace(p.sku, '-', ' ')), 'D');

-- A narrow table of its own: a common word is in a quarter of all products, and their whole rows would have to be read for it.
create table product_terms (
  product_id uuid primary key references products (id) on delete cascade,
  terms tsvector not null
);
create index product_terms_terms on product_terms using gin (terms);

-- The product's own row holds the same with the description, for searches that names and attributes do not answer.
create function fill_search() returns trigger language plpgsql as $$
begin
  new.search := product_terms_of(new) || setweight(to_tsvector('shop', new.description), 'D');
  return new;
end $$;

create trigger products_search_document
  before insert or update of name, sku, category, supplier, material, wood_species, wood_type, plank_style, colour, finish, tile_size, plank_size,
    thickness, format, construction, surface, wear_layer, ac_rating, water_resistance, slip_rating, rooms, underfloor_heating, description
  on products for each row execute function fill_search();

create function fill_product_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_terms (product_id, terms) select id, product_terms_of(row(came.*)::products) from came;
  else
    update product_terms t set terms = product_terms_of(row(came.*)::products)
    from came join gone using (id) where t.product_id = came.id and gone.search is distinct from came.search;
  end if;
  return null;
end $$;

create trigger products_terms_came after insert on products referencing new table as came for each statement execute function fill_product_terms();
create trigger products_terms_changed after update on products referencing old table as gone new table as came
  for each statement execute function fill_product_terms();

-- The words by which a shopper may look for the product, as written rather than stemmed.
create function product_words(p products) returns setof text language sql stable as $$
  select distinct word from unnest(tsvector_to_array(to_tsvector('shop_words',
    concat_ws(' / ', p.name, p.category, product_facts(p), p.supplier, array_to_string(p.rooms, ' / '))))) word
  where word ~ '^[a-z]{3,}$'
$$;

-- Counts words up and down by what a statement changed. In the order of the words, so that two statements never wait for each other in a circle.
create function count_search_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_words (word, products)
    select word, count(*) from came, lateral product_words(row(came.*)::products) word group by word order by word
    on conflict (word) do update set products = search_words.products + excluded.products;
  elsif tg_op = 'DELETE' then
    update search_words w set products = w.products - fewer.products
    from (select word, count(*) as products from gone, lateral product_words(row(gone.*)::products) word group by word order by word) fewer
    where w.word = fewer.word;
  else
    insert into search_words (word, products)
    select word, sum(change) from (
      select word, 1 as change from came, lateral product_words(row(came.*)::products) word
      where exists (select from gone where gone.id = came.id and gone.search is distinct from came.search)
      union all
      select word, -1 from gone, lateral product_words(row(gone.*)::products) word
      where exists (select from came where gone.id = came.id and gone.search is distinct from came.search)) changes
    group by word having sum(change) <> 0 order by word
    on conflict (word) do update set products = search_words.products + excluded.products;
  end if;
  if tg_op <> 'INSERT' then delete from search_words where products <= 0; end if;
  return null;
end $$;

create trigger products_words_came after insert on products referencing new table as came for each statement execute function count_search_words();
create trigger products_words_gone after delete on products referencing old table as gone for each statement execute function count_search_words();
create trigger products_words_changed after update on products referencing old table as gone new table as came
  for each statement execute function count_search_words();

-- Products that were here before.
insert into product_terms (product_id, terms) select id, product_terms_of(products) from products;
update products set search = product_terms_of(products) || setweight(to_tsvector('shop', description), 'D');
insert into search_words (word, products)
select word, count(*) from products, lateral product_words(products) word group by word
on conflict (word) do update set products = excluded.products;
