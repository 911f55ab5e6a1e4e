-- Every list that staff look through is asked one way: each word of what they type stands in one column, which holds what an entry is found by,
-- cleaned by `folded`, a blank before each word. Kept rather than worked out at every question: cleaning a text costs ten times what comparing it does.

create function squeezed(said text) returns text language sql immutable parallel safe return replace(folded(said), ' ', '');

-- Names, then codes such as an SKU with and without its marks.
create function staff_text(words text, code text) returns text language sql immutable parallel safe return
  ' ' || coalesce(folded(words || ' ' || code), '') || ' ' || coalesce(squeezed(code), '');

create function staff_text_of_person(words text, address jsonb) returns text language sql immutable parallel safe return
  ' ' || coalesce(folded(words), '') || ' ' ||
  folded(coalesce(address ->> 'first_name', '') || ' ' || coalesce(address ->> 'last_name', '') || ' ' ||
    coalesce(address ->> 'address', '') || ' ' || coalesce(address ->> 'city', '')) ||
  ' ' || squeezed(coalesce(address ->> 'postal_code', '')) || ' ' || phone_digits(coalesce(address ->> 'phone', ''));

drop index products_staff_search, users_words, reviews_words, contact_messages_words, orders_address_text, order_lines_goods;
drop function order_address_text(jsonb);

alter table products add staff_text text generated always as (staff_text(name || ' ' || supplier, sku)) stored;
alter table users add staff_text text generated always as (staff_text(full_name || ' ' || username || ' ' || email, '')) stored;
alter table addresses add staff_text text generated always as (staff_text_of_person('', address)) stored;
alter table reviews add staff_text text generated always as (staff_text(title || ' ' || comment || ' ' || user_name, '')) stored;
alter table contact_messages add staff_text text generated always as (
  staff_text(first_name || ' ' || last_name || ' ' || email || ' ' || message, '') || ' ' || phone_digits(phone)) stored;
alter table customer_photos add staff_text text generated always as (staff_text(title || ' ' || description || ' ' || customer_name, '')) stored;
alter table orders add staff_text text generated always as (staff_text_of_person(email, shipping_address)) stored;
alter table order_lines add staff_text text generated always as (staff_text(product_name, sku)) stored;

create index products_staff_text on products using gin (staff_text gin_trgm_ops);
create index users_staff_text on users using gin (staff_text gin_trgm_ops);
create index addresses_staff_text on addresses using gin (staff_text gin_trgm_ops);
create index reviews_staff_text on reviews using gin (staff_text gin_trgm_ops);
create index contact_messages_staff_text on contact_messages using gin (staff_text gin_trgm_ops);
create index customer_photos_staff_text on customer_photos using gin (staff_text gin_trgm_ops);
create index orders_staff_text on orders using gin (staff_text gin_trgm_ops);
create index order_lines_staff_text on order_lines using gin (staff_text gin_trgm_ops);
