-- What staff do with what visitors write: answer reviews, answer and close messages.

alter table reviews
  -- The shop's answer, shown below the review.
  add column reply text not null default '',
  add column replied_at timestamptz;
create index reviews_newest on reviews (created_at desc, id);

alter table contact_messages add column closed_at timestamptz;
create index contact_messages_newest on contact_messages (created_at desc, id);
create index contact_messages_open on contact_messages (created_at) where closed_at is null;

-- What was answered to a message; each went out as a mail.
create table message_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  sent_by uuid references users (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index message_replies_message on message_replies (message_id, created_at);
