-- Who makes the goods, and who answers for them in the Union: Regulation (EU) 2023/988, Art. 19(a) and (b), in force in Northern Ireland.

create table makers (
  id uuid primary key default gen_random_uuid(),
  -- As it stands on the goods: name or registered trade name. Products name it.
  name text not null unique check (name <> ''),
  -- Null where nobody has said yet; the list of missing facts says so to staff.
  postal_address text check (postal_address <> ''),
  -- An e-mail address, or a page that begins with http.
  electronic_address text check (electronic_address <> ''),
  -- Established in the EU or in Northern Ireland: it needs no responsible person there.
  is_in_union boolean not null,
  -- The responsible person of Art. 16, in the EU or in Northern Ireland.
  responsible_name text check (responsible_name <> ''),
  responsible_postal_address text check (responsible_postal_address <> ''),
  responsible_electronic_address text check (responsible_electronic_address <> ''),
  version integer not null default 1,
  check (responsible_name is not null or (responsible_postal_address is null and responsible_electronic_address is null))
);
create unique index makers_name_letters on makers (lower(name));

alter table products
  add column maker text references makers (name) on update cascade,
  -- An adhesive, grout, sealer, cleaner and the like, which bears a label of Regulation (EC) 1272/2008 or is known to need none. Null: as its category says.
  add column is_chemical boolean,
  -- The harmonised standard that asks for a declaration of performance (Regulation (EU) No 305/2011, Art. 4); 'none' where it falls under none.
  -- Null: as its category says.
  add column harmonised_standard text check (harmonised_standard in
    ('EN 14041', 'EN 14342', 'EN 14411', 'EN 12004-1', 'EN 12057', 'EN 12058', 'EN 13813', 'none'));
create index products_maker on products (maker);

create trigger makers_came after insert on makers referencing new table as came for each statement execute function notify_changed('id');
create trigger makers_gone after delete on makers referencing old table as gone for each statement execute function notify_changed('id');
create trigger makers_changed after update on makers referencing new table as came for each statement execute function notify_changed('id');
