-- Counting what staff's filters leave, from indexes alone: products on sale, and those that lack something.
create index products_on_sale on products (id) where in_stock;
create index products_without_size on products (name, id) where coverage_milli_m2 is null;
create index products_without_description on products (name, id) where description = '';
