-- Reports add up what was paid and what was in it from two indexes, a third of their tables; what was ordered of goods that are no longer sold is
-- found by its code.
drop index orders_paid, orders_paid_lines, order_lines_order;
create index orders_paid on orders (paid_at, id) include (status, total_pence, refunded_pence) where paid_at is not null;
create index order_lines_order on order_lines (order_id)
  include (product_id, for_product_id, quantity, refunded_quantity, unit_pence, is_sample, sku);
create index order_lines_gone on order_lines (sku) where product_id is null;
