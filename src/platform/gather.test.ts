import { expect, test } from 'vitest';
import { gather } from './gather.ts';

test('the first is done at once, those that come meanwhile together', async () => {
  const done: number[][] = [];
  let finish = () => {};
  const note = gather<number>(async (all) => {
    done.push([...all]);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  const first = note(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual([[1]]);
  const others = Promise.all([note(2), note(3)]);
  finish();
  await first;
  await new Promise(setImmediate);
  expect(done).toEqual([[1], [2, 3]]);
  finish();
  await others;
});

test('who is done together fails together, and those after are tried', async () => {
  let times = 0;
  const note = gather<number>(async () => {
    times += 1;
    if (times === 1) throw new Error('no');
  });
  await expect(Promise.all([note(1), note(2)])).rejects.toThrow('no');
  await note(3);
  expect(times).toBe(2);
});
