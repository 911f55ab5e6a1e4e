-- What a visitor may call a product is looked up for every message: the beginnings of names, and colours.
create index products_name_beginning on products (lower(name) text_pattern_ops);
create index products_colour_lower on products (lower(colour));
