-- Lists and reports are answered from indexes alone only where PostgreSQL knows that everybody sees the same rows; it forgets that of each page that
-- is written to, and an import of a tenth of the products made them read two fifths of the table. It looks again once a fiftieth has changed, not a
-- fifth.
alter table products set (autovacuum_vacuum_scale_factor = 0.02);
alter table orders set (autovacuum_vacuum_scale_factor = 0.02);
alter table order_lines set (autovacuum_vacuum_scale_factor = 0.02);
