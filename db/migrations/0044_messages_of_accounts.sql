-- Whose a message is when its writer was signed in and wrote under the account's own address. An address alone proves nothing: whoever
-- registers with another's would read what its owner writes to the shop.
alter table contact_messages add user_id uuid references users (id) on delete cascade;
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
