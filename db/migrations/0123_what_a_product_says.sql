-- What a tradesman and the law want a product to say: its technical figures, and the label of a dangerous mixture.

alter table products
  -- Pendulum test value, wet.
  add column slip_ptv integer check (slip_ptv between 0 and 150),
  -- EN 13501-1, for floorings.
  add column reaction_to_fire text check (reaction_to_fire in
    ('A1fl', 'A2fl-s1', 'A2fl-s2', 'Bfl-s1', 'Bfl-s2', 'Cfl-s1', 'Cfl-s2', 'Dfl-s1', 'Dfl-s2', 'Efl', 'Ffl')),
  -- EN ISO 10874: 21-23 homes, 31-34 shops and offices, 41-43 light industry.
  add column wear_class text check (wear_class in ('21', '22', '23', '31', '32', '33', '34', '41', '42', '43')),
  -- Thousandths of a m²K/W; 100 of them are a tog.
  add column thermal_resistance integer check (thermal_resistance between 1 and 10000),
  -- The warmest that its surface may become over underfloor heating, in °C.
  add column heated_to_celsius integer check (heated_to_celsius between 15 and 60),
  -- French label of emissions into indoor air.
  add column voc_class text check (voc_class in ('A+', 'A', 'B', 'C')),
  -- By how many dB it lessens the sound of steps (ΔLw, EN ISO 10140-3).
  add column impact_sound_db integer check (impact_sound_db between 1 and 60),
  add column commercial_warranty_years integer check (commercial_warranty_years between 1 and 100),
  add column origin text check (origin <> ''),
  add column recycled_percent integer check (recycled_percent between 0 and 100),
  -- Regulation (EU) 2023/988, Art. 19(d): what has to be heeded, in the maker's words.
  add column warnings text check (warnings <> ''),
  -- Regulation (EC) 1272/2008, Art. 17: signal word, hazard statements and pictograms by their codes.
  add column hazard_signal text check (hazard_signal in ('Danger', 'Warning')),
  add column hazard_statements text[] not null default '{}' check (array_position(hazard_statements, null) is null),
  add column hazard_pictograms text[] not null default '{}'
    check (hazard_pictograms <@ array['GHS02', 'GHS04', 'GHS05', 'GHS07', 'GHS08', 'GHS09']);
