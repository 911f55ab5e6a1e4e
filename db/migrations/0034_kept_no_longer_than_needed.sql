-- Personal data is kept no longer than the shop needs it, and goes when its owner asks; the decision about it says what, why and how long.

-- To whom an invoice was made out, once its order no longer names anybody and the invoice has to (VAT Regulations 1995, 14(1)(e) and 16).
alter table invoices add column buyer jsonb check (jsonb_typeof(buyer) = 'object');

-- Somebody typed an e-mail address to have erased what is held under it. Whether that is anything is looked up later, so that the answer
-- and its time are the same for everybody; what waits for its link to be used has a token's hash.
create table erasure_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  requested_at timestamptz not null default now(),
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz,
  check ((token_hash is null) = (expires_at is null))
);
create index erasure_requests_due on erasure_requests (requested_at) where token_hash is null;

create index contact_messages_email on contact_messages (lower(email));
create index chat_sessions_last on chat_sessions (last_message_at);
create index outbox_recipient on outbox (lower(recipient));
create index outbox_reply_to on outbox (lower(reply_to)) where reply_to is not null;
create index webhook_events_age on webhook_events (received_at);
