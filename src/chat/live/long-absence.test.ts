import { afterAll, expect, test } from 'vitest';
import { messagesIn } from '../../../test/chat-stream.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { readAtOnce } from '../conversation.ts';
import { addMessage, listLastMessages, listMessagesAfter, listMessagesBefore, lockChat } from '../messages.server.ts';
import { streamChat } from './stream-chat.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const missed = 2 * readAtOnce + 50;
const [session] = await shop.sql<{ id: string }[]>`insert into chat_sessions (token_hash) values (sha256('away')) returning id`;
const id = session?.id ?? '';
const rows = await shop.sql<{ id: number }[]>`
  insert into chat_messages (session_id, author, content, created_at)
  select ${id}, 'visitor', 'Word ' || n, now() from generate_series(0, ${missed}) n returning id::int`;
const seen = rows[0]?.id ?? 0;

/** Ids in the order in which a stream tells them, until there are so many. */
async function hear(after: number, count: number): Promise<number[]> {
  const stop = new AbortController();
  const { body } = streamChat(shop, id, { after, sees: 'agent', request: { method: 'GET', signal: stop.signal } });
  const ids: number[] = [];
  try {
    for await (const { _id } of messagesIn(body)) {
      ids.push(Number(_id));
      if (ids.length >= count) break;
    }
  } finally {
    stop.abort();
  }
  return ids;
}

test('who comes back after hundreds of messages hears all of them, once and in order, and then what is new', async () => {
  const heard = hear(seen, missed + 1);
  await shop.db.transaction().execute(async (trx) => {
    await lockChat(trx, id);
    await addMessage(shop, trx, id, { author: 'agent', content: 'And one more' });
  });
  const ids = await heard;
  expect(ids).toHaveLength(missed + 1);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(ids.slice(0, missed)).toEqual(rows.slice(1).map((row) => row.id));
});

test('asked for without a stream they come in pages that follow each other', async () => {
  const read: number[] = [];
  for (let after = seen, more = true; more; ) {
    const page = await listMessagesAfter(shop, id, after);
    read.push(...page.map((message) => message.id));
    after = read.at(-1) ?? after;
    more = page.length === readAtOnce;
  }
  expect(read.slice(0, missed)).toEqual(rows.slice(1).map((row) => row.id));
  const last = await listLastMessages(shop, id);
  expect(last.map((message) => message.id)).toEqual(read.slice(-readAtOnce));
});

test('who opens it afresh reads back from the last messages to the first', async () => {
  const read = (await listLastMessages(shop, id)).map((message) => message.id);
  for (let more = true; more; ) {
    const page = await listMessagesBefore(shop, id, read[0] ?? 0);
    read.unshift(...page.map((message) => message.id));
    more = page.length === readAtOnce;
  }
  expect(read).toEqual([...new Set(read)].sort((a, b) => a - b));
  expect(read.slice(0, rows.length)).toEqual(rows.map((row) => row.id));
});
