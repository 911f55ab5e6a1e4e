-- Who asked for a link to an order by its number and email. Whether there is such an order is looked up later, so that the answer cannot tell.
create table order_link_requests (
  id bigint generated always as identity primary key,
  reference text not null check (length(reference) <= 20),
  email text not null check (length(email) <= 254),
  -- Where the link leads: the order, or its withdrawal.
  purpose text not null default 'order' check (purpose in ('order', 'withdrawal')),
  requested_at timestamptz not null
);
create index order_link_requests_due on order_link_requests (requested_at);
