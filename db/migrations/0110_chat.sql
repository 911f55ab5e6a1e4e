-- Conversations: a visitor with the assistant, and with people when they want one.

create table chat_sessions (
  id uuid primary key default gen_random_uuid(),
  -- What opens it for a guest; only its SHA-256 is here.
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid references users (id) on delete cascade,
  -- assistant answers; waiting for a person; a person answers; closed by one, until the visitor writes again.
  state text not null default 'assistant' check (state in ('assistant', 'waiting', 'human', 'closed')),
  assigned_to uuid references users (id) on delete set null,
  waiting_since timestamptz,
  claimed_at timestamptz,
  -- The last message that the visitor has seen, and the last agent's one that was told of by mail.
  seen_id bigint not null default 0,
  mailed_id bigint not null default 0,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- When staff were mailed that it waits.
  told_at timestamptz
);
create index chat_sessions_user on chat_sessions (user_id, last_message_at desc) where user_id is not null;
create index chat_sessions_waiting on chat_sessions (waiting_since) where state = 'waiting';
create index chat_sessions_state on chat_sessions (state, last_message_at desc);
create index chat_sessions_last on chat_sessions (last_message_at);

-- Added to under the lock of its session, so that within one the ids are the order in which messages were committed.
create table chat_messages (
  id bigint generated always as identity primary key,
  session_id uuid not null references chat_sessions (id) on delete cascade,
  author text not null check (author in ('visitor', 'assistant', 'agent', 'system', 'escalation')),
  agent_id uuid references users (id) on delete set null,
  content text not null,
  -- What stands beside an answer's text: cards, a calculation, sources, suggestions.
  extras jsonb,
  -- What the assistant's answer left to be understood by the next question.
  context jsonb,
  -- Made by whoever sends it, so that a message sent again after a lost answer is the same message.
  client_key text check (length(client_key) <= 64),
  created_at timestamptz not null default now(),
  unique (session_id, client_key)
);
create index chat_messages_session on chat_messages (session_id, id);

-- What agents say often.
create table chat_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);

-- Written by staff, where the assistant had no answer. Searched by the assistant like the written guide.
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

-- How each answer of the assistant came about, for staff. Who asked is not here, but in the conversation, and goes with it.
create table chat_answer_log (
  message_id bigint primary key references chat_messages (id) on delete cascade,
  answered_by text not null check (answered_by in ('model', 'built-in')),
  -- What became of the model's own answer; null where none was asked.
  model_outcome text check (model_outcome in ('grounded', 'ungrounded', 'failed', 'no-money', 'resting')),
  -- Why it was not given, in a few words.
  reason text,
  tools text[] not null default '{}',
  tokens_read integer not null default 0 check (tokens_read >= 0),
  tokens_cached integer not null default 0 check (tokens_cached >= 0),
  tokens_written integer not null default 0 check (tokens_written >= 0),
  micro_pounds bigint not null default 0 check (micro_pounds >= 0),
  took_ms integer not null check (took_ms >= 0),
  -- What the visitor thought of it.
  thumb text check (thumb in ('up', 'down')),
  created_at timestamptz not null default now()
);
create index chat_answer_log_newest on chat_answer_log (created_at desc);
create index chat_answer_log_thumbs on chat_answer_log (created_at desc) where thumb is not null;

-- What a model costs, in millionths of a pound: counted against a cap for each day and each visit.
-- `who` is a day, or the hash of a visit.
create table chat_spending (
  who text primary key,
  micro_pounds bigint not null default 0 check (micro_pounds >= 0),
  expires_at timestamptz not null
);
