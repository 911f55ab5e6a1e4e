-- What stands in the shop's way just now: each process looks every minute. What was not seen for five minutes is over.
create table troubles (
  kind text not null check (kind in ('mail', 'card-provider', 'pictures', 'disk', 'apple-pay-file')),
  -- Whose disk or file it is; empty where it is the shop's own.
  machine text not null,
  detail text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (kind, machine)
);
