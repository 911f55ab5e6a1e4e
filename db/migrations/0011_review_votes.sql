-- Reviews by customers: one for each product from each of them, and votes for those that helped.

create unique index reviews_one_each on reviews (user_id, product_id) where user_id is not null;

-- One vote a visitor: the visitor is the hash of an anonymous cookie.
create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  visitor text not null,
  primary key (review_id, visitor)
);

-- A vote changes only a count on a review. Telling every process at once would empty their kept pages at every click,
-- so such a change is told by the one who voted, at most once a minute (reviews/vote-helpful.server.ts).
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

drop trigger reviews_changed on reviews;
create trigger reviews_changed after update on reviews
  referencing old table as gone new table as came for each statement execute function notify_reviews_changed();
