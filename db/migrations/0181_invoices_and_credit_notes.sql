-- Invoices and credit notes as they were made out, never changed afterwards, in series of numbers without gaps (VAT Regulations 1995,
-- regulations 14(1)(a) and 15C): a number is drawn in the transaction that writes the document, whose row of the series stays locked until it ends.
create table invoice_numbers (
  series text primary key check (series in ('invoice', 'credit-note')),
  last integer not null check (last >= 0)
);
create function next_document_number(wanted text) returns integer language sql volatile as $$
  update invoice_numbers set last = last + 1 where series = wanted returning last $$;

alter table invoices
  alter column number drop identity,
  -- What stands on it, but for its number, its date and its buyer. Null: numbered by a version that wrote none; written when it is wanted.
  add column document jsonb check (jsonb_typeof(document) = 'object'),
  -- The tax point, by the shop's clock.
  add column tax_day date,
  add column vat_country text,
  -- The country that the goods went to, whoever's VAT they had.
  add column goes_to text,
  add column total_pence integer check (total_pence >= 0),
  add column vat_pence integer check (vat_pence between 0 and total_pence);
insert into invoice_numbers select 'invoice', coalesce(max(number), 0) from invoices;
insert into invoice_numbers values ('credit-note', 0);
alter table invoices alter column number set default next_document_number('invoice');
create index invoices_by_tax_day on invoices (tax_day);
create index invoices_abroad on invoices (tax_day) where goes_to <> 'GB';
create index invoices_newest on invoices (issued_at, number);

-- What of an invoice was paid back, or is to be: one for each refund, whose money went back.
create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references invoices (order_id) on delete cascade,
  number integer not null unique default next_document_number('credit-note'),
  -- Null: through a lender, which is told by staff.
  refund_id uuid unique references refunds (id),
  issued_at timestamptz not null,
  tax_day date not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  vat_country text not null,
  total_pence integer not null check (total_pence > 0),
  vat_pence integer not null check (vat_pence between 0 and total_pence),
  -- The refund failed after it had been made: the note keeps its number and counts for nothing.
  void_at timestamptz
);
create index credit_notes_order on credit_notes (order_id);
create index credit_notes_by_tax_day on credit_notes (tax_day);
create index credit_notes_newest on credit_notes (issued_at, number);

create function keep_document() returns trigger language plpgsql as $$ begin
  if old.document is not null and (to_jsonb(old) - 'buyer' - 'void_at') <> (to_jsonb(new) - 'buyer' - 'void_at') then
    raise exception '% % is made out, and stays as it is', tg_table_name, old.number;
  end if;
  return new;
end $$;
create trigger invoices_stay before update on invoices for each row execute function keep_document();
create trigger credit_notes_stay before update on credit_notes for each row execute function keep_document();
