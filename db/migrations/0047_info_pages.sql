-- What staff wrote in place of a page that comes with the shop, and the pages that they added. A page without a row says what content/info-pages has.
create table info_pages (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  title text not null,
  -- Markdown, with placeholders for what the settings say.
  body text not null,
  -- For search engines; the page's own title and no description where they are empty.
  seo_title text not null default '',
  description text not null default '',
  in_footer boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null
);
create trigger info_pages_came after insert on info_pages referencing new table as came for each statement execute function notify_changed('slug');
create trigger info_pages_changed after update on info_pages referencing new table as came for each statement execute function notify_changed('slug');
create trigger info_pages_gone after delete on info_pages referencing old table as gone for each statement execute function notify_changed('slug');

-- The shop's own terms were a setting, in which a line that begins with # was a heading.
insert into info_pages (slug, title, body, description, updated_at)
select 'terms', 'Terms of sale', regexp_replace(values ->> 'terms_text', '^#+ *', '## ', 'gn'),
  'Our terms for prices, delivery, returns and your legal rights.', now()
from settings where trim(coalesce(values ->> 'terms_text', '')) <> '';
update settings set values = values - 'terms_text';
