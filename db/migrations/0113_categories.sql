-- The kinds of goods that a flooring shop sells. No product can be made without one, so they are there from the start.
insert into categories (name, position) values
  ('Tiles', 0), ('Wood Flooring', 1), ('Laminate Flooring', 2), ('LVT', 3), ('Vinyl & Lino', 4), ('Carpet', 5),
  ('Trims & Accessories', 6), ('Underlay', 7), ('Adhesives', 8), ('Other', 9);
