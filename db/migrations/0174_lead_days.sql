-- How many working days a product takes before it can leave, such as what is made to order. Null: it leaves as everything else does.
alter table products add column lead_days smallint check (lead_days between 1 and 250);
