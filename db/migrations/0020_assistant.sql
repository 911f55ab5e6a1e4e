-- What the shop's assistant learns: questions that nothing answered, and the answers that staff wrote.

-- Searched by the assistant like the written guide.
create table chat_answers (
  id uuid primary key default gen_random_uuid(),
  question text not null check (question <> ''),
  -- Other ways to ask the same.
  also_asked text[] not null default '{}',
  answer text not null check (answer <> ''),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger chat_answers_came after insert on chat_answers referencing new table as came for each statement execute function notify_changed('id');
create trigger chat_answers_changed after update on chat_answers referencing new table as came for each statement execute function notify_changed('id');
create trigger chat_answers_gone after delete on chat_answers referencing old table as gone for each statement execute function notify_changed('id');

-- The same question, in the same words, is one row. It says nothing of who asked: addresses and numbers are taken out before.
create table chat_unanswered (
  id uuid primary key default gen_random_uuid(),
  question text not null check (question <> ''),
  -- The question's words in order, as they are compared.
  gist text not null unique,
  times integer not null default 1 check (times > 0),
  status text not null default 'open' check (status in ('open', 'answered', 'dismissed')),
  answer_id uuid references chat_answers (id) on delete set null,
  first_asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now()
);
create index chat_unanswered_open on chat_unanswered (times desc, last_asked_at desc) where status = 'open';

-- Tokens that a model provider was asked for: counted against a cap for each day and each visit.
-- `who` is a day, or the hash of a visit.
create table chat_spending (
  who text primary key,
  tokens bigint not null default 0 check (tokens >= 0),
  expires_at timestamptz not null
);
