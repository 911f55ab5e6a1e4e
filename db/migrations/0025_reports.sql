-- What shoppers looked for and did not find, a row for each day and wording; no shopper is in it.
create table search_misses (
  day date not null,
  words text not null check (length(words) <= 100),
  times integer not null default 1,
  primary key (day, words)
);
create index orders_paid_lines on orders (paid_at, id) where paid_at is not null;
