-- What is looked for and what is looked in are cleaned alike, as src/search/terms.ts does: accents, marks such as ™, soft hyphens and apostrophes
-- go, sizes are written one way, and whatever else is neither letter nor digit, but for the point within a number, stands between words.
create or replace function tidy_text(said text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(normalize(lower(regexp_replace(said, '[\u00AD\u200B-\u200D\u2060\uFEFF\u2122\u2120\u00AE\u00A9''’‘ʼ`´]', '', 'g')), NFKD), '[\u0300-\u036F]', '', 'g'),
      '(\d)\s*(?:mm)?\s*[x×*]\s*(?=\d)', '\1x', 'g'), '(\dx\d+)\s*mm\M', '\1', 'g'), '(\d)\s+mm\M', '\1mm', 'g'),
      '(?<!\d)\.|\.(?!\d)', ' ', 'g'),
    '[\u0001-\u002D\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F\u20A0-\u2BFF\u3000-\u303F]+', ' ', 'g'),
  '^ | $', '', 'g');

create or replace function product_terms_of(p products) returns tsvector language sql stable return
  setweight(to_tsvector('shop', tidy_text(concat_ws(' / ', p.name, p.category))), 'A')
  || setweight(to_tsvector('shop', product_facts(p)), 'B')
  || setweight(to_tsvector('shop', tidy_text(concat_ws(' / ', p.supplier, array_to_string(p.rooms, ' / '),
       case when p.underfloor_heating then 'underfloor heating' end,
       case when p.coverage_cm2 is not null and p.category not in ('Underlay', 'Adhesives', 'Trims & Accessories', 'Other')
         then seen_colour(p.appearance) end))), 'C')
  || setweight(to_tsvector('shop', tidy_text(p.sku)), 'D');

create or replace function fill_search() returns trigger language plpgsql as $$
begin
  new.search := product_terms_of(new) || setweight(to_tsvector('shop', tidy_text(new.description)), 'D');
  return new;
end $$;

create or replace function product_words(p products) returns setof text language sql stable as $$
  select distinct word from unnest(tsvector_to_array(to_tsvector('shop_words',
    tidy_text(concat_ws(' / ', p.name, p.category, product_facts(p), p.supplier, array_to_string(p.rooms, ' / ')))))) word
  where word ~ '^[a-z]{3,}$'
$$;

-- Products that were here before. Words are counted from what products are, so the counts are made anew.
reindex index products_name_words;
alter table products disable trigger user;
update products set search = product_terms_of(products) || setweight(to_tsvector('shop', tidy_text(description)), 'D');
alter table products enable trigger user;
truncate product_terms, search_words;
insert into product_terms (product_id, terms) select id, product_terms_of(products) from products;
insert into search_words (word, products) select word, count(*) from products, lateral product_words(products) word group by word;
