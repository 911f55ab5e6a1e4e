-- Batches are listed by what their products are called, those of archived products among them: the index by name holds all products again, and says
-- which are archived.
drop index products_by_name;
create index products_by_name on products (name, id) include (is_archived, staff_text, category, in_stock, is_featured);
