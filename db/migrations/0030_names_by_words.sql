-- The words of the names alone. The index of all terms keeps no weights, so for 'bedroom', which no name has, it would read every product sold
-- for bedrooms to find that out.
create index products_name_words on products using gin (to_tsvector('shop', tidy_text(name || ' / ' || category)));
