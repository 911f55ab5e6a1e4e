-- A floor answers to the colour that it looks, too: 'Pepper' is grey and 'Dry Oak' light, whatever the maker calls them.

-- 'dark grey', 'light', 'blue' …, by the ground of a floor's appearance; nothing where its chief colours are far apart (a chequer, a veined
-- marble), and nothing between brown and beige, where names of woods say it better.
create function seen_colour(appearance jsonb) returns text language sql immutable parallel safe return (
  with channels as (
    select place, ('x' || substr(colour, 2, 2))::bit(8)::int / 255.0 as r, ('x' || substr(colour, 4, 2))::bit(8)::int / 255.0 as g,
      ('x' || substr(colour, 6, 2))::bit(8)::int / 255.0 as b
    from jsonb_array_elements_text(appearance -> 'colours') with ordinality as each (colour, place)
    where place < 3 and colour ~ '^#[0-9A-Fa-f]{6}$'),
  measured as (
    select place, 0.299 * r + 0.587 * g + 0.114 * b as light, greatest(r, g, b) - least(r, g, b) as chroma,
      -- Degrees round the circle of colours: 0 red, 120 green, 240 blue.
      case when greatest(r, g, b) = least(r, g, b) then 0
        when r >= g and r >= b then 60 * (g - b) / (greatest(r, g, b) - least(r, g, b))
        when g >= b then 60 * (b - r) / (greatest(r, g, b) - least(r, g, b)) + 120
        else 60 * (r - g) / (greatest(r, g, b) - least(r, g, b)) + 240 end as hue
    from channels)
  select concat_ws(' ',
    case when light < 0.4 then 'dark' when light > 0.72 then 'light' end,
    case
      when chroma < 0.07 and light > 0.86 then 'white'
      when chroma < 0.1 and light < 0.22 then 'black'
      when (chroma < 0.06 or (chroma < 0.1 and hue between 20 and 50)) and light between 0.28 and 0.8 then 'grey'
      when chroma >= 0.08 and hue between 75 and 165 then 'green'
      when chroma >= 0.08 and hue between 166 and 260 then 'blue' end)
  from measured ground
  where place = 1 and not exists (select from measured next where next.place = 2 and abs(next.light - ground.light) > 0.35));

create or replace function product_terms_of(p products) returns tsvector language sql stable return
  setweight(to_tsvector('shop', tidy_text(concat_ws(' / ', p.name, p.category))), 'A')
  || setweight(to_tsvector('shop', product_facts(p)), 'B')
  || setweight(to_tsvector('shop', concat_ws(' / ', p.supplier, array_to_string(p.rooms, ' / '),
       case when p.underfloor_heating then 'underfloor heating' end,
       case when p.coverage_milli_m2 is not null and p.category not in ('Underlay', 'Adhesives', 'Trims & Accessories', 'Other')
         then seen_colour(p.appearance) end)), 'C')
  || setweight(to_tsvector('shop', replace(p.sku, '-', ' ')), 'D');

drop trigger products_search_document on products;
create trigger products_search_document
  before insert or update of name, sku, category, supplier, material, wood_species, wood_type, plank_style, colour, finish, tile_size, plank_size,
    thickness, format, construction, surface, wear_layer, ac_rating, water_resistance, slip_rating, rooms, underfloor_heating, appearance,
    coverage_milli_m2, description
  on products for each row execute function fill_search();

-- Products that were here before; their terms follow by the trigger.
update products set search = product_terms_of(products) || setweight(to_tsvector('shop', description), 'D') where appearance is not null;
