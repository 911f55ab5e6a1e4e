-- Reports add up lines from one index, in the order of what they group by: an order, and in it each floor with what was bought for it. What stood for
-- them beside the lines of an order goes.
create index order_lines_sold on order_lines (sold_at, order_id, coalesce(for_product_id, product_id))
  include (product_id, for_product_id, quantity, refunded_quantity, unit_pence, sku) where sold_at is not null and not is_sample;
create index order_lines_samples on order_lines (sold_at, product_id) where sold_at is not null and is_sample;
drop index order_lines_order;
create index order_lines_order on order_lines (order_id);
