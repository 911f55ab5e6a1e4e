-- Goods that are sent again at no charge, for a reported problem: the lines of that report. Their boxes leave the shelf when it is decided.
create table replacements (
  claim_id uuid primary key references claims (id) on delete cascade,
  created_at timestamptz not null,
  -- Null while they are still to be sent.
  sent_at timestamptz,
  carrier text not null default '' check (length(carrier) <= 80),
  tracking_link text check (length(tracking_link) <= 500)
);
insert into replacements (claim_id, created_at, sent_at)
  select id, updated_at, case when status = 'replaced' then updated_at end from claims where status in ('replacing', 'replaced');
