-- What customers put in their cart and on their wishlist. Guests keep theirs in the browser.

-- A product is named by its id only: a line outlives its product, so that the cart can say it is no longer sold.
create table cart_lines (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null,
  is_sample boolean not null default false,
  quantity integer not null check (quantity between 1 and 9999),
  -- What the shopper said they want to cover, thousandths of a square metre.
  area_milli_m2 integer check (area_milli_m2 > 0),
  -- The price of one that the shopper has been shown; where it differs from today's, the cart says so.
  seen_pence integer check (seen_pence >= 0),
  added_at timestamptz not null default now(),
  primary key (user_id, product_id, is_sample),
  check (not is_sample or quantity = 1)
);

-- Carts of guests that were merged already: a browser that heard no answer sends the same key again.
create table cart_merges (
  user_id uuid not null references users (id) on delete cascade,
  merge_key text not null,
  merged_at timestamptz not null default now(),
  primary key (user_id, merge_key)
);

create table wishlist_entries (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
