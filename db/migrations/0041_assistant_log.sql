-- What a model costs is counted in money: millionths of a pound, for each day and each visit.
delete from chat_spending;
alter table chat_spending rename column tokens to micro_pounds;

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

-- What shopping programs have put together for somebody to look at. The token opens it; only its SHA-256 is here.
create table agent_carts (
  token_hash bytea primary key check (length(token_hash) = 32),
  lines jsonb not null,
  expires_at timestamptz not null
);
create index agent_carts_expiring on agent_carts (expires_at);
