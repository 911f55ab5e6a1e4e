import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { openScriptedModel } from '../../test/scripted-model.ts';
import { createApi } from '../api/api.server.ts';
import { mailWaitingChats } from './agents/alert-staff.server.ts';
import { listLoggedAnswers, sumUpAnswers } from './answer-log.server.ts';
import { learnHowPeopleAsk } from './assistant/understanding/understand.server.ts';
import { chatWords } from './conversation.ts';
import { mailUnseenReplies } from './reminders.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);
let ahead = 0;
shop.now = () => new Date(Date.now() + ahead);

const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const [name, is_admin] of [
    ['ann', false],
    ['una', true],
    ['rory', true],
  ] as const) {
    const row = { full_name: `${name} Quinn`, username: `${name}q`, email: `${name}q@example.com`, password_hash: 'x', is_admin };
    const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
    tokens[name] = await openSession(shop, id);
  }
});
// From source the examples are learnt at the first question, which takes longer than an answer may.
beforeAll(learnHowPeopleAsk, 180_000);
beforeEach(async () => {
  ahead = 0;
  await shop.sql`truncate chat_sessions, rate_limits, outbox cascade`;
});

type Message = { _id: string; content: string; message_type: string; agent_name: string | null; products: unknown[]; client_key: string | null };
type Json = {
  session_id: string;
  token: string;
  detail: string;
  response: string;
  messages: Message[];
  status: { state: string; ahead: number | null; agent_name: string | null };
  reminders: { unread: number; last_message: string }[];
  chats: { id: string; unanswered: number; last_message: string }[];
  visitor: { name: string; orders: unknown[] };
};
type Who = { as?: string; chat?: string };
const send = async (method: string, path: string, body?: unknown, { as, chat }: Who = {}) => {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(as && { authorization: `Bearer ${tokens[as]}` }),
    ...(chat && { 'x-chat-token': chat }),
  };
  const answer = await api.request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Json };
};
const begin = async (who: Who = {}) => (await send('POST', '/chat/session', { guest_id: 'x', user_id: 'somebody-else' }, who)).body;
const say = (session_id: string, message: string, who: Who, more: object = {}) =>
  send('POST', '/chat/message', { session_id, message, ...more }, who);

test('a guest asks and is answered; the id alone opens nothing', async () => {
  const { session_id, token } = await begin();
  const answer = await say(session_id, 'Which tiles are under £30 a m²?', { chat: token });
  expect(answer.status).toBe(200);
  expect(answer.body.messages.map(({ message_type }) => message_type)).toEqual(['user', 'assistant']);
  expect(answer.body.response).not.toBe('');
  expect(answer.body.messages[1]?.products.length).toBeGreaterThan(0);
  const other = await begin();
  for (const who of [{}, { chat: 'x'.repeat(43) }, { chat: other.token }, { as: 'ann' }]) {
    expect((await send('GET', `/chat/history/${session_id}`, undefined, who)).status).toBe(404);
    expect((await say(session_id, 'Hello', who)).status).toBe(404);
    expect((await send('GET', `/chat/stream/${session_id}`, undefined, who)).status).toBe(404);
  }
  expect((await begin({ chat: token })).session_id).toBe(session_id);
});

test('of conversations from one address those that begin are counted, not whoever goes on with one', async () => {
  const anns = await begin({ as: 'ann' });
  const guests = await begin();
  await shop.sql`update rate_limits set attempts = 60 where key like 'chat-session:%'`;
  for (const [who, known] of [
    [{ as: 'ann' }, anns],
    [{ chat: guests.token }, guests],
  ] as const)
    expect((await begin(who)).session_id).toBe(known.session_id);
  expect((await begin()).detail).toMatch(/^Too many chats/);
});

test('an answer comes sentence by sentence, to its end', async () => {
  const { session_id, token } = await begin();
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', 'x-chat-token': token };
  const body = JSON.stringify({ session_id, message: 'How much is delivery?' });
  const heard = await (await api.request('/chat/message', { method: 'POST', headers, body })).text();
  const sentences = [...heard.matchAll(/event: text\ndata: (.*)/g)].map(([, data]) => (JSON.parse(data ?? '') as { text: string }).text);
  const { messages } = (await send('GET', `/chat/history/${session_id}`, undefined, { chat: token })).body;
  expect(sentences.join('')).toBe(messages.at(-1)?.content);
  expect(heard.endsWith('event: done\ndata: {}\n\n')).toBe(true);
});

