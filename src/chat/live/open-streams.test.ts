import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';
import { maxStreams } from './open-streams.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = createApi(shop);

const post = async (path: string, body: unknown, token = '') =>
  api.request(path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-chat-token': token }, body: JSON.stringify(body) });
const begin = async () => (await (await post('/chat/session', {})).json()) as { session_id: string; token: string };
const streams: AbortController[] = [];
const listen = async ({ session_id, token }: { session_id: string; token: string }, method = 'GET') => {
  const stop = new AbortController();
  streams.push(stop);
  return api.request(`/chat/stream/${session_id}`, { method, headers: { 'x-chat-token': token }, signal: stop.signal });
};
const endAll = () => {
  for (const stop of streams.splice(0)) stop.abort();
};

test('a conversation is open in so many windows; one that closes makes room for another', async () => {
  const chat = await begin();
  for (let n = 0; n < maxStreams.conversation; n += 1) expect((await listen(chat)).status).toBe(200);
  const refused = await listen(chat);
  expect([refused.status, refused.headers.get('retry-after'), ((await refused.json()) as { detail: string }).detail]).toEqual([
    429,
    '60',
    'This chat is open in too many windows. Please close one, or wait a minute.',
  ]);
  streams[0]?.abort();
  expect((await listen(chat)).status).toBe(200);
  endAll();
});

test('one address holds so many open, whatever conversations it begins', async () => {
  const statuses: number[] = [];
  for (let n = 0; n * maxStreams.conversation <= maxStreams.address; n += 1) {
    const chat = await begin();
    for (let window = 0; window < maxStreams.conversation; window += 1) statuses.push((await listen(chat)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxStreams.address);
  endAll();
});

test('what only asks after a stream (HEAD) holds none open', async () => {
  const chat = await begin();
  for (let n = 0; n < maxStreams.conversation * 2; n += 1) expect((await listen(chat, 'HEAD')).status).toBe(200);
  expect((await listen(chat)).status).toBe(200);
  endAll();
});

const asksFor: [string, (chat: { session_id: string; token: string }) => Promise<Response>, number][] = [
  ['request_escalation', (chat) => post('/chat/message', { ...chat, message: 'A person please', request_escalation: true }, chat.token), 20],
  ['/chat/escalate', (chat) => post('/chat/escalate', { ...chat, user_message: 'A person please' }, chat.token), 20],
  ['typing', (chat) => post(`/chat/seen/${chat.session_id}`, { typing: true }, chat.token), 120],
];
test.each(asksFor)('%s has its limit in each conversation, says how long to wait, and leaves other visitors alone', async (_, ask, most) => {
  await shop.sql`truncate rate_limits`;
  const chat = await begin();
  for (let n = 0; n < most; n += 1) expect((await ask(chat)).status).not.toBe(429);
  const refused = await ask(chat);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(((await refused.json()) as { detail: string }).detail).toMatch(/(wait a minute|in a minute)[\w ]*\.$/);
  expect((await ask(await begin())).status).not.toBe(429);
});
