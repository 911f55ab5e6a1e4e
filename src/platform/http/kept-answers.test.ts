import { expect, test, vi } from 'vitest';
import { createKeptAnswers, type KeptAnswer } from './kept-answers.server.ts';

const fresh = (body: string) => async () => ({ body, headers: {} });

test('what was asked for longest ago goes first when room runs out', async () => {
  const kept = createKeptAnswers(5000);
  for (const key of ['a', 'b']) await kept.get(key, fresh('x'.repeat(1000)));
  kept.find('a');
  await kept.get('c', fresh('x'.repeat(1000)));
  expect(['a', 'b', 'c'].map((key) => kept.find(key) !== undefined)).toEqual([true, false, true]);
});

test('an answer larger than the whole room, or under an essay of a key, is given but not kept', async () => {
  const kept = createKeptAnswers(5000);
  expect(await kept.get('large', fresh('x'.repeat(10_000)))).toMatchObject({ headers: {} });
  await kept.get('k'.repeat(2000), fresh('x'));
  expect([kept.find('large'), kept.find('k'.repeat(2000))]).toEqual([undefined, undefined]);
});

test('a failure is told to all who waited, and not kept', async () => {
  const kept = createKeptAnswers(5000);
  const fail = async () => {
    throw new Error('no database');
  };
  const asked = [kept.get('a', fail), kept.get('a', fail)];
  for (const answer of asked) await expect(answer).rejects.toThrow('no database');
  expect(await kept.get('a', fresh('x'))).toMatchObject({ identity: Buffer.from('x') });
});

test('an answer has a date, unless something changed in the same second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const kept = createKeptAnswers(1000);
  const dateOf = async (key: string) => ((await kept.get(key, async () => ({ body: key, headers: {} }))) as KeptAnswer).headers['Last-Modified'];
  expect(await dateOf('at once')).toBeUndefined();
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 0, 5));
  expect(await dateOf('later')).toBe('Thu, 01 Jan 2026 00:00:05 GMT');
  kept.clear();
  expect(await dateOf('later')).toBeUndefined();
  vi.useRealTimers();
});
