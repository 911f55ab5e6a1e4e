-- The orders of a delivery day, without looking at every order that was ever sent: those that wished for it have an index; these may come on it.
create index orders_delivery_days on orders using gist (daterange(delivery_earliest, delivery_latest, '[]'))
  where delivery_wished is null and delivery_earliest is not null;
