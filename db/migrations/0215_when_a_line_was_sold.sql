-- What was sold in some days is found among the lines alone, without joining every order to every line: a line knows when its order was paid, while
-- it is not cancelled. Kept by the database itself, whoever writes.
alter table order_lines add column sold_at timestamptz;

create function lines_sold_with_order() returns trigger language plpgsql as $$ begin
  update order_lines set sold_at = case when new.status <> 'cancelled' then new.paid_at end where order_id = new.id;
  return null;
end $$;
create trigger orders_lines_sold after update of status, paid_at on orders for each row
  when ((old.paid_at, old.status = 'cancelled') is distinct from (new.paid_at, new.status = 'cancelled'))
  execute function lines_sold_with_order();

-- Lines of an order that is paid already. Its row is locked before it is read: a payment, or a cancellation, that is not committed yet would not see
-- the line, nor the line it.
create function lines_come_sold() returns trigger language plpgsql as $$ begin
  perform from orders where id in (select order_id from came) order by id for share;
  update order_lines l set sold_at = o.paid_at from came join orders o on o.id = came.order_id
    where l.id = came.id and o.status <> 'cancelled' and l.sold_at is distinct from o.paid_at;
  return null;
end $$;
create trigger order_lines_come_sold after insert on order_lines referencing new table as came for each statement
  execute function lines_come_sold();
