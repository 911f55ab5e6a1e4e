-- A product that is one piece left of a roll: how large it is.
alter table products
  add column remnant_length_mm integer check (remnant_length_mm between 100 and 50000),
  add column remnant_width_mm integer check (remnant_width_mm between 100 and 6000);
create index products_remnants on products (remnant_length_mm, remnant_width_mm) where remnant_length_mm is not null;
