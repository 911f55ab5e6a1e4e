-- Of goods that are sent again: the lots that they come from, as in order_lines.
alter table claim_lines add column lots jsonb check (jsonb_typeof(lots) = 'array');
