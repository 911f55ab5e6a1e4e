-- Everything that is asked of the shelf by what is free on it, from the index alone: PostgreSQL does that only where the columns of an
-- index's expression are in it as well.
drop index stock_levels_free;
create index stock_levels_free on stock_levels ((on_hand - held), product_id) include (on_hand, held);
