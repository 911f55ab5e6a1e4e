-- Random values that this shop alone knows. `visitors` turns a visitor into a mark that cannot be turned back by trying addresses.
create table secrets (
  name text primary key,
  value bytea not null check (length(value) = 32)
);
insert into secrets values ('visitors', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

create index product_views_age on product_views (viewed_at);
