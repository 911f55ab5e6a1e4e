-- How goods sold by the metre are cut. The price is that of a metre in the width that coverage_cm2 says; other widths cost the same a m².
alter table products
  add column roll_width_mm integer[] not null default '{}' check (array_position(roll_width_mm, null) is null),
  add column cut_step_mm integer check (cut_step_mm between 1 and 5000),
  add column pattern_repeat_length_mm integer check (pattern_repeat_length_mm between 1 and 5000),
  add column pattern_repeat_width_mm integer check (pattern_repeat_width_mm between 1 and 5000),
  -- Whether pile or pattern must run one way in rooms that join; yes where nothing is said.
  add column direction_matters boolean;
