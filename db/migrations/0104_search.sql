-- Text search over products: a weighted document each, and the catalogue's words for typing errors and completions.

-- A floor answers to the colour that it looks, too: 'Pepper' is grey and 'Dry Oak' light, whatever the maker calls them.
-- 'dark grey', 'light', 'blue' …, by the ground of a floor's appearance; nothing where its chief colours are far apart (a chequer, a veined
-- marble), and nothing between brown and beige, where names of woods say it better.
create function seen_colour(appearance jsonb) returns text language sql immutable parallel safe return (
  with channels as (
    select place, ('x' || substr(colour, 2, 2))::bit(8)::int / 255.0 as r, ('x' || substr(colour, 4, 2))::bit(8)::int / 255.0 as g,
      ('x' || substr(colour, 6, 2))::bit(8)::int / 255.0 as b
    from jsonb_array_elements_text(appearance -> 'colours') with ordinality as each (colour, place)
    where place < 3 and colour ~ '^#[0-9A-Fa-f]{6}$'),
  measured as (
    select place, 0.299 * r + 0.587 * g + 0.114 * b as light, greatest(r, g, b) - least(r, g, b) as chroma,
      -- Degrees round the circle of colours: 0 red, 120 green, 240 blue.
      case when greatest(r, g, b) = least(r, g, b) then 0
        when r >= g and r >= b then 60 * (g - b) / (greatest(r, g, b) - least(r, g, b))
        when g >= b then 60 * (b - r) / (greatest(r, g, b) - least(r, g, b)) + 120
        else 60 * (r - g) / (greatest(r, g, b) - least(r, g, b)) + 240 end as hue
    from channels)
  select concat_ws(' ',
    case when light < 0.4 then 'dark' when light > 0.72 then 'light' end,
    case
      when chroma < 0.07 and light > 0.86 then 'white'
      when chroma < 0.1 and light < 0.22 then 'black'
      when (chroma < 0.06 or (chroma < 0.1 and hue between 20 and 50)) and light between 0.28 and 0.8 then 'grey'
      when chroma >= 0.08 and hue between 75 and 165 then 'green'
      when chroma >= 0.08 and hue between 166 and 260 then 'blue' end)
  from measured ground
  where place = 1 and not exists (select from measured next where next.place = 2 and abs(next.light - ground.light) > 0.35));

-- What the product is: its attributes, the sizes made alike.
create function product_facts(p products) returns text language sql stable return
  tidy_text(concat_ws(' / ', p.material, p.wood_species, p.wood_type, p.plank_style, p.colour, p.finish, p.tile_size, p.plank_size,
    p.thickness, p.format, p.construction, p.surface, p.wear_layer, p.ac_rating, p.water_resistance, p.slip_rating,
    case when tidy_text(p.tile_size) ~ '(^|x)(9\d\d|\d{4})' then 'large format' end));

-- What the product is looked for by. Name and category count for more than an attribute, an attribute for more than who makes
-- it or where it is laid, and parts of a stock code for next to nothing: a whole one is found by products_sku_upper.
create function product_terms_of(p products) returns tsvector language sql stable return
  setweight(to_tsvector('shop', tidy_text(concat_ws(' / ', p.name, p.category))), 'A')
  || setweight(to_tsvector('shop', product_facts(p)), 'B')
  || setweight(to_tsvector('shop', tidy_text(concat_ws(' / ', p.supplier, array_to_string(p.rooms, ' / '),
       case when p.underfloor_heating then 'underfloor heating' end,
       case when p.coverage_cm2 is not null and p.category not in ('Underlay', 'Adhesives', 'Trims & Accessories', 'Other')
         then seen_colour(p.appearance) end))), 'C')
  || setweight(to_tsvector('shop', tidy_text(p.sku)), 'D');

-- The words of the names alone. The index of all terms keeps no weights, so for 'bedroom', which no name has, it would read every product sold
-- for bedrooms to find that out.
create index products_name_words on products using gin (to_tsvector('shop', tidy_text(name || ' / ' || category)));

-- The product's own row holds the same with the description, for searches that names and attributes do not answer.
-- Nobody finds an archived product by its words, and no word is suggested for its sake.
create function fill_search() returns trigger language plpgsql as $$
begin
  new.search := case when new.is_archived then ''::tsvector
    else product_terms_of(new) || setweight(to_tsvector('shop', tidy_text(new.description)), 'D') end;
  return new;
end $$;
create trigger products_search_document
  before insert or update of name, sku, category, supplier, material, wood_species, wood_type, plank_style, colour, finish, tile_size, plank_size,
    thickness, format, construction, surface, wear_layer, ac_rating, water_resistance, slip_rating, rooms, underfloor_heating, appearance,
    coverage_cm2, description, is_archived
  on products for each row execute function fill_search();

-- A narrow table of its own: a common word is in a quarter of all products, and their whole rows would have to be read for it.
create table product_terms (
  product_id uuid primary key references products (id) on delete cascade,
  terms tsvector not null
);
create index product_terms_terms on product_terms using gin (terms);

create function fill_product_terms() returns trigger language plpgsql as $$
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
create trigger products_terms_came after insert on products referencing new table as came for each statement execute function fill_product_terms();
create trigger products_terms_changed after update on products referencing old table as gone new table as came
  for each statement execute function fill_product_terms();

-- Distinct words of the catalogue, for typo tolerance: trigrams over a few thousand words, not over every product.
create table search_words (
  word text primary key,
  products integer not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- The words by which a shopper may look for the product, as written rather than stemmed.
create function product_words(p products) returns setof text language sql stable as $$
  select distinct word from unnest(tsvector_to_array(to_tsvector('shop_words',
    tidy_text(concat_ws(' / ', p.name, p.category, product_facts(p), p.supplier, array_to_string(p.rooms, ' / ')))))) word
  where word ~ '^[a-z]{3,}$' and not p.is_archived
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

-- What shoppers looked for and did not find, a row for each day and wording; no shopper is in it.
create table search_misses (
  day date not null,
  words text not null check (length(words) <= 100),
  times integer not null default 1,
  primary key (day, words)
);
