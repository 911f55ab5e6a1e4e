import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.server.ts';

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
