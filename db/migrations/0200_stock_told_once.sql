-- What others show of the shelf is what is free on it, and a box that was held is as free when it is sold as it was before: nothing that is
-- kept goes stale, and every process would read the product anew and make its pages again.
create function notify_stock_changed() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  select array_agg(t.id) into touched from (
    select came.product_id::text as id from came join gone using (product_id)
    where came.on_hand - came.held <> gone.on_hand - gone.held
    limit 101
  ) t;
  if touched is null then return null; end if;
  if cardinality(touched) > 100 then
    perform pg_notify('changed', tg_table_name || ' *');
  else
    perform pg_notify('changed', tg_table_name || ' ' || k) from unnest(touched) k;
  end if;
  return null;
end $$;
drop trigger stock_levels_changed on stock_levels;
create trigger stock_levels_changed after update on stock_levels
  referencing old table as gone new table as came for each statement execute function notify_stock_changed();
