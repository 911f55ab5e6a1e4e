-- What customers say and show, and what the shop writes to them.

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  user_name text not null,
  rating integer not null check (rating between 1 and 5),
  title text not null,
  comment text not null,
  verified_purchase boolean not null default false,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  -- The shop's answer, shown below the review.
  reply text not null default '',
  replied_at timestamptz,
  staff_text text generated always as (staff_text(title || ' ' || comment || ' ' || user_name, '')) stored
);
create index reviews_product on reviews (product_id, created_at desc);
-- One for each product from each customer.
create unique index reviews_one_each on reviews (user_id, product_id) where user_id is not null;
create index reviews_newest on reviews (created_at desc, id);
create index reviews_hidden on reviews (created_at desc, id) where not is_published;
create index reviews_low on reviews (created_at desc, id) where rating <= 2;
create index reviews_unanswered on reviews (created_at desc, id) where reply = '';
create index reviews_staff_text on reviews using gin (staff_text gin_trgm_ops);

-- One vote a visitor: the visitor is the hash of an anonymous cookie.
create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  visitor text not null,
  primary key (review_id, visitor)
);

create table customer_photos (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null default '',
  image_id text not null references images (id),
  room_type text not null,
  flooring_type text not null,
  customer_name text not null default '',
  is_featured boolean not null default false,
  likes integer not null default 0 check (likes >= 0),
  created_at timestamptz not null default now(),
  -- Two people who edit one photo: the second is told, not the first overwritten.
  version integer not null default 1,
  staff_text text generated always as (staff_text(title || ' ' || description || ' ' || customer_name, '')) stored,
  -- Photos that are uploaded many at once wait until somebody has looked at them.
  is_published boolean not null default true
);
create index customer_photos_newest on customer_photos (created_at desc, id);
create index customer_photos_image on customer_photos (image_id);
create index customer_photos_staff_text on customer_photos using gin (staff_text gin_trgm_ops);
create index customer_photos_drafts on customer_photos (created_at desc, id) where not is_published;

-- One like a visitor: the visitor is the hash of an anonymous cookie.
create table customer_photo_likes (
  photo_id uuid not null references customer_photos (id) on delete cascade,
  visitor text not null,
  primary key (photo_id, visitor)
);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  subject text not null check (subject in ('quote', 'product', 'installation', 'support', 'other')),
  message text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  staff_text text generated always as (
    staff_text(first_name || ' ' || last_name || ' ' || email || ' ' || message, '') || ' ' || phone_digits(phone)) stored,
  -- Whose a message is when its writer was signed in and wrote under the account's own address. An address alone proves nothing: whoever
  -- registers with another's would read what its owner writes to the shop.
  user_id uuid references users (id) on delete cascade
);
create index contact_messages_newest on contact_messages (created_at desc, id);
create index contact_messages_open on contact_messages (created_at) where closed_at is null;
create index contact_messages_email on contact_messages (lower(email));
create index contact_messages_staff_text on contact_messages using gin (staff_text gin_trgm_ops);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;

-- What was answered to a message; each went out as a mail.
create table message_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  sent_by uuid references users (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index message_replies_message on message_replies (message_id, created_at);

-- Every mail the shop sends, written in the transaction of what it tells about. A row that is queued and due is the job.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  -- Where something must be told once only: 'order-confirmed <id>'.
  once_key text unique,
  kind text not null,
  -- One line each: what could smuggle in a second header or a second recipient is not a mail.
  recipient text not null check (recipient ~ '^[^[:cntrl:][:space:]<>,;:"@]+@[^[:cntrl:][:space:]<>,;:"@]+$'),
  reply_to text check (reply_to ~ '^[^[:cntrl:][:space:]<>,;:"@]+@[^[:cntrl:][:space:]<>,;:"@]+$'),
  subject text not null check (subject <> '' and subject !~ '[[:cntrl:]]'),
  html text not null,
  text text not null,
  -- What opens an account. Blotted out of both texts once a mail server has the mail.
  secret text check (length(secret) >= 20),
  order_id uuid references orders (id) on delete set null,
  user_id uuid references users (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- While an attempt is under way: when it is given up for lost, and the mail is due again.
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
create index outbox_due on outbox (next_attempt_at) where status = 'queued';
create index outbox_newest on outbox (created_at desc, id desc);
create index outbox_order on outbox (order_id);
create index outbox_user on outbox (user_id);
create index outbox_status on outbox (status, created_at desc, id desc);
create index outbox_recipient on outbox (lower(recipient));
create index outbox_reply_to on outbox (lower(reply_to)) where reply_to is not null;
