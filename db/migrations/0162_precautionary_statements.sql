-- Regulation (EC) No 1272/2008, Art. 22: precautionary statements by their codes, as hazard_statements are kept. What the official text leaves to
-- the supplier follows a code in brackets, separated by semicolons: 'P501 (a recycling centre)', 'H373 (the liver; by inhalation)'.
alter table products
  add column precautionary_statements text[] not null default '{}' check (array_position(precautionary_statements, null) is null);
