-- The version before marks a replacement that this one has planned as sent on its report alone: it knows no shipments of replacements, and this
-- one writes no `replacements`. The shipment follows, or it would wait to be sent for ever.
create function follow_replaced_claim() returns trigger language plpgsql as $$
begin
  update shipments set sent_at = new.updated_at where claim_id = new.id and sent_at is null;
  return null;
end $$;
create trigger claims_replaced_followed after update of status on claims for each row
  when (new.status = 'replaced' and old.status <> 'replaced') execute function follow_replaced_claim();
