-- Whose unpaid orders are counted together: a hash of the visitor's network address, forgotten once the order is paid or cancelled.
alter table orders add column placed_by bytea;
create index orders_held_by on orders (placed_by) where stock_state = 'held' and placed_by is not null;
create index orders_held_for on orders (user_id) where stock_state = 'held' and user_id is not null;
