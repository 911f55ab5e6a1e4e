-- When one of the staff last had the chats' inbox open, in any window; and when staff were mailed of a chat that waits.
alter table users add inbox_seen_at timestamptz;
alter table chat_sessions add told_at timestamptz;
