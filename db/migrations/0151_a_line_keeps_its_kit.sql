-- The kit a line was chosen with, as its cart had it: an order that is changed before it is paid, or bought again, keeps it together with its floor.
alter table order_lines add column kit_id text;
