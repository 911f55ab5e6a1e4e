import { expect, test } from 'vitest';
import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { mount } from './mount.ts';
import { type Caller, call, uuid } from './route.ts';

const logged: unknown[] = [];
const shop = { config: { production: false }, log: { error: (line: unknown) => logged.push(line) } } as unknown as Shop;
const product = '0b9ad7a0-7d1f-4cf3-9f4a-0a2f3f1c5d11';
const down = () => Promise.reject(Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' }));
const answer = z.object({ said: z.string() });
const made = { tag: 'Test', summary: 'For the test.', access: 'everyone', answer } as const;

const calls = [
  call({
    ...made,
    method: 'get',
    path: '/floors/{id}',
    params: z.object({ id: uuid }),
    missing: 'Product not found',
    handle: (_, { params }) => ({ said: params.id }),
  }),
  call({
    ...made,
    method: 'get',
    path: '/floors',
    query: z.object({ page: z.enum(['1', '2'], 'Please give a page.').optional() }),
    handle: (_, { query }) => ({ said: query.page ?? '' }),
  }),
  call({
    ...made,
    method: 'post',
    path: '/floors',
    body: z.object({ name: z.string().min(1, 'Please name it.') }),
    status: 201,
    handle: (_, { body }) => ({ said: body.name }),
  }),
  call({ ...made, method: 'get', path: '/refused', handle: () => Promise.reject(new Refusal('conflict', 'sold-out', 'That was the last box.')) }),
  call({ ...made, method: 'get', path: '/fault', handle: () => Promise.reject(new Error('secret')) }),
  call({ ...made, method: 'get', path: '/down', handle: down }),
  call({ ...made, method: 'get', path: '/lies', handle: () => JSON.parse('{}') }),
  call({ ...made, method: 'get', path: '/mine', access: 'customer', handle: () => ({ said: 'yours' }) }),
  call({ ...made, method: 'get', path: '/staff', access: 'admin', handle: () => ({ said: 'staff' }) }),
];

const people: Record<string, Caller> = { ann: { userId: 'a', isAdmin: false }, eve: { userId: 'e', isAdmin: true } };
const app = mount(shop, calls, async (_, request) => people[request.headers.get('authorization') ?? ''] ?? null);
const get = async (path: string, init: RequestInit = {}) => {
  const response = await app.request(path, init);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, headers: response.headers, type, json: type.includes('json') ? await response.json() : null };
};
const post = (body: BodyInit, type = 'application/json') => get('/floors', { method: 'POST', body, headers: { 'content-type': type } });

test('answers typed JSON', async () => {
  expect(await get(`/floors/${product.toUpperCase()}`)).toMatchObject({ status: 200, json: { said: product } });
  expect(await get('/floors?page=2&utm_source=x')).toMatchObject({ status: 200, json: { said: '2' } });
  expect(await post('{"name":"Oak"}')).toMatchObject({ status: 201, json: { said: 'Oak' } });
});

test('what is malformed is a problem with a sentence and the fields', async () => {
  expect(await get('/floors?page=x')).toMatchObject({
    status: 422,
    type: 'application/problem+json',
    json: {
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      code: 'invalid-form',
      detail: 'Please give a page.',
      errors: [{ field: 'page', message: 'Please give a page.' }],
    },
  });
  expect(await get('/floors?page=1&page=2')).toMatchObject({ status: 422 });
  expect(await post('{"name":""}')).toMatchObject({ status: 422, json: { errors: [{ field: 'name', message: 'Please name it.' }] } });
});

test('an id that is no id is a record that is not there', async () => {
  for (const id of ['1', "1' or 1=1", '%00', '%E0%A4%A', '..%2f..', 'x'.repeat(10_000)]) {
    expect(await get(`/floors/${id}`)).toMatchObject({ status: 404, json: { detail: 'Product not found' } });
  }
});

test('bodies that cannot be read', async () => {
  expect(await post('{')).toMatchObject({ status: 400, json: { detail: 'The request is not valid JSON.' } });
  expect(await post(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({ status: 400 });
  expect(await post('{}', 'text/plain')).toMatchObject({ status: 415 });
  expect(await post(JSON.stringify({ name: 'x'.repeat(70_000) }))).toMatchObject({ status: 413, json: { detail: 'Please send at most 64 KB.' } });
  expect(await post('{"name":"\\u0000"}')).toMatchObject({ status: 422, json: { errors: [{ field: 'name' }] } });
  expect(await post('{"name":"\\ud800"}')).toMatchObject({ status: 422 });
  expect(await post('{"name":"O\\u200bak\\u0085\\ufffe"}')).toMatchObject({ status: 201, json: { said: 'Oak\n' } });
  expect(await post('{"__proto__":{"name":"x"}}')).toMatchObject({ status: 422 });
});

test('refusals, faults and a lost database', async () => {
  expect(await get('/refused')).toMatchObject({ status: 409, json: { code: 'sold-out', detail: 'That was the last box.' } });
  const fault = await get('/fault');
  expect(fault).toMatchObject({ status: 500, json: { code: 'fault' } });
  expect(JSON.stringify(fault.json)).not.toContain('secret');
  expect(await get('/lies')).toMatchObject({ status: 500 });
  const lost = await get('/down');
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '5']);
  expect(logged).toHaveLength(3);
});

test('paths and methods that do not exist', async () => {
  expect(await get('/nothing')).toMatchObject({ status: 404, type: 'application/problem+json', json: { code: 'no-such-call' } });
  const wrong = await get('/floors', { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
  expect((await get('/floors', { method: 'OPTIONS' })).status).toBe(204);
  expect((await app.request('/floors', { method: 'HEAD' })).status).toBe(200);
});

test('nobody makes a call that is not theirs to make', async () => {
  const status = async (path: string, authorization = '') => (await get(path, { headers: { authorization } })).status;
  expect([await status('/mine'), await status('/mine', 'ann'), await status('/mine', 'eve')]).toEqual([401, 200, 200]);
  expect([await status('/staff'), await status('/staff', 'ann'), await status('/staff', 'eve')]).toEqual([401, 403, 200]);
});
