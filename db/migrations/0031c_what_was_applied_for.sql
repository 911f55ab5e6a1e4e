-- How many of the product an application is for, so that it can be ordered once the lender agrees. Null: for an order, or not known.
alter table finance_applications add column quantity integer check (quantity > 0);
