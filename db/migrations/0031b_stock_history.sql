-- The stock history holds every change of what is on the shelf, what is sold and given back included: a shelf holds the sum of it.
alter table stock_adjustments drop constraint stock_adjustments_reason_check;
alter table stock_adjustments add constraint stock_adjustments_reason_check check (reason in
  ('opening', 'delivery', 'count', 'damaged', 'returned', 'display', 'correction', 'import', 'sale', 'cancelled', 'refund'));
alter table stock_adjustments add column order_id uuid references orders (id) on delete set null;
create index stock_adjustments_order on stock_adjustments (order_id) where order_id is not null;

-- An order of which everything was paid back has no line left that counts as sold.
update order_lines l set refunded_quantity = l.quantity from orders o where o.id = l.order_id and o.status = 'refunded' and l.refunded_quantity < l.quantity;

-- What there was before the history began, so that it adds up from now on.
insert into stock_adjustments (product_id, change, on_hand_after, reason, note)
select product_id, on_hand - known, on_hand, 'opening', 'Everything before this history was kept'
from (
  select s.product_id, s.on_hand, coalesce((select sum(a.change) from stock_adjustments a where a.product_id = s.product_id), 0)::int as known
  from stock_levels s
) shelves
where on_hand <> known;
