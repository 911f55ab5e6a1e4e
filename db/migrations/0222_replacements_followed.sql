-- What was, or still is, written by the version before: each replacement of its own becomes a shipment of the order.
create function follow_replacement() returns trigger language plpgsql as $$
begin
  insert into shipments (order_id, number, carrier, tracking_link, sent_at, claim_id)
    select c.order_id, coalesce((select max(number) from shipments s where s.order_id = c.order_id), 0) + 1,
      new.carrier, new.tracking_link, new.sent_at, c.id
    from claims c where c.id = new.claim_id
  on conflict (claim_id) do update set carrier = excluded.carrier, tracking_link = excluded.tracking_link, sent_at = excluded.sent_at;
  insert into shipment_lines (shipment_id, order_line_id, quantity, lots)
    select s.id, l.order_line_id, l.quantity, l.lots from shipments s join claim_lines l on l.claim_id = s.claim_id where s.claim_id = new.claim_id
  on conflict do nothing;
  return null;
end $$;
create trigger replacements_followed after insert or update of sent_at on replacements for each row execute function follow_replacement();
update replacements set sent_at = sent_at;
