import { expect, test, vi } from 'vitest';
import { type CachedResponse, createResponseCache } from './response-cache.server.ts';

test('an answer for one visitor is not kept', async () => {
  const kept = createResponseCache(5000);
  const made = async () => new Response('mine');
  const [first, second] = await Promise.all([kept.get('a', made), kept.get('a', made)]);
  expect([first === second, kept.find('a')]).toEqual([false, undefined]);
});

test('an answer has a date, unless something changed in the same second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const kept = createResponseCache(1000);
  const dateOf = async (key: string) => ((await kept.get(key, async () => ({ body: key, headers: {} }))) as CachedResponse).headers['Last-Modified'];
  expect(await dateOf('at once')).toBeUndefined();
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 0, 5));
  expect(await dateOf('later')).toBe('Thu, 01 Jan 2026 00:00:05 GMT');
  kept.clear();
  expect(await dateOf('later')).toBeUndefined();
  vi.useRealTimers();
});
