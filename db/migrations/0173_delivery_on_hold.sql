-- A delivery may wait until its shopper says when. The days that were said when it was ordered stay, as the first on which it can come.
alter table orders
  -- Until when it waits at the longest; null: it does not.
  add column delivery_held_until date,
  -- When its shopper is reminded, and then, once it has waited as long as it may, staff are told; null once that is done.
  add column hold_remind_at timestamptz;
create index orders_hold_due on orders (hold_remind_at) where hold_remind_at is not null;
create index orders_held on orders (delivery_held_until) where delivery_held_until is not null;
