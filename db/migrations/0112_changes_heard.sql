-- Every process hears what changed and drops or patches what it keeps in memory.
-- The payload is the table's name, a space, and the key of the row, or * when a statement touched more than a hundred.
create function notify_changed() returns trigger language plpgsql as $$
declare
  key_column text := tg_argv[0];
  touched text[];
begin
  if tg_op = 'DELETE' then
    execute format('select array_agg(distinct %I::text) from (select * from gone limit 101) t', key_column) into touched;
  else
    execute format('select array_agg(distinct %I::text) from (select * from came limit 101) t', key_column) into touched;
  end if;
  if touched is null then return null; end if;
  if cardinality(touched) > 100 then
    perform pg_notify('changed', tg_table_name || ' *');
  else
    perform pg_notify('changed', tg_table_name || ' ' || k) from unnest(touched) k;
  end if;
  return null;
end $$;

-- A like changes only a count on a photo. Telling every process at once would empty their kept pages at every click,
-- so such a change is told by the one who liked, at most once a minute (tellSoon in src/platform/changes.server.ts).
create function notify_photos_changed() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  select array_agg(t.id) into touched from (
    select came.id::text from came join gone using (id)
    where to_jsonb(came) - 'likes' is distinct from to_jsonb(gone) - 'likes'
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
create trigger customer_photos_changed after update on customer_photos
  referencing old table as gone new table as came for each statement execute function notify_photos_changed();

-- A vote changes only a count on a review. Telling every process at once would empty their kept pages at every click,
-- so such a change is told by the one who voted, at most once a minute (tellSoon in src/platform/changes.server.ts).
create function notify_reviews_changed() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  select array_agg(t.id) into touched from (
    select distinct product.id::text as id from came join gone using (id), unnest(array[came.product_id, gone.product_id]) as product (id)
    where to_jsonb(came) - 'helpful_count' is distinct from to_jsonb(gone) - 'helpful_count'
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
create trigger reviews_changed after update on reviews
  referencing old table as gone new table as came for each statement execute function notify_reviews_changed();

do $$
declare watched record;
begin
  for watched in select * from (values
    ('products', 'id'), ('product_photos', 'product_id'), ('stock_levels', 'product_id'), ('price_history', 'product_id'), ('reviews', 'product_id'),
    ('categories', 'name'), ('hero_slides', 'id'), ('customer_photos', 'id'), ('areas', 'slug'), ('settings', 'only_row'), ('info_pages', 'slug'),
    ('chat_answers', 'id')
  ) as t(name, key) loop
    execute format('create trigger %1$s_came after insert on %1$s
      referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_gone after delete on %1$s
      referencing old table as gone for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    -- These two have their own, above.
    continue when watched.name in ('customer_photos', 'reviews');
    execute format('create trigger %1$s_changed after update on %1$s
      referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
  end loop;
end $$;
