-- The list of invoices and credit notes, and its count, are answered from these alone: in the order of the list, with what it is narrowed by.
drop index invoices_newest, credit_notes_newest;
create index invoices_newest on invoices (issued_at, number) include (order_id, tax_day, vat_country) where document is not null;
create index credit_notes_newest on credit_notes (issued_at, number) include (id, order_id, tax_day, vat_country);