test('what a model does is told as it does it, and how each answer came about is written down for staff', async () => {
  const server = await openScriptedModel([
    { call: 'find_by_name', with: { name: 'Gull Grey' } },
    { say: 'The Gull Grey costs £1.23 a m².' },
    { say: 'The Gull Grey costs £29.95 a m².', tokens: 1_000, cached: 900, written: 50 },
  ]);
  const price = { read: 2, written: 10, cached: 0.2, caching: 2.5 };
  const model = { kind: 'openai-compatible', model: 'm', apiKey: 'k', baseUrl: server.url, price, dayMicros: 1e9, visitMicros: 1e9 } as const;
  const withModel = createApi({ ...shop, config: { ...shop.config, model } });
  const { session_id, token } = await begin();
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', 'x-chat-token': token };
  const body = JSON.stringify({ session_id, message: 'How much is the gull grey?' });
  const heard = await (await withModel.request('/chat/message', { method: 'POST', headers, body })).text();
  await server.close();
  const events = [...heard.matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, name = '', data = '{}']) => ({ name, data: JSON.parse(data) }));
  expect(events.map(({ name }) => name)).toEqual(['doing', 'cards', 'withdrawn', 'cards', 'text', 'done']);
  expect(events[0]?.data).toEqual({ words: 'Looking at the catalogue…' });
  expect(events[1]?.data).toMatchObject({ products: [{ price_per_m2: 29.95 }], sources: [{ href: expect.stringMatching(/^\/products\//) }] });

  const { messages } = (await send('GET', `/chat/history/${session_id}`, undefined, { chat: token })).body;
  const message_id = Number(messages.at(-1)?._id);
  const rate = (thumb: unknown, who: Who) => send('POST', `/chat/rate/${session_id}`, { message_id, thumb }, who);
  expect((await rate('down', { chat: token })).status).toBe(204);
  const other = await begin();
  expect((await rate('up', { chat: other.token })).status).toBe(404);
  expect((await send('POST', `/chat/rate/${other.session_id}`, { message_id, thumb: 'up' }, { chat: other.token })).status).toBe(404);
  expect((await rate('sideways', { chat: token })).status).toBe(422);
  const logged = await listLoggedAnswers(shop, 'down', 1);
  expect(logged).toMatchObject({
    total: 1,
    answers: [
      {
        question: 'How much is the gull grey?',
        by: 'model',
        outcome: 'grounded',
        tools: ['find_by_name'],
        tokensCached: 900,
        tokensWritten: 50,
        thumb: 'down',
      },
    ],
  });
  // Two rounds of 100, and one of 100 read, 900 from the cache and 50 written.
  expect(logged.answers[0]).toMatchObject({ tokensRead: 1_200, micros: 3 * 100 * 2 + 900 * 0.2 + 50 * 10 });
  expect(logged.answers[0]?.reason).toContain('£1.23');
  await say(session_id, 'How much is delivery?', { chat: token });
  expect((await listLoggedAnswers(shop, 'all', 1)).answers[0]).toMatchObject({ by: 'built-in', outcome: null, micros: 0 });
  expect((await rate(null, { chat: token })).status).toBe(204);
  expect(await sumUpAnswers(shop)).toMatchObject({ answers: 2, byModel: 1, down: 0 });
});

test('a message sent again after a lost answer is one message', async () => {
  const { session_id, token } = await begin();
  const key = { client_key: 'once-only-1' };
  await Promise.all([say(session_id, 'Hello', { chat: token }, key), say(session_id, 'Hello', { chat: token }, key)]);
  const { messages } = (await send('GET', `/chat/history/${session_id}`, undefined, { chat: token })).body;
  expect(messages.map(({ message_type }) => message_type)).toEqual(['user', 'assistant']);
  const before = await send('GET', `/chat/history/${session_id}?before=${messages[1]?._id}`, undefined, { chat: token });
  expect(before.body.messages).toEqual(messages.slice(0, 1));
});

test('junk is refused in a sentence', async () => {
  const { session_id, token } = await begin();
  for (const message of ['', '   ', 'x'.repeat(10_000), '\u0000\u200b', 7, null])
    expect((await say(session_id, message as string, { chat: token })).status).toBe(422);
  expect((await say(session_id, '<script>alert(1)</script>', { chat: token })).body.messages[0]?.content).toBe('<script>alert(1)</script>');
});

test('a person takes over: login needed, one agent has it, and the assistant is quiet', async () => {
  const guest = await begin();
  expect(await send('POST', '/chat/escalate', { session_id: guest.session_id }, { chat: guest.token })).toMatchObject({
    status: 401,
    body: { detail: chatWords.loginToEscalate },
  });
  // The guest's conversation goes along when they log in.
  const { session_id } = await begin({ as: 'ann', chat: guest.token });
  expect(session_id).toBe(guest.session_id);
  const asked = await send('POST', '/chat/escalate', { session_id, reason: 'asked', user_message: 'A person, please' }, { as: 'ann' });
  expect(asked.body.status).toMatchObject({ state: 'waiting', ahead: 0 });
  expect(asked.body.messages.map(({ message_type }) => message_type)).toEqual(['user', 'escalation']);
  expect((await send('GET', '/admin/chats', undefined, { as: 'una' })).body.chats).toMatchObject([
    { id: session_id, unanswered: 1, last_message: 'A person, please' },
  ]);
  const claims = await Promise.all(['una', 'rory'].map((as) => send('POST', `/admin/chats/${session_id}/claim`, {}, { as })));
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [agent, other] = claims[0]?.status === 200 ? ['una', 'rory'] : ['rory', 'una'];
  expect((await send('POST', `/admin/chats/${session_id}/message`, { message: 'Hello Ann' }, { as: other })).status).toBe(409);
  expect((await send('POST', `/admin/chats/${session_id}/message`, { message: 'Hello Ann' }, { as: agent })).status).toBe(200);
  const said = await say(session_id, 'How many boxes for 20 m²?', { as: 'ann' });
  expect(said.body.status).toMatchObject({ state: 'human', agent_name: agent });
  expect(said.body.messages.at(-1)).toMatchObject({ message_type: 'user' });
  expect((await send('GET', `/admin/chats/${session_id}`, undefined, { as: agent })).body.visitor).toMatchObject({ name: 'ann Quinn', orders: [] });
  expect((await send('POST', `/admin/chats/${session_id}/hand-back`, {}, { as: agent })).status).toBe(200);
  expect((await say(session_id, 'Do you deliver to Derry?', { as: 'ann' })).body.messages.at(-1)).toMatchObject({ message_type: 'assistant' });
});

test('an agent’s answer that nobody has seen is reminded of, and mailed once', async () => {
  const { session_id } = await begin({ as: 'ann' });
  await send('POST', '/chat/escalate', { session_id }, { as: 'ann' });
  await send('POST', `/admin/chats/${session_id}/claim`, {}, { as: 'una' });
  await send('POST', `/admin/chats/${session_id}/message`, { message: 'Twelve boxes.' }, { as: 'una' });
  expect((await send('GET', '/user/chat-reminders', undefined, { as: 'ann' })).body.reminders).toMatchObject([
    { unread: 1, last_message: 'Twelve boxes.' },
  ]);
  expect((await send('GET', '/user/chat-reminders', undefined, { as: 'rory' })).body.reminders).toEqual([]);
  expect(await mailUnseenReplies(shop)).toBe(false);
  ahead = 3 * 60_000;
  expect([await mailUnseenReplies(shop), await mailUnseenReplies(shop)]).toEqual([true, false]);
  expect(await shop.sql`select kind, recipient from outbox`).toEqual([{ kind: 'chat-reply', recipient: 'annq@example.com' }]);
  const { messages } = (await send('GET', `/chat/history/${session_id}`, undefined, { as: 'ann' })).body;
  await send('POST', `/chat/seen/${session_id}`, { up_to: Number(messages.at(-1)?._id) }, { as: 'ann' });
  expect((await send('GET', '/user/chat-reminders', undefined, { as: 'ann' })).body.reminders).toEqual([]);
});

test('staff are mailed once about a customer who waits while nobody has the inbox open', async () => {
  await shop.sql`update settings set values = values || '{"chat_alert_minutes": 5, "chat_alert_email": "desk@example.com"}'`;
  await caughtUp(shop);
  const { session_id } = await begin({ as: 'ann' });
  await send('POST', '/chat/escalate', { session_id, user_message: 'Can I collect today?' }, { as: 'ann' });
  expect(await mailWaitingChats(shop)).toBe(false);
  ahead = 5 * 60_000 + 1_000;
  await send('GET', '/admin/chats', undefined, { as: 'una' });
  expect(await mailWaitingChats(shop)).toBe(false);
  ahead += 2 * 60_000;
  expect([await mailWaitingChats(shop), await mailWaitingChats(shop)]).toEqual([true, false]);
  const [letter, ...others] = await shop.sql`select recipient, subject, text from outbox`;
  expect([letter, others]).toMatchObject([{ recipient: 'desk@example.com', subject: 'ann Quinn is waiting in the chat' }, []]);
  for (const said of ['“Can I collect today?”', `/admin/chats?chat=${session_id}`]) expect(letter?.text).toContain(said);
});

test('whoever listens to the queue has the inbox open', async () => {
  await shop.sql`update users set inbox_seen_at = null`;
  const stop = new AbortController();
  const answer = await api.request('/admin/chats/stream', { headers: { authorization: `Bearer ${tokens.una}` }, signal: stop.signal });
  const seen = async () => (await shop.sql`select 1 from users where inbox_seen_at is not null`).length;
  await expect.poll(seen).toBe(1);
  stop.abort();
  await answer.body?.cancel().catch(() => {});
});

test('a stream gives every message once and in order, from the last one on', async () => {
  const { session_id } = await begin({ as: 'ann' });
  await send('POST', '/chat/escalate', { session_id }, { as: 'ann' });
  await send('POST', `/admin/chats/${session_id}/claim`, {}, { as: 'una' });
  const stop = new AbortController();
  const answer = await api.request(`/chat/stream/${session_id}`, { headers: { authorization: `Bearer ${tokens.ann}` }, signal: stop.signal });
  const heard: string[] = [];
  const reading = (async () => {
    let text = '';
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      heard.splice(
        0,
        heard.length,
        ...[...text.matchAll(/event: message\ndata: (.*)\n/g)].map(([, data]) => (JSON.parse(data ?? '') as Message).content),
      );
    }
  })();
  for (let n = 1; n <= 20; n += 1) await send('POST', `/admin/chats/${session_id}/message`, { message: `Word ${n}` }, { as: 'una' });
  await expect.poll(() => heard.slice(2)).toEqual(Array.from({ length: 20 }, (_, n) => `Word ${n + 1}`));
  stop.abort();
  await reading.catch(() => {});
});
