import { afterEach, expect, test, vi } from 'vitest';
import { callApi, detailOf } from './call-api.ts';

const failing = async (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer());
  const answered = await callApi('GET', '/api/anything');
  if (answered.ok) throw new Error('it did not fail');
  return answered;
};

afterEach(() => vi.unstubAllGlobals());

test('a write is carried on with when the page is left, unless it is too large for that', async () => {
  const carriedOn: (boolean | undefined)[] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_: string, { keepalive }: RequestInit) => {
    carriedOn.push(keepalive);
    return new Response(null, { status: 204 });
  });
  await callApi('POST', '/api/anything', { quantity: 1 });
  await callApi('DELETE', '/api/anything');
  await callApi('PUT', '/api/anything', { text: 'x'.repeat(8000) });
  await callApi('GET', '/api/anything');
  expect(carriedOn).toEqual([true, true, false, false]);
});

test('the server’s own sentence is told from what is said where there is none', async () => {
  const refused = await failing(() => Response.json({ detail: 'Finance available on orders over £12' }, { status: 422 }));
  expect(detailOf(refused)).toBe('Finance available on orders over £12');

  const fromProxy = await failing(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(fromProxy).toMatchObject({ status: 502, detail: expect.stringContaining('could not reach the shop') });
  expect(detailOf(fromProxy)).toBeNull();

  const tooLarge = await failing(() => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }));
  expect(detailOf(tooLarge)).toBe('This file is too large to be sent. Please make it smaller and try again.');

  const lost = await failing(() => {
    throw new TypeError('network');
  });
  expect(lost).toMatchObject({ status: 0, detail: expect.stringContaining('could not reach the shop') });
  expect(detailOf(lost)).toBeNull();
});
