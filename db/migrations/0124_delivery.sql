-- How an order goes and when it is expected, as it was said before it was paid. Orders from before have none of it.
alter table orders
  add column delivery_way text check (delivery_way in ('parcel', 'pallet', 'samples')),
  -- What its delivery area was called.
  add column delivery_area text,
  add column weight_grams integer check (weight_grams >= 0),
  add column delivery_earliest date,
  add column delivery_latest date,
  -- The day that the shopper chose among those offered; null: as soon as it can be.
  add column delivery_wished date,
  add check ((delivery_earliest is null) = (delivery_latest is null)),
  add check (delivery_earliest <= delivery_latest);
create index orders_delivery_wished on orders (delivery_wished) where delivery_wished is not null;
