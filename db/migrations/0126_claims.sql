-- What a shopper reports of goods that came damaged, short, wrong or in another shade, and what staff answer.
create table claims (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  status text not null default 'reported' check (status in
    ('reported', 'replacing', 'replaced', 'collecting', 'collected', 'refunded', 'refused')),
  -- In the shopper's words.
  words text not null default '' check (length(words) <= 1000),
  -- What staff wrote to the shopper last.
  answer text not null default '' check (length(answer) <= 1000),
  refund_pence integer check (refund_pence > 0),
  -- Goes up with each answer, so that of two answers to the same state one is told.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index claims_order on claims (order_id, created_at);
create index claims_status on claims (status, created_at);

create table claim_lines (
  claim_id uuid not null references claims (id) on delete cascade,
  order_line_id uuid not null references order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  fault text not null check (fault in ('damaged', 'short', 'wrong-goods', 'shade')),
  primary key (claim_id, order_line_id)
);
create index claim_lines_line on claim_lines (order_line_id);

create table claim_photos (
  claim_id uuid not null references claims (id) on delete cascade,
  image_id text not null references images (id),
  position integer not null check (position between 0 and 5),
  primary key (claim_id, position),
  unique (claim_id, image_id)
);
create index claim_photos_image on claim_photos (image_id);
