import { afterAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';
import { answerWhole } from '../assistant/answer-question.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);
const row = { full_name: 'Una Quinn', username: 'unaq', email: 'unaq@example.com', password_hash: 'x', is_admin: true };
const { id: userId } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
const authorization = `Bearer ${await openSession(shop, userId)}`;
const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = { authorization }) => {
  const answer = await api.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never[]> & { id: string } };
};
const ask = (question: string) => answerWhole(shop, { question, history: [], visitor: { userId: null, productId: null, sessionId: 's' } });

test('staff answer over the API what the assistant could not, and only they do', async () => {
  await ask('Is there any parking at the showroom?');
  expect((await send('GET', '/admin/chat-questions', undefined, {})).status).toBe(401);
  const [question] = (await send('GET', '/admin/chat-questions')).body.questions as unknown as { id: string; question: string }[];
  expect(question?.question).toBe('Is there any parking at the showroom?');
  const form = { question: 'Is there parking?', also_asked: ['parking at the showroom'], answer: 'Yes, six spaces.' };
  expect((await send('POST', '/admin/chat-answers', { ...form, answer: ' ' })).status).toBe(422);
  const made = await send('POST', '/admin/chat-answers', { ...form, unanswered_id: question?.id });
  expect(made.status).toBe(201);
  await caughtUp(shop);
  expect((await ask('is there parking?')).text).toBe('Yes, six spaces.');
  expect((await send('GET', '/admin/chat-questions')).body.questions).toEqual([]);
  const change = { ...form, answer: 'Eight spaces.', version: 1 };
  const changes = [
    await send('PUT', `/admin/chat-answers/${made.body.id}`, change),
    await send('PUT', `/admin/chat-answers/${made.body.id}`, change),
  ];
  expect(changes.map(({ status }) => status)).toEqual([200, 409]);
  expect((await send('GET', '/admin/chat-answers')).body.answers).toMatchObject([{ answer: 'Eight spaces.', version: 2 }]);
  expect((await send('DELETE', `/admin/chat-answers/${made.body.id}`)).status).toBe(200);
  expect((await send('DELETE', `/admin/chat-answers/${made.body.id}`)).status).toBe(404);
  expect((await send('DELETE', `/admin/chat-questions/${question?.id}`)).status).toBe(200);
  expect((await send('DELETE', `/admin/chat-questions/${question?.id}`)).status).toBe(404);
});
