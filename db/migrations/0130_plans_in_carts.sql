-- A cart has a line for each plan that a product is cut to, beside that of its boxes or metres. The version before finds one line of a product by
-- the key that goes: until its last process has stopped, its form for what goes with a floor is refused to customers, and nothing else.
alter table cart_lines drop constraint cart_lines_pkey;
create unique index cart_lines_one on cart_lines (user_id, product_id, is_sample, cut_plan_id) nulls not distinct;
