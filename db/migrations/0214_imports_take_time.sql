-- A file of ten thousand products takes longer than anybody should wait for an answer: what was asked for is done by itself.
alter table product_imports
  -- When it is next tried; null: nobody has asked for it yet, or it is over.
  add column apply_at timestamptz,
  -- Why it was not done, in the words that staff read.
  add column problem text;
create index product_imports_due on product_imports (apply_at) where apply_at is not null;
