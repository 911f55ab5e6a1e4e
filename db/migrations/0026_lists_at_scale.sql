-- What staff's lists ask for among a hundred thousand rows, answered from indexes: a page's ids in each order, counts by filter, words.

drop index orders_newest;
drop index orders_status;
create index orders_newest on orders (created_at desc, id desc);
create index orders_status on orders (status, created_at desc, id desc);
create index orders_by_status on orders (status, id);
create index orders_by_total on orders (total_pence, id);
-- The stat cards, without reading an order.
create index orders_figures on orders (status) include (paid_at, total_pence, refunded_pence);
create index orders_name on orders using gin (
  lower(coalesce(shipping_address ->> 'first_name', '') || ' ' || coalesce(shipping_address ->> 'last_name', '')) gin_trgm_ops);
create index orders_postcode on orders (lower(shipping_address ->> 'postal_code') text_pattern_ops);
create index orders_waiting_for_lender on orders (id) where status = 'finance_pending';

create index users_by_name on users (full_name, id);
create index users_staff on users (full_name, id) where is_admin;
create index users_banned on users (full_name, id) where not is_active;
create index users_words on users using gin ((' ' || lower(full_name) || ' ' || lower(username) || ' ' || lower(email)) gin_trgm_ops);

create index products_by_category on products (category, id);
create index products_of_category on products (category, sku);

create index reviews_hidden on reviews (created_at desc, id) where not is_published;
create index reviews_low on reviews (created_at desc, id) where rating <= 2;
create index reviews_unanswered on reviews (created_at desc, id) where reply = '';
create index reviews_words on reviews using gin (lower(title || ' ' || comment || ' ' || user_name) gin_trgm_ops);

create index contact_messages_words on contact_messages using gin (
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || message) gin_trgm_ops);

create index outbox_status on outbox (status, created_at desc, id desc);
