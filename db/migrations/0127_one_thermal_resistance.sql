-- How warm a product is stands once, with what it says of itself: products.thermal_resistance, thousandths of a m²K/W; a tog is 100 of them.
update products p set thermal_resistance = greatest(1, round(f.milli_tog / 10.0))
  from kit_facts f where f.product_id = p.id and f.milli_tog is not null and p.thermal_resistance is null;
-- unused since 0123_what_a_product_says.sql
alter table kit_facts drop column milli_tog;
delete from kit_facts
  where role is null and floor_group is null and contents is null and use_per_m2 is null and length_mm is null and joins is null and not damp_proof;
