import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.server.ts';
import { messagesIn } from '../../../test/chat-stream.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createShop } from '../../create-shop.server.ts';
import type { Shop } from '../../shop.server.ts';
import { claimChat, replyToChat } from '../agents/handle-chat.server.ts';
import { addMessage, lockChat } from '../messages.server.ts';
import { streamChat } from './stream-chat.server.ts';

/** Two processes on one database: customers listen in one, agents write in the other. */
const chats = 200;
const agents = 20;
const wordsEach = 2;
/** An agent with ten conversations does not write without a breath. */
const pauseMs = 300;

const here = await openTestShop('demo');
const [{ name: database } = { name: '' }] = await here.sql<{ name: string }[]>`select current_database() as name`;
const { host } = here.sql.options;
const socketDir = (Array.isArray(host) ? host[0] : host) as string;
const shops: Shop[] = [here];
const another = () => {
  const shop = createShop(here.config, { socketDir, database }, createLog('silent'));
  shops.push(shop);
  return shop;
};
const there = another();
const closed = new Set<Shop>();
const lose = async (shop: Shop) => {
  closed.add(shop);
  await shop.close();
};
afterAll(async () => {
  for (const shop of shops) if (!closed.has(shop)) await shop.close();
});

type Heard = { ids: number[]; words: string[]; lateness: number[] };

/** Reads a stream into what was heard, until it is ended. */
function listen(shop: Shop, sessionId: string, heard: Heard) {
  const stop = new AbortController();
  const reading = (async () => {
    const { body } = streamChat(shop, sessionId, { after: heard.ids.at(-1) ?? 0, sees: 'agent', request: { method: 'GET', signal: stop.signal } });
    for await (const { _id, message_type, content } of messagesIn(body)) {
      heard.ids.push(Number(_id));
      if (message_type !== 'agent') continue;
      const [word = '', sentAt = ''] = content.split(' at ');
      heard.words.push(word);
      heard.lateness.push(performance.now() - Number(sentAt));
    }
  })().catch(() => {});
  return async () => {
    stop.abort();
    await reading;
  };
}

async function makeAgents(shop: Shop) {
  const rows = Array.from({ length: agents }, (_, n) => ({
    full_name: `Agent ${n}`,
    username: `agent${n}${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.com`,
    password_hash: 'x',
    is_admin: true,
  }));
  return shop.db.insertInto('users').values(rows).returning(['id', 'full_name as fullName']).execute();
}

test('200 chats and 20 agents on two processes: every word once, in order, at once; a lost process loses none', async () => {
  const people = await makeAgents(there);
  const sessions = await here.sql<{ id: string }[]>`
    insert into chat_sessions (token_hash) select sha256(convert_to(n::text, 'UTF8')) from generate_series(1, ${chats}) n returning id`;
  const all = sessions.map(({ id }) => ({ id, heard: { ids: [], words: [], lateness: [] } as Heard }));
  let leaving = all.map(({ id, heard }) => listen(here, id, heard));
  const wordsOf = (agent: number, from: number, to: number) => async () => {
    const own = all.filter((_, n) => n % agents === agent);
    const person = people[agent];
    if (!person) throw new Error('There is no such agent.');
    for (let word = from; word < to; word += 1)
      for (const { id } of own) {
        if (word === 0) await claimChat(there, id, person);
        await new Promise((breathed) => setTimeout(breathed, pauseMs * (0.5 + Math.random())));
        await replyToChat(there, id, person, `Word ${word} at ${performance.now()}`, `word-${word}-${id}`);
      }
  };
  const everybody = (from: number, to: number) => Promise.all(people.map((_, agent) => wordsOf(agent, from, to)()));
  await everybody(0, wordsEach);
  const words = Array.from({ length: wordsEach }, (_, n) => `Word ${n}`);
  await expect.poll(() => all.every(({ heard }) => heard.words.length >= wordsEach)).toBe(true);
  for (const { heard } of all) expect(heard.words).toEqual(words);
  const lateness = all.flatMap(({ heard }) => heard.lateness).sort((a, b) => a - b);
  const p95 = lateness[Math.floor(lateness.length * 0.95)] ?? 0;
  console.log(`${lateness.length} words to ${chats} chats: p95 ${p95.toFixed(0)} ms, the slowest ${(lateness.at(-1) ?? 0).toFixed(0)} ms`);

  // The customers' process is lost while agents go on writing; customers come back to another, with the last id they have.
  await Promise.all(leaving.map((leave) => leave()));
  const going = everybody(wordsEach, wordsEach * 2);
  const successor = another();
  leaving = all.map(({ id, heard }) => listen(successor, id, heard));
  await going;
  const both = Array.from({ length: wordsEach * 2 }, (_, n) => `Word ${n}`);
  await expect.poll(() => all.every(({ heard }) => heard.words.length >= wordsEach * 2)).toBe(true);
  for (const { heard } of all) {
    expect(heard.words).toEqual(both);
    expect(heard.ids).toEqual([...new Set(heard.ids)].sort((a, b) => a - b));
  }
  await Promise.all(leaving.map((leave) => leave()));
  const [kept] = await here.sql<{ count: number }[]>`select count(*)::int as count from chat_messages where author = 'agent'`;
  expect(kept?.count).toBe(chats * wordsEach * 2);
}, 120_000);

test('what a process had not finished when it was lost is not there, and is sent again as the same message', async () => {
  const [session] = await here.sql<{ id: string }[]>`insert into chat_sessions (token_hash) values (sha256('lost')) returning id`;
  const id = session?.id ?? '';
  const doomed = another();
  const heard: Heard = { ids: [], words: [], lateness: [] };
  const leave = listen(here, id, heard);
  const message = { author: 'visitor', content: 'Hello', clientKey: 'sent-twice' } as const;
  await expect(
    doomed.db.transaction().execute(async (trx) => {
      await lockChat(trx, id);
      await addMessage(doomed, trx, id, message);
      throw new Error('lost');
    }),
  ).rejects.toThrow('lost');
  await lose(doomed);
  for (let n = 0; n < 2; n += 1)
    await there.db.transaction().execute(async (trx) => {
      await lockChat(trx, id);
      await addMessage(there, trx, id, message);
    });
  await expect.poll(() => heard.ids.length).toBe(1);
  await leave();
});
