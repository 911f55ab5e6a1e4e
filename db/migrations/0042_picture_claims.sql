-- Who is putting a picture's bytes into the store, or taking them away: one at a time, and outside of any transaction. What is left here
-- after its time was left by a process that ended on the way, and is tidied up.
create table image_claims (
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  format text not null check (format in ('avif', 'webp', 'jpeg', 'png')),
  holder uuid not null,
  until timestamptz not null
);
