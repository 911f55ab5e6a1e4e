-- Documents of products, as PDFs: their files lie beside the pictures, in a folder or an object store.

create table document_files (
  -- The hash of its bytes, and a random end: each file that is sent is one of its own, and never changes.
  id text primary key check (id ~ '^[0-9a-f]{24}-[0-9a-f]{8}$'),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

create table documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('fitting-guide', 'performance', 'warranty', 'safety-data-sheet', 'care')),
  -- ISO 639-1.
  language text not null check (language ~ '^[a-z]{2}$'),
  title text not null check (title <> ''),
  file text not null references document_files (id),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index documents_file on documents (file);
create index documents_title on documents (title, id);

create table product_documents (
  product_id uuid not null references products (id) on delete cascade,
  document_id uuid not null references documents (id) on delete cascade,
  primary key (product_id, document_id)
);
create index product_documents_document on product_documents (document_id);

do $$
declare watched record;
begin
  for watched in select * from (values ('documents', 'id'), ('product_documents', 'product_id')) as t(name, key) loop
    execute format('create trigger %1$s_came after insert on %1$s
      referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_gone after delete on %1$s
      referencing old table as gone for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
    execute format('create trigger %1$s_changed after update on %1$s
      referencing new table as came for each statement execute function notify_changed(%2$L)', watched.name, watched.key);
  end loop;
end $$;
