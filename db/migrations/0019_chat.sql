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
  last_message_at timestamptz not null default now()
);
create index chat_sessions_user on chat_sessions (user_id, last_message_at desc) where user_id is not null;
create index chat_sessions_waiting on chat_sessions (waiting_since) where state = 'waiting';
create index chat_sessions_state on chat_sessions (state, last_message_at desc);

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
