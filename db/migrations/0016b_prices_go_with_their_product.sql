-- A deleted product takes its price history with it, and nothing else does: PostgreSQL deletes such rows as if it had been asked to directly.
drop trigger price_history_is_kept on price_history;

create or replace function refuse_rewriting_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from products where id = old.product_id) then return null; end if;
  raise exception 'price_history is only ever added to';
end $$;
create trigger price_history_is_kept after update or delete on price_history for each row execute function refuse_rewriting_prices();
