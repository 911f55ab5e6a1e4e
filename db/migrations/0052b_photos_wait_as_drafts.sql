-- Photos that are uploaded many at once wait until somebody has looked at them.
alter table customer_photos add column is_published boolean not null default true;
create index customer_photos_drafts on customer_photos (created_at desc, id) where not is_published;
