-- A link that a browser in its own checkout was led on with, as against one in a letter: of these an order keeps the last few only.
alter table order_links add column of_browser boolean not null default false;
