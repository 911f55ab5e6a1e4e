-- What staff look for among many orders.
create index orders_email on orders (lower(email) text_pattern_ops);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index order_events_attention on order_events (order_id, id) where kind = 'attention';
