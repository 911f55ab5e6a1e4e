-- Goods that are sent again for a reported problem are a shipment of their order from when that is decided; it has no time until it leaves.
alter table shipments
  add column claim_id uuid unique references claims (id) on delete cascade,
  -- The day that was agreed for goods that are sent again.
  add column comes_on date,
  alter column sent_at drop not null,
  add constraint shipments_sent_or_to_replace check (sent_at is not null or claim_id is not null);
create index shipments_comes_on on shipments (comes_on) where comes_on is not null;
