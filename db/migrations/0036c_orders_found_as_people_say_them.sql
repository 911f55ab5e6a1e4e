-- Staff find an order by what a caller says: a name without its accents, a postcode without its space, a telephone number however it is spaced.

-- Lower case without accents, apostrophes and marks; what is neither letter nor digit stands between words, once.
create function folded(said text) returns text language sql immutable parallel safe return
  trim(regexp_replace(
    regexp_replace(normalize(lower(regexp_replace(said, '[\u00AD\u200B-\u200D\u2060\uFEFF''’‘ʼ`´]', '', 'g')), NFKD), '[\u0300-\u036F]', '', 'g'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F]+', ' ', 'g'));

-- '02890123456' of '+44 (0)28 9012 3456'.
create function phone_digits(said text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(said, '[^0-9+]', '', 'g'), '^(\+44|0044)0?', '0');

create function order_address_text(address jsonb) returns text language sql immutable parallel safe return
  concat(' ', folded(concat_ws(' ', address ->> 'first_name', address ->> 'last_name', address ->> 'address', address ->> 'city')), ' ',
    replace(folded(coalesce(address ->> 'postal_code', '')), ' ', ''), ' ', phone_digits(coalesce(address ->> 'phone', '')));

drop index orders_name, orders_postcode;
create index orders_address_text on orders using gin (order_address_text(shipping_address) gin_trgm_ops);
create index order_lines_goods on order_lines using gin (folded(product_name || ' ' || sku) gin_trgm_ops);
