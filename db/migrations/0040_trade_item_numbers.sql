-- The numbers by which makers and shopping sites know a product: the GTIN under its barcode, and the maker's own part number.
alter table products
  add column gtin text check (gtin ~ '^(\d{8}|\d{12,14})$'),
  add column mpn text check (mpn <> '');

-- Staff look a product up by its barcode.
create index products_gtin on products (gtin) where gtin is not null;
