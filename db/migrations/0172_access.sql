-- What the driver of a pallet must know, as its buyer said it: whether a lorry gets there, what lies before the door, which floor, who signs.
alter table orders add column access jsonb check (jsonb_typeof(access) = 'object');
