-- How texts are read: the words of the catalogue, and what staff type to find an entry.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create text search configuration shop (copy = english);
alter text search configuration shop alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration shop_words (copy = simple);
alter text search configuration shop_words alter mapping for hword, hword_part, word with unaccent, simple;

-- What is looked for and what is looked in are cleaned alike, as src/search/terms.ts does: accents, marks such as ™, soft hyphens and apostrophes
-- go, sizes are written one way, and whatever else is neither letter nor digit, but for the point within a number, stands between words.
-- '600 x 600 mm' and '600x600mm' become '600x600', '10 mm' becomes '10mm', 'Wood-effect' two words.
create function tidy_text(said text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(
        normalize(lower(regexp_replace(said, '[\u00AD\u200B-\u200D\u2060\uFEFF\u2122\u2120\u00AE\u00A9''’‘ʼ`´]', '', 'g')), NFKD),
        '[\u0300-\u036F]', '', 'g'),
      '(\d)\s*(?:mm)?\s*[x×*]\s*(?=\d)', '\1x', 'g'), '(\dx\d+)\s*mm\M', '\1', 'g'), '(\d)\s+mm\M', '\1mm', 'g'),
      '(?<!\d)\.|\.(?!\d)', ' ', 'g'),
    '[\u0001-\u002D\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F\u20A0-\u2BFF\u3000-\u303F]+', ' ', 'g'),
  '^ | $', '', 'g');

-- Lower case without accents, apostrophes and marks; what is neither letter nor digit stands between words, once.
create function folded(said text) returns text language sql immutable parallel safe return
  trim(regexp_replace(
    regexp_replace(normalize(lower(regexp_replace(said, '[\u00AD\u200B-\u200D\u2060\uFEFF''’‘ʼ`´]', '', 'g')), NFKD), '[\u0300-\u036F]', '', 'g'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F]+', ' ', 'g'));

-- 'bt432ab' of 'BT43 2AB': a code or postcode, however it is spaced.
create function squeezed(said text) returns text language sql immutable parallel safe return replace(folded(said), ' ', '');

-- '02890123456' of '+44 (0)28 9012 3456'.
create function phone_digits(said text) returns text language sql immutable parallel safe return
  regexp_replace(regexp_replace(said, '[^0-9+]', '', 'g'), '^(\+44|0044)0?', '0');

-- Every list that staff look through is asked one way: each word of what they type stands in one column, `staff_text`, which holds what an
-- entry is found by, cleaned by `folded`, a blank before each word. Kept rather than worked out at every question: cleaning a text costs ten
-- times what comparing it does.

-- Names, then codes such as an SKU with and without its marks.
create function staff_text(words text, code text) returns text language sql immutable parallel safe return
  ' ' || coalesce(folded(words || ' ' || code), '') || ' ' || coalesce(squeezed(code), '');

create function staff_text_of_person(words text, address jsonb) returns text language sql immutable parallel safe return
  ' ' || coalesce(folded(words), '') || ' ' ||
  folded(coalesce(address ->> 'first_name', '') || ' ' || coalesce(address ->> 'last_name', '') || ' ' ||
    coalesce(address ->> 'address', '') || ' ' || coalesce(address ->> 'city', '')) ||
  ' ' || squeezed(coalesce(address ->> 'postal_code', '')) || ' ' || phone_digits(coalesce(address ->> 'phone', ''));
