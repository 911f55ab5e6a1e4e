-- Every list of products leaves out what is archived. The indexes that staff's lists are answered from did not know of it: with the first product
-- that was archived each count and each late page read whole products. And what a list is narrowed by stands in an index of its own, a sixth of the
-- table: words, and what the law asks for. No entry can outgrow an index's 2,704 bytes with the longest texts that fields take.

drop index products_by_name, products_by_price, products_by_change, products_by_category, products_on_sale, products_without_size,
  products_without_description, products_staff_filters, products_maker;
create index products_maker on products (maker) where maker is not null;
create index products_by_name on products (name, id) include (staff_text, category, in_stock, is_featured) where not is_archived;
create index products_by_sku on products (sku, id) where not is_archived;
create index products_by_price on products (price_pence, id) where not is_archived;
create index products_by_change on products (updated_at, id) where not is_archived;
create index products_by_category on products (category, id) where not is_archived;
create index products_on_sale on products (id) where in_stock and not is_archived;
create index products_without_description on products (name, id) where description = '' and not is_archived;
create index products_staff_filters on products (category, supplier, in_stock, is_featured) where not is_archived;
create index products_facts on products (id)
  include (is_archived, category, coverage_cm2, maker, mpn, gtin, is_chemical, hazard_statements, harmonised_standard, reaction_to_fire);
