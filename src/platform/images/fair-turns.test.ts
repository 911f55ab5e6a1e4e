import { expect, test } from 'vitest';
import { fairTurns, sharedWork, TooManyWaiting } from './fair-turns.ts';

/** A queue whose one place is taken, a way to ask it, and what was worked on in which order. */
function occupied(bounds: { most: number; perVisitor: number }) {
  const turns = fairTurns({ atOnce: 1, ...bounds });
  const done: string[] = [];
  const free = Promise.withResolvers<void>();
  const first = turns('somebody', () => true, () => free.promise); // biome-ignore format: one thought
  const ask = (visitor: string, name: string, isWanted = () => true) =>
    turns(visitor, isWanted, async () => void done.push(name)).then(
      () => 'made',
      (error) => (error instanceof TooManyWaiting ? 'dropped' : 'fault'),
    );
  const open = () => {
    free.resolve();
    return first;
  };
  return { turns, done, ask, open };
}

test('600 wishes of one visitor keep another waiting for one piece of work, and the newest come first', async () => {
  const { turns, done, ask, open } = occupied({ most: 100, perVisitor: 4 });
  const flood = Array.from({ length: 600 }, (_, i) => ask('flood', `flood ${i}`));
  const shopper = ask('shopper', 'shopper');
  await open();
  expect(await shopper).toBe('made');
  const ended = await Promise.all(flood);
  expect([ended.filter((end) => end === 'made').length, ended.filter((end) => end === 'dropped').length]).toEqual([4, 596]);
  expect(done).toEqual(['flood 599', 'shopper', 'flood 598', 'flood 597', 'flood 596']);
  expect(turns.isBusy()).toBe(false);
});

test('where many visitors fill the queue, whoever has most loses the oldest', async () => {
  const { ask, open } = occupied({ most: 3, perVisitor: 9 });
  const many = [1, 2, 3].map((i) => ask('many', `many ${i}`));
  const one = ask('one', 'one');
  await open();
  expect(await Promise.all([...many, one])).toEqual(['dropped', 'made', 'made', 'made']);
});

test('what nobody waits for any more is not made, and what one of two still wants is made once', async () => {
  const { turns, done, open } = occupied({ most: 9, perVisitor: 9 });
  const shared = sharedWork<void>(turns);
  const gone = AbortSignal.abort();
  const ask = (key: string, signal?: AbortSignal) =>
    shared(key, { visitor: 'a', gone: signal }, async () => void done.push(key)).then(
      () => 'made',
      () => 'dropped',
    );
  const asked = [ask('left', gone), ask('wanted', gone), ask('wanted')];
  await open();
  expect(await Promise.all(asked)).toEqual(['dropped', 'made', 'made']);
  expect(done).toEqual(['wanted']);
});
