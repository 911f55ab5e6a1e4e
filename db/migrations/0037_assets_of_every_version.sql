-- Scripts and styles by their hashed names: a page of one version finds its own at a process of another, and for a while after an update.
create table published_assets (
  name text primary key check (name ~ '^[\w.-]+$'),
  content bytea not null,
  -- When a running process last said that its pages name it.
  wanted_at timestamptz not null default now()
);
alter table published_assets alter column content set storage external;
