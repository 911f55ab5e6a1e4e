import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runJobs } from './jobs.server.ts';
import type { Log } from './log.server.ts';

const quiet = () => ({ error: vi.fn(), warn: vi.fn() }) as unknown as Log & { error: ReturnType<typeof vi.fn>; warn: ReturnType<typeof vi.fn> };

test('a job runs on while there is more, then waits its time', async () => {
  let left = 3;
  const run = vi.fn(async () => --left > 0);
  const jobs = runJobs([{ name: 'work', everySeconds: 0.05, run }], quiet());
  await sleep(20);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(4));
  await jobs.stop();
  const calls = run.mock.calls.length;
  await sleep(120);
  expect(run).toHaveBeenCalledTimes(calls);
});

test('stopping waits for what is under way and begins nothing new', async () => {
  let finished = false;
  const run = vi.fn(async (stopping: AbortSignal) => {
    await sleep(80);
    finished = stopping.aborted;
    return true;
  });
  const jobs = runJobs([{ name: 'slow', everySeconds: 1, run }], quiet());
  await sleep(10);
  await jobs.stop();
  expect(finished).toBe(true);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a failing job neither stops the others nor itself; a lost database is said once', async () => {
  const log = quiet();
  let tries = 0;
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const other = vi.fn(async () => false);
  const jobs = runJobs(
    [
      {
        name: 'unlucky',
        everySeconds: 0.01,
        run: async () => {
          tries += 1;
          if (tries <= 3) throw away;
          if (tries === 4) throw new Error('a fault');
          return false;
        },
      },
      { name: 'other', everySeconds: 0.01, run: other },
    ],
    log,
  );
  await vi.waitFor(() => expect(tries).toBeGreaterThan(5));
  await jobs.stop();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(other.mock.calls.length).toBeGreaterThan(3);
});
